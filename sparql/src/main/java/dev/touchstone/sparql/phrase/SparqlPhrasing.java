package dev.touchstone.sparql.phrase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.relation.question.PropertyTest;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.sparql.statement.SparqlQuery;
import dev.touchstone.sparql.statement.SparqlUpdate;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Query.From;
import dev.touchstone.sparql.syntax.Update;
import dev.touchstone.sparql.syntax.Update.Quad;
import dev.touchstone.sparql.text.SparqlReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Questions and edits in SPARQL. What it counts are walks. A way itself it cannot give, since it has no lists.
 *
 * @param inverse whether paths are written from their other end
 * @param stepped whether hops are a triple each, and not a path
 * @param exists whether descriptions are joined by EXISTS, and not as groups
 * @param least whether the shortest is found by an aggregate, and not by sorting
 * @param modify whether an edit is one operation that deletes and inserts, and not one for each
 */
@JsonTypeName("sparql")
public record SparqlPhrasing(boolean inverse, boolean stepped, boolean exists, boolean least, boolean modify)
        implements Phrasing {
    private static final SparqlQuery LOOK = new SparqlQuery(SparqlReader.query("SELECT ?s ?p ?o WHERE { ?s ?p ?o }"));

    @Override
    public Optional<Statement> ask(Question question) {
        return new QuestionText(this).text(question).map(text -> new SparqlQuery(SparqlReader.query(text)));
    }

    /** A blank node has no name in an update, and so a triple with one cannot be meant. */
    @Override
    public Optional<Statement> make(Edit edit, Dataset now) {
        if (!(edit instanceof Edit.OfTriples(List<Triple> gone, List<Triple> come))
                || Stream.concat(gone.stream(), come.stream())
                        .anyMatch(triple -> triple.subject() instanceof Blank || triple.object() instanceof Blank)) {
            return Optional.empty();
        }
        List<Update> operations = new ArrayList<>();
        if (modify) {
            operations.add(new Update.Modify(Optional.empty(), quads(gone), quads(come), From.EVERYTHING, Group.of()));
        } else {
            if (!gone.isEmpty()) {
                operations.add(new Update.DeleteData(quads(gone)));
            }
            if (!come.isEmpty()) {
                operations.add(new Update.InsertData(quads(come)));
            }
        }
        return Optional.of(new SparqlUpdate(new Update.Request(operations)));
    }

    private static List<Quad> quads(List<Triple> triples) {
        return triples.stream()
                .map(triple -> new Quad(
                        Optional.empty(),
                        new Constant(triple.subject()),
                        new Constant(triple.predicate()),
                        new Constant(triple.object())))
                .toList();
    }

    @Override
    public List<Statement> looks(Dataset dataset) {
        return List.of(LOOK);
    }

    @Override
    public Optional<List<List<List<Value>>>> entries(Dataset dataset) {
        return Optional.of(List.of(((RdfGraph) dataset)
                .triples().stream()
                        .map(triple -> List.<Value>of(triple.subject(), triple.predicate(), triple.object()))
                        .toList()));
    }

    @Override
    public List<Uniqueness> counts() {
        return List.of(Uniqueness.NONE);
    }

    @Override
    public boolean reachesAnything() {
        return true;
    }

    /** It has no ways that do not repeat themselves. */
    @Override
    public boolean followsAnything() {
        return false;
    }

    @Override
    public boolean isWithin(Statement statement, Dialect dialect) {
        return statement.isLegal();
    }

    @Override
    public boolean isSettled(PropertyTest test, Dataset dataset) {
        return true;
    }
}
