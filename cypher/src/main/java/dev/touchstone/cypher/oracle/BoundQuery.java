package dev.touchstone.cypher.oracle;

import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Map;

/** A case about one query, which is asked once for each binding of its parameters. */
public interface BoundQuery extends Case {

    Query query();

    List<Map<String, Value>> bindings();

    /** The same query with other bindings. */
    BoundQuery with(List<Map<String, Value>> others);
}
