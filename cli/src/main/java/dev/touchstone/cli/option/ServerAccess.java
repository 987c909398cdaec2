package dev.touchstone.cli.option;

import dev.touchstone.engines.Credentials;
import java.io.Console;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The user's access to servers: credentials, and whether their data may be deleted.
 *
 * @param credentials by URL, from the configuration file
 * @param disposable the URLs of servers whose data nobody needs
 * @param named the URLs of all servers that the configuration file names
 */
public record ServerAccess(Map<String, Credentials> credentials, List<String> disposable, Set<String> named) {
    static final ServerAccess NONE = new ServerAccess(Map.of(), List.of(), Set.of());

    public ServerAccess {
        credentials = new LinkedHashMap<>(credentials);
        disposable = List.copyOf(disposable);
        named = Set.copyOf(named);
    }

    /** From the configuration file, else from the environment, else from a prompt on the terminal. */
    Optional<Credentials> to(String url, boolean interactive) {
        return Optional.ofNullable(credentials.get(url))
                .or(() -> inEnvironment(System.getenv()))
                .or(() -> interactive ? asked(url) : Optional.empty());
    }

    static Optional<Credentials> inEnvironment(Map<String, String> environment) {
        return Optional.ofNullable(environment.get(Credentials.PASSWORD))
                .map(password -> new Credentials(environment.getOrDefault(Credentials.USER, ""), password));
    }

    @SuppressWarnings("SystemConsoleNull") // before JDK 22 it does return null
    private static Optional<Credentials> asked(String url) {
        Console console = System.console();
        if (console == null) {
            return Optional.empty();
        }
        String user = console.readLine("user at %s (empty for none): ", url);
        if (user == null || user.isBlank()) {
            return Optional.empty();
        }
        char[] password = console.readPassword("password: ");
        return Optional.of(new Credentials(user, password == null ? "" : new String(password)));
    }
}
