package dev.touchstone.host.sparql;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import dev.touchstone.host.Foreign;
import dev.touchstone.host.Table;
import dev.touchstone.host.Term;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the SPARQL 1.1 Query Results JSON Format, no further than is wanted of it. */
final class Results {
    private static final JsonFactory JSON = new JsonFactory();

    /** Virtuoso 7.2.5 answers ASK by a solution with this variable, which is 1, or by none. */
    private static final String VIRTUOSO_TRUTH = "__ASK_RETVAL";

    /** Virtuoso 7.2.5 has this variable where there is none. */
    private static final String VIRTUOSO_NOTHING = "_star_fake";

    private final JsonParser in;
    private final int maxRows;
    private final List<String> columns = new ArrayList<>();
    private final List<Map<String, Object>> rows = new ArrayList<>();
    private boolean headRead;
    private boolean complete = true;
    private Boolean truth;

    private Results(JsonParser in, int maxRows) {
        this.in = in;
        this.maxRows = maxRows;
    }

    static Table read(InputStream stream, int maxRows) throws IOException {
        try (JsonParser in = JSON.createParser(stream)) {
            Results results = new Results(in, maxRows);
            in.nextToken();
            results.document();
            if (!results.headRead && results.truth == null) {
                throw Unreadable.broken("it has neither a head nor a truth");
            }
            return results.table();
        } catch (JsonProcessingException e) {
            // Fuseki may meet an error when it has begun to answer, and writes that down in the middle of it.
            throw Unreadable.broken(e.getOriginalMessage());
        }
    }

    private Table table() {
        if (columns.equals(List.of(VIRTUOSO_TRUTH))) {
            truth = !rows.isEmpty() && !((Term) rows.get(0).get(VIRTUOSO_TRUTH)).text.equals("0");
        }
        columns.remove(VIRTUOSO_NOTHING);
        if (truth != null) {
            return new Table(List.of("ask"), List.of(List.of(truth)), true);
        }
        List<List<Object>> table = new ArrayList<>(rows.size());
        for (Map<String, Object> row : rows) {
            List<Object> values = new ArrayList<>(columns.size());
            columns.forEach(column -> values.add(row.get(column)));
            table.add(values);
        }
        return new Table(columns, table, complete);
    }

    private void document() throws IOException {
        while (nextField() && (complete || !headRead)) {
            String name = in.currentName();
            if (name.equals("head")) {
                head();
            } else if (name.equals("boolean")) {
                truth = in.getBooleanValue();
            } else if (name.equals("results")) {
                results();
            } else {
                in.skipChildren();
            }
        }
    }

    private void head() throws IOException {
        headRead = true;
        while (nextField()) {
            if (in.currentName().equals("vars")) {
                while (in.nextToken() != JsonToken.END_ARRAY) {
                    columns.add(in.getText());
                }
            } else {
                in.skipChildren();
            }
        }
    }

    private void results() throws IOException {
        while (nextField()) {
            if (!in.currentName().equals("bindings")) {
                in.skipChildren();
                continue;
            }
            while (in.nextToken() != JsonToken.END_ARRAY) {
                if (rows.size() < maxRows) {
                    rows.add(solution());
                } else {
                    complete = false;
                    if (headRead) {
                        return;
                    }
                    in.skipChildren();
                }
            }
        }
    }

    private Map<String, Object> solution() throws IOException {
        Map<String, Object> solution = new LinkedHashMap<>();
        while (nextField()) {
            String variable = in.currentName();
            solution.put(variable, term());
        }
        return solution;
    }

    private Object term() throws IOException {
        Map<String, String> parts = new LinkedHashMap<>();
        while (nextField()) {
            String name = in.currentName();
            if (in.currentToken().isScalarValue()) {
                parts.put(name, in.getText());
            } else {
                in.skipChildren();
            }
        }
        return term(parts);
    }

    private static Object term(Map<String, String> parts) {
        String type = parts.getOrDefault("type", "");
        String value = parts.getOrDefault("value", "");
        switch (type) {
            case "uri":
                return new Term(Term.Kind.IRI, value, "", "");
            case "bnode":
                return new Term(Term.Kind.BLANK, value, "", "");
            case "literal":
            case "typed-literal":
                return Terms.literal(value, parts.get("datatype"), parts.getOrDefault("xml:lang", ""));
            default:
                return new Foreign(type, value);
        }
    }

    /** Goes on to the value of the next field of this object; false at the object's end. */
    private boolean nextField() throws IOException {
        if (in.nextToken() != JsonToken.FIELD_NAME) {
            return false;
        }
        in.nextToken();
        return true;
    }
}
