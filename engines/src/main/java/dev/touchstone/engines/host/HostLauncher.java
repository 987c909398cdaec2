package dev.touchstone.engines.host;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Target;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.host.HostMain;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Starts engines in child processes. */
public final class HostLauncher implements Launcher {
    /** Rows beyond this many are not kept, so that one statement cannot fill the parent's memory. */
    private static final int MAX_ROWS = 20_000;

    private final Map<EngineId, Launch> launches = new LinkedHashMap<>();

    /**
     * For these engines.
     *
     * @param heap the largest heap of a child, as {@code -Xmx} takes it
     */
    public HostLauncher(List<Ready> engines, String heap) {
        Stream.concat(engines.stream(), engines.stream().flatMap(engine -> engine.reference().stream()))
                .forEach(engine -> launches.put(engine.id(), launch(engine, heap)));
    }

    @Override
    public Session session(Target target, Watcher watcher) {
        Launch launch = launches.get(target.engine());
        if (launch == null) {
            throw new EngineUnavailable(target.engine() + " was not prepared");
        }
        return new HostSession(target, launch, watcher, MAX_ROWS);
    }

    private static Launch launch(Ready engine, String heap) {
        List<String> flags = new ArrayList<>();
        flags.add("-Xmx" + heap);
        // One collector thread: with several engines on a few cores, parallel collectors only get in each other's way.
        flags.add("-XX:+UseSerialGC");
        flags.add("-XX:+ExitOnOutOfMemoryError");
        // Exceptions without frames and message cannot be distinguished.
        flags.add("-XX:-OmitStackTraceInFastThrow");
        flags.add("-Dfile.encoding=UTF-8");
        flags.addAll(engine.release().flags());
        List<Path> classPath = new ArrayList<>();
        classPath.add(rootOf(HostMain.class.getName()));
        Stream.of(
                        Stream.of(engine.adapter()),
                        Stream.ofNullable(engine.options().get(Entry.PROVIDER)),
                        engine.entry().connection().classes().stream())
                .flatMap(names -> names)
                .map(HostLauncher::rootOf)
                .distinct()
                .forEach(classPath::add);
        classPath.addAll(engine.jars());
        return new Launch(engine.jdk().java(), flags, classPath, engine.adapter(), engine.options(), engine.server());
    }

    /** The jar or folder that holds a class, without loading it: an adapter links only where its engine is. */
    static Path rootOf(String className) {
        String resource = className.replace('.', '/') + ".class";
        URL url = HostLauncher.class.getClassLoader().getResource(resource);
        if (url == null) {
            throw new EngineUnavailable("the adapter " + className + " is missing from this build");
        }
        String text = url.toString();
        try {
            if (text.startsWith("jar:")) {
                return Path.of(new URI(text.substring("jar:".length(), text.indexOf("!/"))));
            }
            return Path.of(new URI(text.substring(0, text.length() - resource.length())));
        } catch (URISyntaxException e) {
            throw new IllegalStateException("a class path with a strange name: " + text, e);
        }
    }
}
