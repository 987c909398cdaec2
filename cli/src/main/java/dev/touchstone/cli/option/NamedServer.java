package dev.touchstone.cli.option;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.engines.Credentials;
import dev.touchstone.engines.catalogue.Catalogue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Option;

/** A server that is named by its product, host and port, as GDsmith and RD2 do: {@code neo4j --host localhost --port 7687}. */
public final class NamedServer {
    /** RD2 asks for a MarkLogic server without naming it, beside these. */
    private static final List<String> BESIDE_MARKLOGIC = List.of("jena", "rdf4j");

    private static final String MARKLOGIC = "marklogic";

    @Option(
            names = "--host",
            paramLabel = "NAME",
            description = "Host of a server that is named by its product, such as neo4j (default: localhost).")
    Optional<String> host = Optional.empty();

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "Port of that server (default: the usual one of its protocol).")
    Optional<Integer> port = Optional.empty();

    @Option(names = "--username", paramLabel = "NAME", description = "User at that server.")
    Optional<String> username = Optional.empty();

    @Option(
            names = "--password",
            paramLabel = "WORD",
            description = "Password at that server; others on this machine can see it on the command line, so prefer "
                    + "TOUCHSTONE_PASSWORD or a configuration file.")
    Optional<String> password = Optional.empty();

    @Option(names = "--dbname", paramLabel = "NAME", description = "Database of a MarkLogic server, as in RD2.")
    Optional<String> database = Optional.empty();

    private boolean isGiven() {
        return host.isPresent() || port.isPresent();
    }

    /** The engines to test: with a host or a port, each word is the product of that server. */
    public List<String> engines(List<String> words, Catalogue catalogue) {
        checkDatabase(words);
        if (!isGiven()) {
            return words.isEmpty() && database.isPresent() ? BESIDE_MARKLOGIC : words;
        }
        List<String> engines = new ArrayList<>();
        if (words.isEmpty()) {
            engines.add(url(MARKLOGIC, catalogue)
                    + database.map(name -> ";database=" + name).orElse(""));
            engines.addAll(BESIDE_MARKLOGIC);
        }
        words.forEach(word -> engines.add(url(word, catalogue)));
        return engines;
    }

    /** The name itself is not repeated: it may be an address with a password in it. */
    private void checkDatabase(List<String> words) {
        if (database.filter(name -> !name.matches("[\\w-]+")).isPresent()) {
            throw new UserMistake("--dbname takes the name of a database, of letters, digits, _ and -");
        }
        if (database.isPresent() && !words.isEmpty()) {
            throw new UserMistake("--dbname is for a MarkLogic server, which is tested beside Jena and RDF4J where no "
                    + "engine is named");
        }
    }

    private String url(String word, Catalogue catalogue) {
        if (EngineId.isUrl(word)) {
            throw new UserMistake("--host and --port are for a server that is named by its product, and " + word
                    + " has both in its URL");
        }
        String product = word.replaceFirst("@.*", "");
        return catalogue
                .url(product, host.orElse("localhost"), port)
                .orElseThrow(() -> new UserMistake("no server is known by the name \"" + product
                        + "\", so that --host and --port do not say how to speak to it; give its URL"));
    }

    /** With the server among these engines, and the credentials that were given for it. */
    public ServerAccess over(ServerAccess known, List<String> engines) {
        if (!isGiven()) {
            return known;
        }
        Map<String, Credentials> credentials = new HashMap<>(known.credentials());
        password.ifPresent(word -> engines.stream()
                .filter(EngineId::isUrl)
                .forEach(url -> credentials.put(url, new Credentials(username.orElse(""), word))));
        return new ServerAccess(credentials, known.disposable(), union(known.named(), engines));
    }

    private static Set<String> union(Set<String> named, List<String> engines) {
        Set<String> all = new HashSet<>(named);
        engines.stream().filter(EngineId::isUrl).forEach(all::add);
        return all;
    }
}
