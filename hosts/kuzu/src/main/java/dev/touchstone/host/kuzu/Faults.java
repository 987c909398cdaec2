package dev.touchstone.host.kuzu;

import dev.touchstone.host.Fault;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What Kuzu's errors mean. Their messages begin with the kind of exception that was thrown inside; what has no such beginning, such as an
 * assertion or an exception of the C++ library, is internal.
 */
final class Faults {
    /** Words that say more than the kind, wherever they stand; the first that fits holds. */
    private static final Map<String, Fault> BY_WORDS = new LinkedHashMap<>();

    private static final Map<String, Fault> BY_KIND = new LinkedHashMap<>();

    static {
        BY_WORDS.put("Interrupted", Fault.TIMEOUT);
        BY_WORDS.put("should never happen", Fault.INTERNAL);
        BY_WORDS.put("should not happen", Fault.INTERNAL);
        BY_WORDS.put("Assertion failed", Fault.INTERNAL);
        BY_WORDS.put("KU_UNREACHABLE", Fault.INTERNAL);
        BY_WORDS.put("is not in scope", Fault.SYNTAX);
        BY_WORDS.put("Buffer manager exception", Fault.RESOURCES);

        BY_KIND.put("Parser exception", Fault.SYNTAX);
        // The binder knows types and tables: it refuses much that Cypher without a schema allows.
        BY_KIND.put("Binder exception", Fault.UNSUPPORTED);
        BY_KIND.put("Catalog exception", Fault.UNSUPPORTED);
        BY_KIND.put("Not implemented", Fault.UNSUPPORTED);
        BY_KIND.put("Extension exception", Fault.UNSUPPORTED);
        BY_KIND.put("Conversion exception", Fault.EVALUATION);
        BY_KIND.put("Overflow exception", Fault.EVALUATION);
        BY_KIND.put("Runtime exception", Fault.EVALUATION);
        BY_KIND.put("Transaction manager exception", Fault.EVALUATION);
    }

    private Faults() {}

    static Fault of(Throwable thrown) {
        return thrown instanceof EngineError ? of((EngineError) thrown) : Fault.INTERNAL;
    }

    private static Fault of(EngineError error) {
        String message = error.getMessage();
        for (Map.Entry<String, Fault> words : BY_WORDS.entrySet()) {
            if (message.contains(words.getKey())) {
                return words.getValue();
            }
        }
        for (Map.Entry<String, Fault> kind : BY_KIND.entrySet()) {
            if (message.startsWith(kind.getKey())) {
                return atItsTime(kind.getValue(), error.planning, kind.getKey());
            }
        }
        return Fault.INTERNAL;
    }

    /** A constant that cannot be converted to the type beside it is found by planning: there types are a rule of the language. */
    private static Fault atItsTime(Fault fault, boolean planning, String kind) {
        return planning && kind.equals("Conversion exception") ? Fault.UNSUPPORTED : fault;
    }
}
