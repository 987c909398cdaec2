package dev.touchstone.cli.command;

import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.ProgramVersion;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.option.LocalOptions;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.fetch.FetchFailed;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.fetch.MavenSettings;
import dev.touchstone.engines.fetch.Progress;
import dev.touchstone.engines.jdk.Jdk;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code touchstone doctor} */
@Command(
        name = "doctor",
        description = {
            "Checks that everything Touchstone needs is available. Exit code 2 if not.",
            "ok: available; BAD: missing, exit code 2; --: an optional engine is missing."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExample:%n",
        footer = "  touchstone doctor --jdk /opt/jdk-21")
public final class DoctorCommand implements Callable<Integer> {
    private static final long MEGABYTE = 1024 * 1024;

    @Mixin
    LocalOptions engineOptions = new LocalOptions();

    private boolean healthy = true;

    @Override
    public Integer call() {
        Terminal terminal = engineOptions.terminal();
        terminal.line("touchstone " + ProgramVersion.number() + " on Java " + System.getProperty("java.version"));
        checkMachine(terminal);
        checkFolder(terminal, "temporary folder", Path.of(System.getProperty("java.io.tmpdir")));
        checkFolder(terminal, "cache", LocalOptions.cacheFolder());
        MavenSettings settings = engineOptions.settings();
        checkFolder(terminal, "Maven repository", settings.localRepository());
        engineOptions.jdks().all().forEach(jdk -> say(terminal, true, jdk.toString()));
        Engines engines = engineOptions.engines(Progress.SILENT);
        try (Fetcher fetcher = engines.fetcher()) {
            engines.catalogue().entries().forEach(entry -> checkEngine(terminal, engines, entry));
        }
        return (healthy ? ExitCode.NOTHING_FOUND : ExitCode.INCONCLUSIVE).code();
    }

    private void checkMachine(Terminal terminal) {
        com.sun.management.OperatingSystemMXBean machine =
                ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class);
        long free = machine.getFreeMemorySize() / MEGABYTE;
        // The parent and one engine, with what a JVM needs beside its heap.
        say(
                terminal,
                machine.getTotalMemorySize() / MEGABYTE > 2000,
                machine.getAvailableProcessors() + " processors, " + free + " MB of memory free");
    }

    private void checkFolder(Terminal terminal, String what, Path folder) {
        try {
            Files.createDirectories(folder);
            Files.delete(Files.createTempFile(folder, "touchstone", ".tmp"));
            say(terminal, true, what + " " + folder + " can be written");
        } catch (IOException e) {
            say(terminal, false, what + " " + folder + " cannot be written: " + e.getMessage());
        }
    }

    private void checkEngine(Terminal terminal, Engines engines, Entry entry) {
        if (!entry.isStarted()) {
            return;
        }
        if (entry.local().isPresent()) {
            checkLocal(terminal, engines, entry);
            return;
        }
        try {
            Optional<String> found = engines.versions(entry, false).stream().findFirst();
            if (found.isEmpty()) {
                say(terminal, false, "no version of " + entry.name() + " is available");
                return;
            }
            String newest = found.get();
            String range = entry.release(newest).orElseThrow().jdk().toString();
            String jdk = entry.release(newest)
                    .flatMap(engines::jdk)
                    .map(Jdk::toString)
                    .orElse("");
            say(
                    terminal,
                    !jdk.isEmpty(),
                    entry.name() + "@" + newest + (jdk.isEmpty() ? ": missing JDK " + range : ": " + jdk));
        } catch (FetchFailed e) {
            say(terminal, false, e.why());
        }
    }

    /** An engine that the user installs is optional. */
    private void checkLocal(Terminal terminal, Engines engines, Entry entry) {
        try {
            Engines.Ready ready = engines.find(entry.name());
            say(terminal, true, ready.id() + ": " + ready.jdk());
        } catch (EngineUnavailable e) {
            terminal.line("--   " + e.getMessage());
        }
    }

    private void say(Terminal terminal, boolean good, String text) {
        healthy &= good;
        terminal.line((good ? "ok   " : "BAD  ") + text);
    }
}
