package dev.touchstone.core.oracle;

import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Map;

/** A case about one statement, which is run once for each binding of its parameters. */
public interface BoundCase extends Case {

    Verifiable statement();

    List<Map<String, Value>> bindings();

    /** The same statement with other bindings. */
    BoundCase with(List<Map<String, Value>> others);
}
