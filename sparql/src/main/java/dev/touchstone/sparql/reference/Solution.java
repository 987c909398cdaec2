package dev.touchstone.sparql.reference;

import dev.touchstone.core.value.Value.Term;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** A solution mapping: variables and the terms that they stand for. Two are equal if they say the same, in whatever order. */
public final class Solution {
    public static final Solution EMPTY = new Solution(new String[0], new Term[0]);

    private final String[] names;
    private final Term[] terms;

    private Solution(String[] names, Term[] terms) {
        this.names = names;
        this.terms = terms;
    }

    public Optional<Term> get(String name) {
        int place = place(name);
        return place < 0 ? Optional.empty() : Optional.of(terms[place]);
    }

    public boolean has(String name) {
        return place(name) >= 0;
    }

    private int place(String name) {
        for (int i = 0; i < names.length; i++) {
            if (names[i].equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /** The variables that are bound. */
    public List<String> names() {
        return List.of(names);
    }

    /** With a variable that it does not have yet. */
    public Solution with(String name, Term term) {
        String[] moreNames = Arrays.copyOf(names, names.length + 1);
        Term[] moreTerms = Arrays.copyOf(terms, terms.length + 1);
        moreNames[names.length] = name;
        moreTerms[terms.length] = term;
        return new Solution(moreNames, moreTerms);
    }

    /** With a variable that has this term, or does not have one yet; empty where it has another. */
    Optional<Solution> binding(String name, Term term) {
        int place = place(name);
        if (place < 0) {
            return Optional.of(with(name, term));
        }
        return terms[place].equals(term) ? Optional.of(this) : Optional.empty();
    }

    /** Whether every variable that both have is the same term in both. */
    boolean isCompatible(Solution other) {
        for (int i = 0; i < names.length; i++) {
            int place = other.place(names[i]);
            if (place >= 0 && !other.terms[place].equals(terms[i])) {
                return false;
            }
        }
        return true;
    }

    /** Whether there is a variable that both have. */
    boolean overlaps(Solution other) {
        return Arrays.stream(names).anyMatch(other::has);
    }

    /** What both say together; they are compatible. */
    Solution merged(Solution other) {
        Solution merged = this;
        for (int i = 0; i < other.names.length; i++) {
            if (!has(other.names[i])) {
                merged = merged.with(other.names[i], other.terms[i]);
            }
        }
        return merged;
    }

    /** With these variables alone. */
    Solution only(Predicate<String> kept) {
        if (Arrays.stream(names).allMatch(kept)) {
            return this;
        }
        Solution rest = EMPTY;
        for (int i = 0; i < names.length; i++) {
            rest = kept.test(names[i]) ? rest.with(names[i], terms[i]) : rest;
        }
        return rest;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Solution that && names.length == that.names.length && isSubsetOf(that);
    }

    private boolean isSubsetOf(Solution other) {
        for (int i = 0; i < names.length; i++) {
            int place = other.place(names[i]);
            if (place < 0 || !other.terms[place].equals(terms[i])) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (int i = 0; i < names.length; i++) {
            hash += names[i].hashCode() ^ terms[i].hashCode();
        }
        return hash;
    }

    @Override
    public String toString() {
        return Arrays.toString(names) + Arrays.toString(terms);
    }
}
