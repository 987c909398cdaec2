package dev.touchstone.gremlin.text;

import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Bool;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Entries;
import dev.touchstone.gremlin.syntax.Argument.Entry;
import dev.touchstone.gremlin.syntax.Argument.Joined;
import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Argument.Parameter;
import dev.touchstone.gremlin.syntax.Argument.Predicate;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;

/** Writes traversals as text: the part of Gremlin's grammar that every version of it has, with a suffix on every
 * number, because what a bare one means has changed. */
public final class GremlinText {
    private final StringBuilder out = new StringBuilder();

    private GremlinText() {}

    public static String of(Traversal traversal) {
        GremlinText text = new GremlinText();
        text.write("g", traversal);
        return text.out.toString();
    }

    /** A constant. */
    public static String of(Typed constant) {
        GremlinText text = new GremlinText();
        text.write(constant);
        return text.out.toString();
    }

    private void write(String start, Traversal traversal) {
        out.append(start);
        for (Call call : traversal.calls()) {
            out.append('.').append(call.name());
            write(call.arguments());
        }
    }

    private void write(List<Argument> arguments) {
        out.append('(');
        for (int i = 0; i < arguments.size(); i++) {
            if (i > 0) {
                out.append(", ");
            }
            write(arguments.get(i));
        }
        out.append(')');
    }

    private void write(Argument argument) {
        switch (argument) {
            case Constant constant -> write(constant.value());
            case Nested nested -> write("__", nested.traversal());
            case Predicate predicate -> {
                out.append(predicate.family()).append('.').append(predicate.name());
                write(predicate.arguments());
            }
            case Joined joined -> {
                write(joined.left());
                out.append('.').append(joined.word()).append('(');
                write(joined.right());
                out.append(')');
            }
            case Token token -> out.append(token.family()).append('.').append(token.name());
            case Parameter parameter -> out.append(parameter.name());
            case Entries entries -> writeEntries(entries.entries());
        }
    }

    private void writeEntries(List<Entry> entries) {
        out.append(entries.isEmpty() ? "[:" : "[");
        for (int i = 0; i < entries.size(); i++) {
            out.append(i > 0 ? ", (" : "(");
            write(entries.get(i).key());
            out.append("): ");
            write(entries.get(i).value());
        }
        out.append(']');
    }

    private void write(Typed typed) {
        PropertyType type = typed.type();
        switch (typed.value()) {
            case Bool bool -> out.append(bool.value());
            case Int whole -> out.append(whole.value()).append(type == PropertyType.LONG ? "L" : "");
            case Real real -> writeReal(real.value(), type == PropertyType.FLOAT ? "f" : "d");
            case Text text -> writeString(text.value());
            case ListOf list -> writeList(list.items());
            default -> throw new IllegalArgumentException("no Gremlin literal for " + typed);
        }
    }

    private void writeReal(double value, String suffix) {
        if (Double.isFinite(value)) {
            // A float was widened by its shortest decimal form, so narrowing gives back the same digits.
            out.append(suffix.equals("f") ? Float.toString((float) value) : Double.toString(value))
                    .append(suffix);
        } else {
            out.append(value).append(suffix.equals("f") ? "f" : "");
        }
    }

    private void writeList(List<Value> items) {
        out.append('[');
        for (int i = 0; i < items.size(); i++) {
            out.append(i > 0 ? ", " : "");
            write(new Typed(PropertyType.STRING, items.get(i)));
        }
        out.append(']');
    }

    private void writeString(String text) {
        out.append('\'');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\'' -> out.append("\\'");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> out.append(c);
            }
        }
        out.append('\'');
    }
}
