package dev.touchstone.core.oracle;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The steps of a case's run and their outcomes. Whoever wants to know what was sent, where and on which dataset reads it
 * here.
 *
 * @param prelude the runs of the cases that go before it
 */
public record Transcript(List<Transcript> prelude, List<Entry> entries) {
    public static final Transcript NONE = of(List.of());

    /** As many rows as somebody looks at. */
    public static final int MOST_ROWS = 100;

    public Transcript {
        prelude = List.copyOf(prelude);
        entries = List.copyOf(entries);
    }

    /** One of a case that nothing goes before. */
    public static Transcript of(List<Entry> entries) {
        return new Transcript(List.of(), entries);
    }

    /**
     * A step that was run.
     *
     * @param text what was sent, in the dialect of the engine
     * @param loaded whether the dataset was loaded for it, or loaded again
     * @param right the rows that should have come, where that is known; only the first of very many
     * @param refusal what the reference says in the place of rows, where it does not answer the statement either
     * @param inlined the text with values in the place of parameters, where the engine was asked that, too, and did the same
     */
    public record Entry(
            Step step,
            String text,
            Outcome outcome,
            boolean loaded,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Answer> right,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> refusal,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> inlined) {
        /** One of which nothing is known but that it was run. */
        public Entry(Step step, String text, Outcome outcome, boolean loaded) {
            this(step, text, outcome, loaded, Optional.empty(), Optional.empty(), Optional.empty());
        }

        public EngineId engine() {
            return step.engine();
        }

        public Statement statement() {
            return step.statement();
        }

        public Map<String, Value> parameters() {
            return statement().parameters();
        }

        public Map<String, String> options() {
            return step.options();
        }

        /** The outcome in one line. */
        public String summary() {
            return outcome.summary();
        }

        /** The rows that came, where rows came; only the first of very many. */
        public Optional<Answer> answer() {
            return outcome instanceof Rows rows ? Optional.of(rows.answer().first(MOST_ROWS)) : Optional.empty();
        }

        /** Where in the engine an error arose, or the last that it said, a line each. */
        public List<String> trace() {
            return outcome.trace();
        }

        /** Whether both this and the expected answer were cut off, so that it is not known whether they are the same. */
        public boolean isCutShort() {
            return Stream.of(answer(), right)
                    .allMatch(rows -> rows.isPresent() && rows.get().rows().size() >= MOST_ROWS);
        }

        /** The same where these rows should have come. */
        public Entry expecting(Optional<Answer> expected) {
            return new Entry(
                    step, text, outcome, loaded, expected.map(rows -> rows.first(MOST_ROWS)), refusal, inlined);
        }

        /** The same where the reference says this in the place of rows. */
        public Entry refusedAs(String words) {
            return new Entry(step, text, outcome, loaded, right, Optional.of(words), inlined);
        }

        /** The same, with a text without parameters for which it was the same. */
        public Entry inlinedAs(String plain) {
            return new Entry(step, text, outcome, loaded, right, refusal, Optional.of(plain));
        }

        /** The same with no more rows than somebody looks at. */
        private Entry brief() {
            return outcome instanceof Rows rows && rows.answer().rows().size() > MOST_ROWS
                    ? new Entry(
                            step,
                            text,
                            new Rows(rows.answer().first(MOST_ROWS), false),
                            loaded,
                            right,
                            refusal,
                            inlined)
                    : this;
        }
    }

    /** What the steps came to. */
    public List<Outcome> outcomes() {
        return entries.stream().map(Entry::outcome).toList();
    }

    /** The same run, of which this is known besides. */
    public Transcript with(List<Entry> others) {
        return new Transcript(prelude, others);
    }

    /** What is kept of it: of an answer with very many rows the first, marked as not complete. */
    public Transcript brief() {
        return new Transcript(
                prelude.stream().map(Transcript::brief).toList(),
                entries.stream().map(Entry::brief).toList());
    }

    /** This many entries from the end. */
    public Transcript last(int many) {
        return of(entries.subList(entries.size() - many, entries.size()));
    }

    /** Whether an engine was killed from outside meanwhile, so that the run proves nothing. */
    public boolean isCutOff() {
        return entries.stream().anyMatch(entry -> entry.outcome().fromOutside().isPresent());
    }
}
