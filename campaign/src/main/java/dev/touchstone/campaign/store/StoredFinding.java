package dev.touchstone.campaign.store;

import dev.touchstone.core.Count;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.StoredFiles;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A finding as it lies on disk.
 *
 * @param file its case; the rest lies beside it
 * @param facts what lies beside it of the failure, where something does
 */
public record StoredFinding(Path file, Case proposed, FindingFacts facts) {
    /** The finding at a path, or those in the folders below it, by name. */
    public static List<StoredFinding> at(Path path, Json json) {
        if (!Files.isDirectory(path)) {
            return List.of(read(path, json));
        }
        List<StoredFinding> findings = below(path, json);
        if (findings.isEmpty()) {
            throw new UserMistake("there is no finding in " + path);
        }
        return findings;
    }

    /**
     * Of a finding into whose folder others were put, that one alone, and it is said; else all that are at a path.
     *
     * @param say notifies the user
     */
    public static List<StoredFinding> leading(Path path, Json json, Consumer<String> say) {
        List<StoredFinding> all = at(path, json);
        List<StoredFinding> firsts = all.stream()
                .filter(finding -> all.stream()
                        .noneMatch(other -> finding.isMerged()
                                && !finding.equals(other)
                                && finding.folder().startsWith(other.folder())))
                .toList();
        if (firsts.size() != 1 || all.size() == 1) {
            return all;
        }
        say.accept(Count.of(all.size() - 1, "other finding is", "other findings are") + " merged with "
                + firsts.getFirst().name() + "; only the first is used");
        return firsts;
    }

    /** The findings in the folders below this one, by name; none where there is no such folder. */
    public static List<StoredFinding> below(Path folder, Json json) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.endsWith(FileNames.CASE))
                    .filter(file -> isWhole(folder.relativize(file)))
                    .sorted()
                    .map(file -> read(file, json))
                    .toList();
        } catch (IOException e) {
            throw new UserMistake("the folder " + folder + " cannot be read: " + e, e);
        }
    }

    /** A folder that begins with a dot is still being written, or was never finished. */
    private static boolean isWhole(Path file) {
        for (Path part : file) {
            if (part.toString().startsWith(".")) {
                return false;
            }
        }
        return true;
    }

    private static StoredFinding read(Path file, Json json) {
        Case proposed = StoredFiles.read(file, text -> checked(json.readCase(text)));
        return new StoredFinding(file, proposed, FindingFacts.in(file.resolveSibling(""), json));
    }

    /** The oracle that made it, where that is known. */
    public Optional<String> oracle() {
        return facts.oracle();
    }

    /** What failed, where that is known. */
    public Optional<Fail> fail() {
        return facts.fail();
    }

    /** The statement that it is about, as far as that is known. */
    public Optional<Statement> subject() {
        return proposed.subject(facts.transcript().orElse(Transcript.NONE));
    }

    /** What was sent of the statement that it is about, where that is known; what was sent first where that statement was not. */
    public Optional<String> query() {
        List<Transcript.Entry> run = facts.transcript().map(Transcript::entries).orElse(List.of());
        Optional<Statement> subject = subject();
        return run.stream()
                .filter(entry -> subject.filter(entry.statement()::equals).isPresent())
                .findFirst()
                .or(() -> run.stream().findFirst())
                .map(Transcript.Entry::text);
    }

    /** A case that asks an engine something. */
    private static Case checked(Case proposed) {
        if (proposed.engines().isEmpty()) {
            throw new UserMistake("it names no engine");
        }
        if (proposed.next(List.of()).isEmpty()) {
            throw new UserMistake("it has no statement");
        }
        return proposed;
    }

    /** The name of its folder; that of its file, where it has none of its own. */
    public String name() {
        return file.endsWith(FileNames.CASE)
                ? String.valueOf(folder().getFileName())
                : String.valueOf(file.getFileName());
    }

    public Path folder() {
        return file.toAbsolutePath().normalize().resolveSibling("");
    }

    /** Whether it was put into the folder of another. */
    public boolean isMerged() {
        return folder().resolveSibling("").endsWith(FileNames.ALSO);
    }

    /** The engine that is wrong, as far as that is known. */
    public EngineId accused() {
        return fail().map(Fail::engine).orElse(proposed.engines().getFirst());
    }

    /** Where is written down what it does on which version: in its campaign's folder, else in its own. */
    public Path versions() {
        for (Path around = folder(); around != null; around = around.getParent()) {
            if (around.endsWith(FileNames.FINDINGS) && around.getParent() != null) {
                return around.resolveSibling(FileNames.VERSIONS);
            }
        }
        return folder().resolve(FileNames.VERSIONS);
    }
}
