package dev.touchstone.sparql.reference;

import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.value.Budget;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** A set of triples that is never changed, with ways to find some of them. */
public final class TripleIndex {
    public static final TripleIndex EMPTY = new TripleIndex(List.of());

    private final Set<Triple> triples;
    private final List<Triple> all;
    private final Map<Term, List<Triple>> bySubject;
    private final Map<Term, List<Triple>> byPredicate;
    private final Map<Term, List<Triple>> byObject;
    private final Set<Term> nodes = new LinkedHashSet<>();

    public TripleIndex(Collection<Triple> triples) {
        this.triples = new LinkedHashSet<>(triples);
        this.all = List.copyOf(this.triples);
        this.bySubject = index(Triple::subject);
        this.byPredicate = index(Triple::predicate);
        this.byObject = index(Triple::object);
        for (Triple triple : all) {
            nodes.add(triple.subject());
            nodes.add(triple.object());
        }
    }

    private Map<Term, List<Triple>> index(Function<Triple, Term> place) {
        Map<Term, List<Triple>> index = new HashMap<>();
        for (Triple triple : all) {
            index.computeIfAbsent(place.apply(triple), any -> new ArrayList<>()).add(triple);
        }
        return index;
    }

    public List<Triple> triples() {
        return all;
    }

    boolean contains(Triple triple) {
        return triples.contains(triple);
    }

    /** All subjects and objects. */
    Set<Term> nodes() {
        return nodes;
    }

    /** The triples that have these terms in these places. */
    List<Triple> find(Optional<Term> subject, Optional<Term> predicate, Optional<Term> object, Budget budget) {
        List<Triple> candidates = all;
        candidates = smaller(candidates, bySubject, subject);
        candidates = smaller(candidates, byObject, object);
        candidates = smaller(candidates, byPredicate, predicate);
        budget.spend(1 + candidates.size());
        List<Triple> found = new ArrayList<>();
        for (Triple triple : candidates) {
            if (fits(subject, triple.subject())
                    && fits(predicate, triple.predicate())
                    && fits(object, triple.object())) {
                found.add(triple);
            }
        }
        return found;
    }

    private static List<Triple> smaller(List<Triple> before, Map<Term, List<Triple>> index, Optional<Term> term) {
        if (term.isEmpty()) {
            return before;
        }
        List<Triple> some = index.getOrDefault(term.get(), List.of());
        return some.size() < before.size() ? some : before;
    }

    private static boolean fits(Optional<Term> wanted, Term term) {
        return wanted.isEmpty() || wanted.get().equals(term);
    }
}
