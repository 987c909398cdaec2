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

/**
 * Writes findings down, each in a folder named by its signature. A folder appears whole or not at all; later sights of the
 * same finding are appended to its {@code seen.ndjson}.
 *
 * @param reproductions what is written for people without Touchstone
 */
public record FindingsFolder(Path folder, Json json, Reproductions reproductions) implements Listener {
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
            case NEW -> create(considered.finding());
            case SEEN ->
                append(
                        folder(considered.finding()).resolve("seen.ndjson"),
                        considered.finding().origin());
            case KNOWN -> append(folder.resolveSibling("known.ndjson"), Facts.of(considered.finding()));
            case LATER -> {}
            case FLAKY -> append(folder.resolveSibling("flaky.ndjson"), Facts.of(considered.finding()));
        }
    }

    private void create(Finding finding) throws IOException {
        Path target = folder(finding);
        if (Files.exists(target)) {
            // Of an earlier campaign into the same folder.
            append(target.resolve("seen.ndjson"), finding.origin());
            return;
        }
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
        Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
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
