package dev.touchstone.cypher.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** In which order rows come that nothing has sorted. The language promises none, so that an answer may not depend on it. */
enum Order {
    AS_FOUND,
    /** None stays in its place: the second half comes before the first. */
    TURNED;

    <T> List<T> of(List<T> rows) {
        if (this == AS_FOUND || rows.size() < 2) {
            return rows;
        }
        List<T> turned = new ArrayList<>(rows);
        Collections.rotate(turned, rows.size() / 2);
        return turned;
    }
}
