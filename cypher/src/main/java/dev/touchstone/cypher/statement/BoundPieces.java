package dev.touchstone.cypher.statement;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.oracle.Pieces;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.oracle.ClausePieces;
import dev.touchstone.cypher.oracle.Passage;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Query;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The pieces of a query with one binding of its parameters. Rows that are too many, or that hold a path, are not passed on. */
public record BoundPieces(Query query, ClausePieces pieces, Map<String, Value> binding) implements Pieces<Passage> {
    private static final String ROWS = "rows";

    @Override
    public CypherQuery whole() {
        return new CypherQuery(query, binding);
    }

    @Override
    public String part() {
        return "clause";
    }

    @Override
    public int end() {
        return pieces.clauses().size();
    }

    @Override
    public int cutAfter(int place) {
        return pieces.cutAfter(place);
    }

    @Override
    public CypherQuery piece(Optional<Passage> passed, int from, int to) {
        String name = binding.containsKey(ROWS) ? String.join("_", binding.keySet()) + "_" + ROWS : ROWS;
        Map<String, Value> parameters = new LinkedHashMap<>(binding);
        passed.ifPresent(passage -> parameters.put(name, passage.parameter()));
        List<Clause> before = passed.map(passage -> passage.clauses(name)).orElseGet(List::of);
        return new CypherQuery(pieces.piece(before, from, to), parameters);
    }

    @Override
    public boolean showsTypes(Passage passed) {
        return passed.showsTypes();
    }

    @Override
    public Optional<Passage> passed(int place, Answer answer) {
        return Optional.of(new Passage(
                        pieces.scopes().get(place), pieces.entities().get(place), answer.rows()))
                .filter(Passage::isPossible);
    }
}
