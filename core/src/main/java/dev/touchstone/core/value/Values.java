package dev.touchstone.core.value;

import dev.touchstone.core.value.Value.Bool;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.MapOf.Entry;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.core.value.Value.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Short ways to write values down. */
public final class Values {
    public static final Value NULL = new Null();

    private Values() {}

    public static Value of(boolean value) {
        return new Bool(value);
    }

    public static Value of(long value) {
        return new Int(value);
    }

    public static Value of(double value) {
        return new Real(value);
    }

    public static Value of(String value) {
        return new Text(value);
    }

    public static Value list(Value... items) {
        return new ListOf(Arrays.asList(items));
    }

    public static Value map(Map<String, Value> named) {
        List<Entry> entries = new ArrayList<>();
        named.forEach((name, value) -> entries.add(new Entry(new Text(name), value)));
        return new MapOf(entries);
    }
}
