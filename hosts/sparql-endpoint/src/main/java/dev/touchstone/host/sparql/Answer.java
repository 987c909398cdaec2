package dev.touchstone.host.sparql;

import dev.touchstone.host.Table;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.util.Locale;
import java.util.Optional;

/** Reads the answer to a query, and heeds what its status and its headers say of it. */
final class Answer {
    private static final int PARTIAL_CONTENT = 206;

    /** Virtuoso may send it with an answer that is whole, when it had to try twice. */
    private static final String SUCCESS = "00000";

    private Answer() {}

    static Table read(HttpResponse<InputStream> response, Form form, int maxRows) throws IOException {
        Optional<String> type = mediaType(response.headers());
        if (type.isPresent() && !form.isIn(type.get())) {
            throw Unreadable.otherFormat(type.get(), form);
        }
        Table table =
                form == Form.TABLE ? Results.read(response.body(), maxRows) : NTriples.read(response.body(), maxRows);
        return new Table(table.columns, table.rows, table.complete && !isPartial(response));
    }

    /** Virtuoso gives what it has when its time is over, and as many rows as it is allowed to, and says so in headers. */
    private static boolean isPartial(HttpResponse<InputStream> response) {
        HttpHeaders headers = response.headers();
        return response.statusCode() == PARTIAL_CONTENT
                || headers.firstValue("X-SPARQL-MaxRows").isPresent()
                || headers.firstValue("X-SQL-State")
                        .filter(state -> !state.equals(SUCCESS))
                        .isPresent();
    }

    private static Optional<String> mediaType(HttpHeaders headers) {
        return headers.firstValue("Content-Type")
                .map(type -> type.replaceFirst(";.*", "").strip().toLowerCase(Locale.ROOT))
                .filter(type -> !type.isEmpty());
    }
}
