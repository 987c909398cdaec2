package dev.touchstone.core.finding;

import dev.touchstone.core.Evidence;
import dev.touchstone.core.campaign.Event;
import dev.touchstone.core.campaign.Event.Considered;
import dev.touchstone.core.campaign.Listener;
import dev.touchstone.core.finding.Reproductions.Account;
import dev.touchstone.core.finding.Reproductions.TextFile;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Writes findings down, each in a folder named by its signature. A folder appears whole or not at all; later sights of the
 * same finding are appended to its {@code seen.ndjson}.
 *
 * @param reproductions what is written for people without Touchstone
 */
public record FindingsFolder(Path folder, Json json, Reproductions reproductions) implements Listener {
    /** The folder within that of a finding into which others are moved that are taken for the same mistake. */
    public static final String ALSO = "also";

    private static final String PAGE = "README.md";

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
            case KNOWN -> append(folder.resolveSibling("known.ndjson"), Facts.of(considered.finding()));
            case LATER -> {}
            case FLAKY -> append(folder.resolveSibling("flaky.ndjson"), Facts.of(considered.finding()));
        }
    }

    /** A finding that is there is seen once more; one that is not, or that somebody took away, is written down. */
    private void keep(Finding finding) throws IOException {
        Optional<Path> there = find(finding);
        if (there.isPresent()) {
            append(there.get().resolve("seen.ndjson"), finding.origin());
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
                            && path.resolveSibling("").endsWith(ALSO))
                    .findFirst();
        }
    }

    private void create(Finding finding) throws IOException {
        Path draft =
                Files.createDirectories(folder.resolve("." + finding.signature().text() + ".draft"));
        Files.writeString(draft.resolve("case.json"), json.pretty(finding.proposed()) + "\n");
        Files.writeString(draft.resolve("finding.json"), json.pretty(Facts.of(finding)) + "\n");
        if (finding.reduction().isPresent()) {
            Files.writeString(
                    draft.resolve("original.json"),
                    json.pretty(finding.reduction().get().original()) + "\n");
        }
        for (TextFile file : pages(finding)) {
            Files.writeString(draft.resolve(file.name()), file.text());
        }
        Files.move(draft, folder(finding), StandardCopyOption.ATOMIC_MOVE);
    }

    /** The page and the scripts. A finding is not lost because we cannot say it in a script: then the page says that. */
    private List<TextFile> pages(Finding finding) {
        try {
            Account account = reproductions.of(finding);
            List<TextFile> pages = new ArrayList<>(account.files());
            pages.add(new TextFile(PAGE, FindingPage.of(finding, account)));
            return pages;
        } catch (RuntimeException e) {
            return List.of(new TextFile(
                    PAGE,
                    "# " + finding.fail().engine() + ": "
                            + finding.fail().kind().words() + "\n\n"
                            + finding.fail().claim() + " See `case.json` and `finding.json`.\n\n"
                            + "Touchstone could not write this page; please report that with what follows.\n\n```\n"
                            + Evidence.of(e) + "```\n"));
        }
    }

    /** What is known of a finding beside its case. */
    public record Facts(
            String oracle,
            Fail fail,
            List<Finding.Sight> sights,
            Finding.Origin origin,
            Optional<ReductionFacts> reduction) {
        static Facts of(Finding finding) {
            return new Facts(
                    finding.oracle(),
                    finding.fail(),
                    finding.sights(),
                    finding.origin(),
                    finding.reduction()
                            .map(how ->
                                    new ReductionFacts(how.runs(), how.millis(), how.finished(), how.indifferent())));
        }
    }

    /** How a case was made small, without the large one. */
    public record ReductionFacts(int runs, long millis, boolean finished, List<String> indifferent) {}

    private void append(Path file, Object content) throws IOException {
        String line = json.line(content) + "\n";
        Files.writeString(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private Path folder(Finding finding) {
        return folder.resolve(finding.signature().text());
    }
}
