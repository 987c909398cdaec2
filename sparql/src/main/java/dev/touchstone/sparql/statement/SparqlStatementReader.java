package dev.touchstone.sparql.statement;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.language.StatementReader;
import dev.touchstone.core.oracle.script.ScriptLanguage;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.Result;
import dev.touchstone.sparql.syntax.Update;
import dev.touchstone.sparql.text.NotCovered;
import dev.touchstone.sparql.text.SparqlReader;
import dev.touchstone.sparql.text.SyntaxError;
import dev.touchstone.sparql.text.TurtleReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** SPARQL as people write it: each text is one query or one update request. */
public final class SparqlStatementReader implements StatementReader {

    @Override
    public List<String> statements(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip());
    }

    @Override
    public Read query(String text) {
        if (tried(text, SparqlReader::query).isEmpty()
                && tried(text, SparqlReader::update).isPresent()) {
            return new Read.Unjudgeable("this is an update; only queries can be judged");
        }
        try {
            return new Read.Judgeable(new SparqlQuery(SparqlReader.query(text)));
        } catch (NotCovered e) {
            return new Read.Unjudgeable("SPARQL that Touchstone does not know: " + e.getMessage());
        } catch (SyntaxError e) {
            throw new UserMistake("no SPARQL: " + brief(e), e);
        }
    }

    @Override
    public Optional<ScriptLanguage> scripts() {
        return Optional.empty();
    }

    @Override
    public void requireReadable(List<String> setup) {
        dataset(setup);
    }

    private static <T> Optional<T> tried(String text, Function<String, T> reader) {
        try {
            return Optional.of(reader.apply(text));
        } catch (SyntaxError | NotCovered e) {
            return Optional.empty();
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
        return tried(text, SparqlReader::update)
                .or(() -> TurtleReader.insertion(text))
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
