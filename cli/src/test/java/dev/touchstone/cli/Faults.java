package dev.touchstone.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Faults of the machine, not of an engine, each in a campaign of its own. None may accuse the engine, and each is named in a line. */
final class Faults {
    private static final int WORKING_MILLIS = 1_500;

    /**
     * @param shell what bash does before the program, such as {@code ulimit -n 40;}
     * @param flags of the JVM
     * @param signal sent to the engine's process while it works, or empty
     * @param codes with which the program may end
     */
    private record Fault(
            String name, String shell, List<String> flags, String signal, List<String> arguments, Set<Integer> codes) {
        Fault(String name, String shell, List<String> flags, Set<Integer> codes) {
            this(name, shell, flags, "", List.of(), codes);
        }
    }

    private final Path folder;

    Faults(Path folder) {
        this.folder = folder;
    }

    private static List<Fault> all() {
        Set<Integer> stops = Set.of(64, 70);
        Set<Integer> goesOn = Set.of(0, 1, 2);
        String withoutCypher = Stream.of(System.getProperty("java.class.path").split(":"))
                .filter(entry -> !entry.contains("cypher"))
                .collect(Collectors.joining(":"));
        return List.of(
                new Fault("engine killed by signal 9", "", List.of(), "KILL", List.of(), goesOn),
                new Fault("engine killed by signal 15", "", List.of(), "TERM", List.of(), goesOn),
                new Fault("engine stopped for a while", "", List.of(), "STOP", List.of("--limit", "2"), goesOn),
                new Fault("files may not grow (disk full)", "ulimit -f 4;", List.of(), stops),
                new Fault("no file descriptors", "ulimit -n 30;", List.of(), stops),
                new Fault("no memory", "", List.of("-Xmx14m"), stops),
                new Fault("no temporary folder", "", List.of("-Djava.io.tmpdir=/nowhere"), stops),
                new Fault(
                        "a folder that cannot be written",
                        "",
                        List.of(),
                        "",
                        List.of("--out", "/proc/none"),
                        Set.of(64)),
                new Fault("no such JDK", "", List.of(), "", List.of("--jdk", "/nowhere"), Set.of(64)),
                new Fault("a part of Touchstone is missing", "", List.of("-cp", withoutCypher), stops),
                new Fault("more memory than there is", "", List.of(), "", List.of("--heap", "9000000g"), stops));
    }

    /** A line for each: the fault, the exit code, what was said, and what is wrong about it. */
    List<String> run() throws IOException, InterruptedException {
        List<String> lines = new ArrayList<>();
        for (Fault fault : all()) {
            lines.add(run(fault));
        }
        return lines;
    }

    private String run(Fault fault) throws IOException, InterruptedException {
        Path own = Files.createTempDirectory(folder, "fault-");
        SmallCampaign campaign = new SmallCampaign(own.resolve("out"));
        List<String> arguments = new ArrayList<>(campaign.arguments("1"));
        if (fault.arguments().contains("--out")) {
            arguments.subList(arguments.indexOf("--out"), arguments.size()).clear();
        }
        arguments.addAll(fault.arguments());
        List<String> java = new ArrayList<>();
        java.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        java.addAll(List.of("-Xmx512m", "-cp", System.getProperty("java.class.path")));
        java.addAll(fault.flags());
        java.add(Main.class.getName());
        java.addAll(arguments);
        String line = fault.shell() + " exec "
                + java.stream().map(each -> "'" + each + "'").collect(Collectors.joining(" "));
        Path printed = own.resolve("printed.txt");
        Process process = new ProcessBuilder("bash", "-c", line)
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        if (!fault.signal().isEmpty()) {
            signal(process, fault.signal());
        }
        boolean ended = process.waitFor(400, TimeUnit.SECONDS);
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().waitFor();
        String text = Files.readString(printed);
        String wrong = !ended
                ? "no end"
                : !fault.codes().contains(process.exitValue())
                        ? "exit code"
                        : text.contains("\tat ")
                                ? "a stack trace"
                                : accuses(campaign.folder()) ? "accuses the engine" : "";
        String said = text.lines()
                .filter(each -> each.startsWith("touchstone: "))
                .findFirst()
                .orElse("");
        return "| " + fault.name() + " | " + process.exitValue() + " | " + said + " | "
                + (wrong.isEmpty() ? "right" : "WRONG: " + wrong + ", see " + printed) + " |";
    }

    /** To every process below, once there is one and it works. */
    private static void signal(Process process, String name) throws IOException, InterruptedException {
        List<ProcessHandle> children = List.of();
        while (children.isEmpty() && !process.waitFor(WORKING_MILLIS, TimeUnit.MILLISECONDS)) {
            children = process.descendants().toList();
        }
        if (children.isEmpty() || process.waitFor(WORKING_MILLIS, TimeUnit.MILLISECONDS)) {
            throw new IllegalStateException("it was over before anything could be signalled");
        }
        for (ProcessHandle child : process.descendants().toList()) {
            new ProcessBuilder("kill", "-" + name, Long.toString(child.pid()))
                    .start()
                    .waitFor();
        }
    }

    private static boolean accuses(Path campaign) throws IOException {
        Path findings = campaign.resolve("findings");
        if (!Files.exists(findings)) {
            return false;
        }
        try (Stream<Path> all = Files.list(findings)) {
            return all.anyMatch(finding -> finding.getFileName().toString().matches(".*-(crash|hang)-.*"));
        }
    }
}
