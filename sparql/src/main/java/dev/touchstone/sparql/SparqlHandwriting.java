package dev.touchstone.sparql;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Handwriting;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.Result;
import dev.touchstone.sparql.text.NotCovered;
import dev.touchstone.sparql.text.SparqlReader;
import dev.touchstone.sparql.text.SyntaxError;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** SPARQL as people write it: each text is one query or one update request. */
final class SparqlHandwriting implements Handwriting {

    @Override
    public List<String> statements(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip());
    }

    @Override
    public Statement query(String text) {
        return new SparqlQuery(read(text, SparqlReader::query));
    }

    @Override
    public RdfGraph dataset(List<String> statements) {
        GraphStore store = GraphStore.of(new RdfGraph(Map.of(), List.of()));
        for (String text : statements) {
            store = switch (Reference.DEFAULT.update(read(text, SparqlReader::update), store)) {
                case Result.Updated updated -> updated.store();
                case Result.Failed failed -> throw new UserMistake("the setup fails: " + failed.message());
                case Result other -> throw new UserMistake("the setup is too large: " + text);
            };
        }
        return store.dataset();
    }

    private static <T> T read(String text, Function<String, T> reader) {
        try {
            return reader.apply(text);
        } catch (SyntaxError e) {
            throw new UserMistake("no SPARQL: " + e.getMessage(), e);
        } catch (NotCovered e) {
            throw new UserMistake("SPARQL that Touchstone does not know: " + e.getMessage(), e);
        }
    }
}
