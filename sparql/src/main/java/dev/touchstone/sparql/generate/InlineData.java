package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.Solution;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Pattern.ValuesRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** VALUES within a group. */
record InlineData(Draft draft) {

    /** Rows of which the first is what the witness has, with a gap now and then; or a variable of its own. */
    Values values() {
        Solution known = draft.known();
        List<Solution> solutions = draft.solutions().rows();
        List<String> candidates = choices().shuffled(known.names()).stream()
                .filter(name -> !(known.get(name).orElseThrow() instanceof Blank))
                .limit(choices().between(1, 2))
                .toList();
        if (candidates.isEmpty() || choices().chance(0.2)) {
            return new Values(
                    List.of(draft.setting().names().variable()), rows(choices().between(1, 3)));
        }
        List<ValuesRow> rows = new ArrayList<>();
        rows.add(new ValuesRow(candidates.stream()
                .map(name -> gap(0.12, known.get(name).orElseThrow()))
                .toList()));
        for (int i = choices().below(4); i > 0; i--) {
            Solution other = solutions.isEmpty() ? known : choices().pick(solutions);
            rows.add(new ValuesRow(candidates.stream()
                    .map(name -> other.get(name).filter(term -> !(term instanceof Blank)))
                    .map(term -> gap(0.15, term.orElseGet(() -> draft.setting().term(choices()))))
                    .toList()));
        }
        return new Values(candidates, choices().shuffled(rows));
    }

    /** Terms of the graph, or literals that it may not have. */
    private List<ValuesRow> rows(int count) {
        List<ValuesRow> rows = new ArrayList<>();
        Kind kind = choices().pickOf(Kind.NUMBER, Kind.TEXT, Kind.MIXED);
        for (int i = 0; i < count; i++) {
            Term term = choices().chance(0.6)
                    ? draft.setting().term(choices())
                    : draft.setting().literal(kind, choices());
            rows.add(new ValuesRow(List.of(gap(0.1, term))));
        }
        return rows;
    }

    private Optional<Term> gap(double share, Term term) {
        return draft.mix().comes(Ingredient.UNDEF, share) ? Optional.empty() : Optional.of(term);
    }

    private Choices choices() {
        return draft.choices();
    }
}
