package dev.touchstone.core.report;

import java.util.List;

/**
 * Something that statements of a language are made of, such as a clause, a step or a function.
 *
 * @param name as a reader of the language knows it, such as {@code OPTIONAL MATCH} or {@code dedup()}
 * @param weight how significant it is in a statement: the rarer, the more
 * @param sections where the language's specification, or its tests, say what it means
 */
public record Construct(String name, int weight, List<Section> sections) {
    public Construct {
        sections = List.copyOf(sections);
    }

    /** A place in a document. */
    public record Section(String document, String title, String address) {
        @Override
        public String toString() {
            return document + ", " + title + ": " + address;
        }
    }
}
