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
import java.util.Optional;
import dev.touchstone.sparql.syntax.Update;
import dev.touchstone.sparql.text.TurtleReader;
import java.util.function.Function;

/** SPARQL as people write it: each text is one query or one update request. */
final class SparqlHandwriting implements Handwriting {

    @Override
    public List<String> statements(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip());
    }

    @Override
    public Statement query(String text) {
        if (!isOne(text, SparqlReader::query) && isOne(text, SparqlReader::update)) {
            throw new UserMistake("this is an update; what can be checked are queries");
        }
        return new SparqlQuery(read(text, SparqlReader::query));
    }

    private static boolean isOne(String text, Function<String, ?> reader) {
        try {
            reader.apply(text);
            return true;
        } catch (SyntaxError | NotCovered e) {
            return false;
        }
    }

    @Override
    public RdfGraph dataset(List<String> statements) {
        GraphStore store = GraphStore.of(new RdfGraph(Map.of(), List.of()));
        for (String text : statements) {
            store = switch (Reference.DEFAULT.update(request(text), store)) {
                case Result.Updated updated -> updated.store();
                case Result.Failed failed -> throw new UserMistake("the setup fails: " + failed.message());
                case Result other -> throw new UserMistake("the setup is too large: " + text);
            };
        }
        return store.dataset();
    }

    /** An update as it is, or the triples of a file such as a finding has. */
    private static Update.Request request(String text) {
        return Optional.of(text)
                .filter(each -> !isOne(each, SparqlReader::update))
                .flatMap(TurtleReader::insertion)
                .orElseGet(() -> read(text, SparqlReader::update));
    }

    private static <T> T read(String text, Function<String, T> reader) {
        try {
            return reader.apply(text);
        } catch (SyntaxError e) {
            throw new UserMistake("no SPARQL: " + brief(e), e);
        } catch (NotCovered e) {
            throw new UserMistake("SPARQL that Touchstone does not know: " + e.getMessage(), e);
        }
    }

    /** Without the list of all that could stand there. */
    private static String brief(SyntaxError error) {
        return String.valueOf(error.getMessage()).replaceFirst("(?s)\\s*Was expecting.*", "");
    }
}
