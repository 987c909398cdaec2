package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.campaign.Group;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Language;
import dev.touchstone.core.oracle.Languages;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.fetch.MavenSettings;
import dev.touchstone.engines.fetch.Progress;
import dev.touchstone.engines.host.HostLauncher;
import dev.touchstone.engines.jdk.Jdk;
import dev.touchstone.engines.jdk.Jdks;
import dev.touchstone.engines.server.Servers;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** The options about engines that several commands share, and what is built from them. */
final class Workshop {
    @Option(
            names = "--jdk",
            paramLabel = "FOLDER",
            split = ",",
            description = "A JDK to use for engines that it suits; may be given more than once.")
    List<Path> jdkFolders = new ArrayList<>();

    @Option(
            names = "--heap",
            paramLabel = "SIZE",
            defaultValue = "512m",
            description = "The largest heap of an engine's process (default: ${DEFAULT-VALUE}).")
    String heap = "512m";

    @Option(
            names = "--disposable",
            paramLabel = "URL",
            split = ",",
            description = "A server whose data may be deleted; one that is not empty is refused otherwise.")
    List<String> disposable = new ArrayList<>();

    @Option(
            names = "--server",
            paramLabel = "URL",
            split = ",",
            description = "A server that stands in a finding or in a campaign's folder, and that may be contacted.")
    List<String> servers = new ArrayList<>();

    @Option(
            names = "--trust",
            description =
                    "Also run statements, of your own or of a finding, that reach files, the network or other programs.")
    boolean trust;

    /** What the configuration file says of servers. */
    Access access = Access.NONE;

    /** The engines that the configuration file names. */
    List<String> configured = List.of();

    @Spec(Spec.Target.MIXEE)
    CommandSpec command;

    final Languages languages = Languages.installed();
    final Catalogue catalogue = Catalogue.standard();
    final Json json = new Json(languages);

    Terminal terminal() {
        return Terminal.of(command);
    }

    Engines engines(Progress progress) {
        return new Engines(catalogue, new Fetcher(settings(), cacheFolder(), progress), jdks());
    }

    MavenSettings settings() {
        return MavenSettings.read(System.getenv(), userHome());
    }

    Jdks jdks() {
        for (Path folder : jdkFolders) {
            if (Jdk.in(folder).isEmpty()) {
                throw new UserMistake("--jdk " + folder + " is not a JDK: it has no bin/java, or no release file");
            }
        }
        return Jdks.find(jdkFolders, System.getenv(), userHome());
    }

    /** Where class paths are remembered: as the XDG rules say. */
    static Path cacheFolder() {
        return Optional.ofNullable(System.getenv("XDG_CACHE_HOME"))
                .filter(folder -> !folder.isBlank())
                .map(Path::of)
                .orElse(userHome().resolve(".cache"))
                .resolve("touchstone");
    }

    private static Path userHome() {
        return Path.of(System.getProperty("user.home"));
    }

    /** Refuses a name that no engine has, before anything is done for the others. */
    void check(List<String> names) {
        names.stream().filter(EngineId::isUrl).forEach(url -> Servers.protocol(url, catalogue));
        names.stream().filter(name -> !EngineId.isUrl(name)).forEach(this::checkWord);
        names.stream()
                .filter(name -> !EngineId.isUrl(name))
                .map(name -> name.replaceFirst("@.*", ""))
                .filter(name -> catalogue.named(name).filter(Entry::isStarted).isEmpty())
                .findFirst()
                .ifPresent(name -> {
                    throw Engines.unknown(name, catalogue);
                });
    }

    private void checkWord(String word) {
        Engines.checkWord(word);
        String name = word.replaceFirst("@.*", "");
        if (catalogue.isReference(name)) {
            throw new UserMistake(
                    name + " is what other engines are measured by, and cannot be tested itself; there are: "
                            + catalogue.names());
        }
    }

    /** The one language that engines speak, told by their names alone. */
    Language language(List<String> names) {
        List<String> spoken = names.stream()
                .flatMap(name -> EngineId.isUrl(name)
                        ? Servers.protocol(name, catalogue).products().stream().map(product -> product.engine())
                        : Stream.of(name.replaceFirst("@.*", "")))
                .flatMap(name -> catalogue.named(name).stream())
                .map(Entry::language)
                .distinct()
                .toList();
        if (spoken.size() != 1) {
            throw new UserMistake(
                    "the engines speak " + String.join(" and ", spoken) + "; check those of one language at a time");
        }
        return languages.named(spoken.getFirst());
    }

    /** The engines that the names stand for. One that cannot be had is said and left out, as long as another can. */
    List<Ready> ready(List<String> names, PrintWriter err, Progress progress) {
        List<Ready> ready = new ArrayList<>();
        List<EngineUnavailable> troubles = new ArrayList<>();
        checkServers(names);
        Engines engines = engines(progress);
        Servers servers = servers(engines);
        try (Fetcher fetcher = engines.fetcher()) {
            for (String name : names) {
                try {
                    Ready found = EngineId.isUrl(name) ? servers.find(name) : engines.find(name);
                    if (ready.stream().noneMatch(other -> other.id().equals(found.id()))) {
                        ready.add(found);
                    }
                } catch (EngineUnavailable e) {
                    troubles.add(e);
                }
            }
        }
        if (ready.isEmpty()) {
            throw troubles.getFirst();
        }
        troubles.forEach(trouble -> err.println("touchstone: " + trouble.getMessage() + "; going on without it"));
        return ready;
    }

    /** The engine that a word stands for. Whether it can be had at its version shows when it is asked. */
    EngineId engine(String name, Terminal terminal) {
        check(List.of(name));
        return name.contains("@") || EngineId.isUrl(name)
                ? EngineId.parse(name)
                : ready(List.of(name), terminal.err(), new FetchLine(terminal))
                        .getFirst()
                        .id();
    }

    /** The engine that says what another's right answers are, in languages whose reference is one. */
    Optional<EngineId> reference(EngineId engine) {
        return catalogue.named(engine.name()).flatMap(entry -> entry.reference(engine.version()));
    }

    /**
     * Refuses a server that only a file names: who sent a finding does not say where we connect to, or who gets our password. And the
     * environment holds one password, which no two servers may see.
     */
    void checkServers(List<String> names) {
        List<String> urls = names.stream().filter(EngineId::isUrl).distinct().toList();
        urls.stream().filter(url -> !isNamed(url)).findFirst().ifPresent(url -> {
            throw new UserMistake(
                    url + " stands in a file, and is contacted only if you name it, too: add --server " + url);
        });
        long without = urls.stream()
                .filter(url -> !access.credentials().containsKey(url))
                .count();
        if (without > 1 && Access.inEnvironment(System.getenv()).isPresent()) {
            throw new UserMistake("there are " + without + " servers and one password in the environment; "
                    + "name the others' in a configuration file");
        }
    }

    /** Whether the user has named a server: on the command line, in whatever place, or in the configuration that stands there. */
    private boolean isNamed(String url) {
        ParseResult given = command.commandLine().getParseResult();
        return access.named().contains(url)
                || configured.contains(url)
                || disposable.contains(url)
                || Stream.concat(given.matchedOptions().stream(), given.matchedPositionals().stream())
                        .anyMatch(argument -> argument.stringValues().contains(url));
    }

    private Servers servers(Engines engines) {
        boolean interactive = terminal().isInteractive();
        return new Servers(
                engines,
                checkedHeap(),
                url -> access.to(url, interactive),
                url -> disposable.contains(url) || access.disposable().contains(url));
    }

    /** What starts these engines. What they are given is guarded, unless the user trusts it. */
    Launcher launcher(List<Ready> ready) {
        Launcher launcher = new HostLauncher(ready, checkedHeap());
        return trust ? launcher : GuardedSession.over(launcher, catalogue);
    }

    private String checkedHeap() {
        if (!heap.matches("[1-9]\\d*[kKmMgG]")) {
            throw new UserMistake("--heap " + heap + " is not a size such as 512m");
        }
        return heap;
    }

    /** The engines, put together by the language that they speak, in the order in which they were named. */
    List<Group> groups(List<Ready> ready) {
        Map<Language, List<Target>> byLanguage = new java.util.LinkedHashMap<>();
        for (Ready engine : ready) {
            byLanguage
                    .computeIfAbsent(languages.named(engine.entry().language()), language -> new ArrayList<>())
                    .add(engine.target());
        }
        return byLanguage.entrySet().stream()
                .map(entry -> new Group(entry.getKey(), entry.getValue()))
                .toList();
    }
}
