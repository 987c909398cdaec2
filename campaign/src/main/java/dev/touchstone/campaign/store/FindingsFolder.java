package dev.touchstone.campaign.store;

import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Listener;
import dev.touchstone.core.Evidence;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.StoredFiles;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.report.FindingPage;
import dev.touchstone.core.report.Reproductions;
import dev.touchstone.core.report.Reproductions.Account;
import dev.touchstone.core.report.Reproductions.TextFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;

/**
 * Writes findings down, each in a folder named by its signature. A folder appears whole or not at all; later occurrences of the
 * same finding are appended to its {@code seen.ndjson}.
 *
 * @param reproductions what is written for people without Touchstone
 */
public record FindingsFolder(Path folder, Json json, Reproductions reproductions) implements Listener {
    private static final String DRAFT = ".draft";

    @Override
    public void on(Event event) {
        if (event instanceof Considered considered) {
            try {
                write(considered);
            } catch (IOException e) {
                throw new UncheckedIOException("a finding cannot be written", e);
            }
        }
    }

    private void write(Considered considered) throws IOException {
        switch (considered.standing()) {
            case NEW, SEEN -> keep(considered.finding());
            case KNOWN -> append(folder.resolveSibling(FileNames.KNOWN), FindingFacts.of(considered.finding()));
            case LATER -> {}
            case FLAKY -> append(folder.resolveSibling(FileNames.FLAKY), FindingFacts.of(considered.finding()));
        }
    }

    /** A finding that is there is seen once more; one that is not, or that somebody took away, is written down. */
    private void keep(Finding finding) throws IOException {
        Optional<Path> there = find(finding);
        if (there.isPresent()) {
            append(there.get().resolve(FileNames.SEEN), finding.origin());
        } else {
            create(finding);
        }
    }

    /** Where a finding lies: perhaps in the folder of another, with which it was merged. */
    private Optional<Path> find(Finding finding) throws IOException {
        Path own = folder(finding);
        if (Files.exists(own) || !Files.isDirectory(folder)) {
            return Optional.of(own).filter(Files::exists);
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> path.endsWith(finding.signature().text())
                            && path.resolveSibling("").endsWith(FileNames.ALSO))
                    .findFirst();
        }
    }

    /** Whether a finding lies at a path. */
    public static boolean isFinding(Path path) {
        return Files.isRegularFile(path.resolve(FileNames.CASE));
    }

    /**
     * A finding as it lies in its folder.
     *
     * @param why says why an oracle of a language is right
     */
    public Finding read(Path finding, BinaryOperator<String> why) {
        Case proposed = StoredFiles.read(finding.resolve(FileNames.CASE), json::readCase);
        FindingFacts facts = StoredFiles.read(
                finding.resolve(FileNames.FINDING),
                text -> json.readKnown(text, FindingFacts.class).whole());
        Path original = finding.resolve(FileNames.ORIGINAL);
        Case found = Files.exists(original) ? StoredFiles.read(original, json::readCase) : proposed;
        String oracle = facts.oracle().orElseThrow();
        Finding.Origin origin = facts.origin().orElseThrow();
        Finding confirmed = new Finding(
                new Finding.Proof(oracle, why.apply(origin.language(), oracle)),
                proposed,
                facts.fail().orElseThrow(),
                facts.transcript().orElse(Transcript.NONE),
                origin);
        return facts.reduction().map(how -> confirmed.reduced(how.of(found))).orElse(confirmed);
    }

    /**
     * Writes a finding anew that is smaller now, under the name that it has now. Where another of this name is there already, the old one
     * becomes one of those that were taken for the same.
     *
     * @return where it lies now
     */
    public Path replace(Path old, Finding smaller) throws IOException {
        Path now = folder(smaller);
        if (Files.exists(now) && !Files.isSameFile(now, old)) {
            Files.move(old, Files.createDirectories(now.resolve(FileNames.ALSO)).resolve(old.getFileName()));
            return now;
        }
        Path draft = draft(smaller);
        Path aside = folder.resolve("." + old.getFileName() + ".old");
        Files.move(old, aside, StandardCopyOption.ATOMIC_MOVE);
        Files.move(draft, now, StandardCopyOption.ATOMIC_MOVE);
        for (String kept : List.of(FileNames.SEEN, FileNames.ALSO)) {
            if (Files.exists(aside.resolve(kept))) {
                Files.move(aside.resolve(kept), now.resolve(kept));
            }
        }
        delete(aside);
        return now;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    private void create(Finding finding) throws IOException {
        Files.move(draft(finding), folder(finding), StandardCopyOption.ATOMIC_MOVE);
    }

    /** All files of a finding, in a folder beside, which is taken away again where they cannot be written. */
    private Path draft(Finding finding) throws IOException {
        Path draft =
                Files.createDirectories(folder.resolve("." + finding.signature().text() + DRAFT));
        try {
            fill(draft, finding);
            return draft;
        } catch (IOException | RuntimeException | Error e) {
            delete(draft);
            throw e;
        }
    }

    /** Takes away what an earlier run of ours was writing when it was killed. */
    public void removeDrafts() throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (DirectoryStream<Path> drafts = Files.newDirectoryStream(folder, ".*" + DRAFT)) {
            for (Path draft : drafts) {
                delete(draft);
            }
        }
    }

    private void fill(Path draft, Finding finding) throws IOException {
        StoredFiles.write(draft.resolve(FileNames.CASE), json.stored(finding.proposed()) + "\n");
        StoredFiles.write(draft.resolve(FileNames.FINDING), json.stored(FindingFacts.of(finding)) + "\n");
        if (finding.reduction().isPresent()) {
            StoredFiles.write(
                    draft.resolve(FileNames.ORIGINAL),
                    json.stored(finding.reduction().get().original()) + "\n");
        }
        for (TextFile file : pages(finding)) {
            StoredFiles.write(draft.resolve(file.name()), file.text());
        }
    }

    /** The page and the scripts. A finding is not lost because we cannot say it in a script: then the page says that. */
    private List<TextFile> pages(Finding finding) {
        try {
            Account account = reproductions.of(finding);
            List<TextFile> pages = new ArrayList<>(account.files());
            pages.add(new TextFile(FileNames.PAGE, FindingPage.of(finding, account, told(folder(finding)))));
            return pages;
        } catch (RuntimeException e) {
            return List.of(new TextFile(
                    FileNames.PAGE,
                    "# " + finding.fail().engine() + ": "
                            + finding.fail().kind().words() + "\n\n"
                            + finding.fail().claim() + " See `case.json` and `finding.json`.\n\n"
                            + "Touchstone could not write this page; please report this with the following evidence.\n\n```\n"
                            + Evidence.of(e) + "```\n"));
        }
    }

    /** A path that means something to others, too: from where we are, or else the name of the folder alone. */
    public static String told(Path path) {
        Path here = Path.of("").toAbsolutePath();
        if (!path.isAbsolute()) {
            return path.toString();
        }
        return path.startsWith(here) ? here.relativize(path).toString() : "PATH-TO/" + path.getFileName();
    }

    private void append(Path file, Object content) throws IOException {
        String line = json.storedLine(content) + "\n";
        StoredFiles.write(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private Path folder(Finding finding) {
        return folder.resolve(finding.signature().text());
    }
}
