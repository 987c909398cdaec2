package dev.touchstone.host.jena;

import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Request;
import java.util.ArrayList;
import java.util.List;
import org.apache.jena.query.ARQ;
import org.apache.jena.sparql.util.Context;
import org.apache.jena.sparql.util.Symbol;

/**
 * What a request switches off.
 *
 * <p>{@code optimise=off} is the whole optimiser. {@code disable=optFilterPlacement,optMergeBGPs} is a choice of single
 * rewritings, by the names of the constants in {@link ARQ}.
 */
final class Switches {
    static final String OPTIMISE = "optimise";
    static final String DISABLE = "disable";

    private final List<Symbol> symbols = new ArrayList<>();

    Switches(Request request) {
        if ("off".equals(request.options.get(OPTIMISE))) {
            symbols.add(ARQ.optimization);
        }
        String disabled = request.options.getOrDefault(DISABLE, "");
        for (String name : disabled.split(",", -1)) {
            if (!name.isBlank()) {
                symbols.add(symbol(name.strip()));
            }
        }
    }

    void switchOff(Context context) {
        symbols.forEach(symbol -> context.put(symbol, false));
    }

    /** Takes {@link #switchOff} back in a context that outlives the request. */
    void restore(Context context) {
        symbols.forEach(context::remove);
    }

    /** A name that this version does not know is refused: to ignore it would compare an engine with itself. */
    private static Symbol symbol(String name) {
        try {
            return (Symbol) ARQ.class.getField(name).get(null);
        } catch (ReflectiveOperationException | ClassCastException e) {
            throw new NotSupported("switch off " + name);
        }
    }
}
