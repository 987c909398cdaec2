package dev.touchstone.lab.hunt;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.StatementReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The statements of a hunt: every construct alone and with others, and the queries of the standard's tests. */
record HuntStatements(Language language, Choices choices) {
    /** Statements of Gremlin. */
    List<Subject> gremlin(int most) {
        Dataset graph = reader().dataset(List.of(GremlinTexts.graph()));
        return some(most, read(graph, GremlinTexts.all(most, choices.split("pairs"))));
    }

    /** Statements of SPARQL. */
    List<Subject> sparql(int most) {
        Dataset data = reader().dataset(List.of(SparqlTexts.data()));
        List<Subject> subjects = new ArrayList<>();
        for (W3cQueries.Sample sample : W3cQueries.all()) {
            String text = sample.query().text(new Dialect("", List.of(), List.of()));
            subjects.add(new Subject(sample.graph(), sample.name() + " " + text, sample.query()));
        }
        subjects.addAll(read(data, SparqlTexts.all(most, choices.split("pairs"))));
        return some(most, subjects);
    }

    /** Statements of Cypher, in groups that share a graph. */
    List<HandLike> cypher(int most) {
        List<HandLike> all = new ArrayList<>(new HandLikeQueries(choices.split("hand-like")).some(most));
        all.addAll(HandLike.ofTheTck());
        return cut(choices.split("some").shuffled(all), most);
    }

    private static List<HandLike> cut(List<HandLike> groups, int most) {
        List<HandLike> kept = new ArrayList<>();
        int left = most;
        for (HandLike group : groups) {
            HandLike part = group.first(left);
            if (!part.queries().isEmpty()) {
                kept.add(part);
                left -= part.queries().size();
            }
        }
        return kept;
    }

    /** The first queries of these groups that oracles can be asked about. */
    List<Subject> subjects(List<HandLike> groups, int most) {
        return groups.stream()
                .flatMap(group ->
                        dataset(group.setup()).stream().flatMap(dataset -> read(dataset, group.queries()).stream()))
                .limit(most)
                .toList();
    }

    /** Empty where the graph has what a dataset of ours cannot have. */
    private Optional<Dataset> dataset(List<String> setup) {
        try {
            return Optional.of(reader().dataset(setup));
        } catch (UserMistake e) {
            return Optional.empty();
        }
    }

    private StatementReader reader() {
        return language.statementReader().orElseThrow();
    }

    private List<Subject> read(Dataset dataset, Collection<String> texts) {
        return texts.stream()
                .flatMap(text -> Subject.read(reader(), dataset, text).stream())
                .toList();
    }

    private List<Subject> some(int most, List<Subject> subjects) {
        return choices.split("some").shuffled(subjects).subList(0, Math.min(most, subjects.size()));
    }
}
