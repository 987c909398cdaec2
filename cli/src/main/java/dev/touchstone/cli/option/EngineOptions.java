package dev.touchstone.cli.option;

import dev.touchstone.campaign.round.Group;
import dev.touchstone.cli.console.FetchProgress;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.report.Reproductions;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.fetch.Progress;
import dev.touchstone.engines.host.GuardedSession;
import dev.touchstone.engines.host.HostLauncher;
import dev.touchstone.engines.repro.CatalogueReproductions;
import dev.touchstone.engines.server.Servers;
import dev.touchstone.triage.EngineSource;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;

/** The options about engines that several commands share, and what is built from them. */
public final class EngineOptions extends LocalOptions {
    @Option(
            names = "--heap",
            paramLabel = "SIZE",
            defaultValue = "512m",
            description = "Maximum heap of an engine process (default: ${DEFAULT-VALUE}).")
    String heap = "512m";

    @Option(
            names = "--disposable",
            paramLabel = "URL",
            split = ",",
            description = "A server whose data may be deleted; without this, a server that is not empty is refused.")
    List<String> disposable = new ArrayList<>();

    @Option(
            names = "--server",
            paramLabel = "URL",
            split = ",",
            description = "A server named in a finding or campaign that may be contacted.")
    List<String> servers = new ArrayList<>();

    @Option(names = "--trust", description = "Also run statements that reach files, the network or other programs.")
    boolean trust;

    @Option(
            names = "--strict",
            description = "Treat quirks and known bugs like unknown bugs: a difference may be intended.")
    public boolean strict;

    /** Access to servers, from the configuration file. */
    public ServerAccess access = ServerAccess.NONE;

    /** The engines that the configuration file names. */
    public List<String> configured = List.of();

    /** Scripts and programs for the pages of findings. */
    public Reproductions reproductions() {
        return new CatalogueReproductions(catalogue, languages, strict);
    }

    /** Refuses a name that no engine has, before anything is done for the others. */
    public void check(List<String> names) {
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
            throw new UserMistake(name + " is the reference for other engines and cannot be tested itself; there are: "
                    + catalogue.names());
        }
    }

    /** The one language of these engines, by their names alone. */
    public Language language(List<String> names) {
        List<String> spoken = names.stream()
                .flatMap(name -> EngineId.isUrl(name)
                        ? Servers.protocol(name, catalogue).products().stream().map(product -> product.engine())
                        : Stream.of(name.replaceFirst("@.*", "")))
                .flatMap(name -> catalogue.named(name).stream())
                .map(Entry::language)
                .distinct()
                .toList();
        if (spoken.size() != 1) {
            throw new UserMistake("the engines have different languages (" + String.join(", ", spoken)
                    + "); check one language at a time");
        }
        return languages.named(spoken.getFirst());
    }

    /** The engines with these names. Unavailable ones are reported and skipped, as long as one is left. */
    public List<Ready> ready(List<String> names, PrintWriter err, Progress progress) {
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
        troubles.forEach(trouble -> err.println("touchstone: " + trouble.getMessage() + "; continuing without it"));
        return ready;
    }

    /** The engine that a word stands for. Whether its version is available shows when it is started. */
    public EngineId engine(String name, Terminal terminal) {
        check(List.of(name));
        return name.contains("@") || EngineId.isUrl(name)
                ? EngineId.parse(name)
                : ready(List.of(name), terminal.err(), new FetchProgress(terminal))
                        .getFirst()
                        .id();
    }

    /** The reference engine of another, in languages whose reference is an engine. */
    public Optional<EngineId> reference(EngineId engine) {
        return catalogue.named(engine.name()).flatMap(entry -> entry.reference(engine.version()));
    }

    /**
     * Refuses a server that only a file names: the sender of a finding must not decide where we connect to, or who gets our password.
     * The environment holds one password, which must not go to two servers.
     */
    public void checkServers(List<String> names) {
        List<String> urls = names.stream().filter(EngineId::isUrl).distinct().toList();
        urls.stream().filter(url -> !isNamed(url)).findFirst().ifPresent(url -> {
            throw new UserMistake(
                    url + " is named only in a file, and is not contacted unless you add --server " + url);
        });
        long without = urls.stream()
                .filter(url -> !access.credentials().containsKey(url))
                .count();
        if (without > 1 && ServerAccess.inEnvironment(System.getenv()).isPresent()) {
            throw new UserMistake("there are " + without + " servers and one password in the environment; "
                    + "give the others in a configuration file");
        }
    }

    /** Whether the user has named a server: anywhere on the command line, or in the configuration that it names. */
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

    /** Starts these engines. Their input is guarded, unless the user trusts it. */
    public Launcher launcher(List<Ready> ready) {
        Launcher launcher = unguarded(ready);
        return trust ? launcher : GuardedSession.over(launcher, catalogue);
    }

    /** Starts these engines for statements of our own. */
    public Launcher unguarded(List<Ready> ready) {
        return new HostLauncher(ready, checkedHeap());
    }

    private String checkedHeap() {
        if (!heap.matches("[1-9]\\d*[kKmMgG]")) {
            throw new UserMistake("--heap " + heap + " is not a size such as 512m");
        }
        return heap;
    }

    /** What an engine is asked. */
    Target target(Ready engine) {
        return strict ? engine.strictTarget() : engine.target();
    }

    /** The engines grouped by language, in the order in which they were named. */
    public List<Group> groups(List<Ready> ready) {
        Map<Language, List<Target>> byLanguage = new java.util.LinkedHashMap<>();
        for (Ready engine : ready) {
            byLanguage
                    .computeIfAbsent(languages.named(engine.entry().language()), language -> new ArrayList<>())
                    .add(target(engine));
        }
        return byLanguage.entrySet().stream()
                .map(entry -> new Group(entry.getKey(), entry.getValue()))
                .toList();
    }

    /** The engines that a pool starts, each looked up when it is first needed. */
    public EngineSource source() {
        return new ReadyEngines(this);
    }
}
