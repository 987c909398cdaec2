package dev.touchstone.engines.host;

import dev.touchstone.engines.Server;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How the process of an engine is started.
 *
 * @param java the java command
 * @param flags the JVM's flags, heap size included
 * @param classPath jars and folders: the host, its adapter and the engine
 * @param adapter the adapter's class
 * @param options the options of the adapter when it opens the engine
 * @param server the server that it speaks to, where it does not start the engine
 */
public record Launch(
        Path java,
        List<String> flags,
        List<Path> classPath,
        String adapter,
        Map<String, String> options,
        Optional<Server> server) {
    public Launch(Path java, List<String> flags, List<Path> classPath, String adapter, Map<String, String> options) {
        this(java, flags, classPath, adapter, options, Optional.empty());
    }

    public Launch {
        flags = List.copyOf(flags);
        classPath = List.copyOf(classPath);
        options = dev.touchstone.core.value.Ordered.copyOf(options);
    }
}
