package dev.touchstone.sparql.phrase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.relation.Edit;
import dev.touchstone.core.relation.Question;
import dev.touchstone.core.relation.Question.Uniqueness;
import dev.touchstone.core.relation.Speech;
import dev.touchstone.core.value.Value;
import dev.touchstone.sparql.SparqlQuery;
import dev.touchstone.sparql.text.SparqlReader;
import java.util.List;
import java.util.Optional;

/**
 * Questions and edits in SPARQL. What it counts are walks; how long a way is it cannot say.
 *
 * @param inverse whether paths are written from their other end
 * @param stepped whether so many hops are a triple each, and not a path
 * @param exists whether descriptions are joined by EXISTS, and not as groups
 */
@JsonTypeName("SparqlSpeech")
public record SparqlSpeech(boolean inverse, boolean stepped, boolean exists) implements Speech {
    private static final SparqlQuery LOOK = new SparqlQuery(SparqlReader.query("SELECT ?s ?p ?o WHERE { ?s ?p ?o }"));

    @Override
    public Optional<Statement> ask(Question question) {
        return new Asking(this).text(question).map(text -> new SparqlQuery(SparqlReader.query(text)));
    }

    @Override
    public Optional<Statement> make(Edit edit, Dataset now) {
        return Optional.empty();
    }

    @Override
    public List<Statement> looks() {
        return List.of(LOOK);
    }

    @Override
    public List<List<List<Value>>> sights(Dataset dataset) {
        return List.of(((RdfGraph) dataset)
                .triples().stream()
                        .map(triple -> List.<Value>of(triple.subject(), triple.predicate(), triple.object()))
                        .toList());
    }

    @Override
    public List<Uniqueness> counts() {
        return List.of(Uniqueness.NONE);
    }

    @Override
    public boolean reachesAnything() {
        return true;
    }

    @Override
    public boolean isWithin(Statement statement, Dialect dialect) {
        return statement.isLegal();
    }
}
