package dev.touchstone.lab.recall;

import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.language.StatementReader;
import dev.touchstone.core.language.StatementReader.Read.Judgeable;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.report.Construct;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What statements are made of: those of a list, which people wrote, and those of findings. */
record Statements(Languages languages) {

    /** The constructs of a bug's queries; nothing of those that our syntax does not have. */
    List<List<Construct>> of(KnownBug bug) {
        Optional<Language> language = languages.all().stream()
                .filter(each -> each.name().equals(bug.language()))
                .findFirst();
        return bug.queries().stream()
                .flatMap(query -> language.stream().flatMap(each -> read(each, query)))
                .filter(constructs -> !constructs.isEmpty())
                .toList();
    }

    private static Stream<List<Construct>> read(Language language, String text) {
        try {
            return language.statementReader().stream()
                    .flatMap(reader -> reader.statements(text).stream().flatMap(each -> statement(reader, each)))
                    .map(language.report()::constructs);
        } catch (UserMistake e) {
            return Stream.empty();
        }
    }

    /** Where a language runs statements as they stand, any text is one. */
    private static Stream<Statement> statement(StatementReader reader, String text) {
        try {
            return reader.scripts().isPresent()
                    ? Stream.of(reader.scripts().get().statement(text))
                    : reader.query(text) instanceof Judgeable judgeable
                            ? Stream.of(judgeable.statement())
                            : Stream.empty();
        } catch (UserMistake e) {
            return Stream.empty();
        }
    }

    /** The constructs of all statements that a finding asks, each once. */
    List<List<Construct>> of(StoredFinding finding, String name) {
        Stream<Statement> asked = finding.facts().transcript().map(Transcript::entries).stream()
                .flatMap(List::stream)
                .map(Transcript.Entry::statement);
        return Stream.concat(finding.subject().stream(), asked)
                .distinct()
                .map(languages.named(name).report()::constructs)
                .filter(constructs -> !constructs.isEmpty())
                .distinct()
                .toList();
    }
}
