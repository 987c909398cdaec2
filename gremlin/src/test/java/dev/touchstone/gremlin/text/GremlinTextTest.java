package dev.touchstone.gremlin.text;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.number;
import static dev.touchstone.gremlin.syntax.Argument.predicate;
import static dev.touchstone.gremlin.syntax.Argument.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.generate.ValueGenerator;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Parameter;
import dev.touchstone.gremlin.syntax.Argument.Predicate;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import org.junit.jupiter.api.Test;

class GremlinTextTest {

    @Test
    void aTraversalIsAChainOfCalls() {
        assertThat(GremlinText.of(Traversal.of())).isEqualTo("g");
        Traversal traversal = Traversal.of(Call.of("V")).then(Call.of("out", text("T0"), text("T1")), Call.of("count"));
        assertThat(GremlinText.of(traversal)).isEqualTo("g.V().out('T0', 'T1').count()");
        assertThat(new GremlinStatement(traversal).parameters()).isEmpty();
    }

    @Test
    void nestedTraversalsAreAnonymous() {
        assertThat(written(nested(Call.of("repeat", nested(Call.of("both"))), Call.of("dedup"))))
                .isEqualTo("__.repeat(__.both()).dedup()");
    }

    @Test
    void predicatesNameTheirFamilyAndNest() {
        assertThat(written(predicate("gt", number(5)))).isEqualTo("P.gt(5L)");
        assertThat(written(new Predicate("TextP", "startingWith", List.of(text("a")))))
                .isEqualTo("TextP.startingWith('a')");
        assertThat(written(predicate("not", predicate("within", text("a"), text("b")))))
                .isEqualTo("P.not(P.within('a', 'b'))");
    }

    @Test
    void tokensAndParametersAreNames() {
        assertThat(written(new Token("Order", "desc"))).isEqualTo("Order.desc");
        assertThat(written(new Parameter("ids"))).isEqualTo("ids");
    }

    @Test
    void wholeNumbersTellTheirWidth() {
        assertThat(written(PropertyType.INT, Values.of(5))).isEqualTo("5");
        assertThat(written(PropertyType.INT, Values.of(Integer.MIN_VALUE))).isEqualTo("-2147483648");
        assertThat(written(PropertyType.LONG, Values.of(5))).isEqualTo("5L");
        assertThat(written(PropertyType.LONG, Values.of(Long.MIN_VALUE))).isEqualTo("-9223372036854775808L");
    }

    @Test
    void doublesTellTheirWidth() {
        assertThat(written(PropertyType.DOUBLE, Values.of(0.5))).isEqualTo("0.5d");
        assertThat(written(PropertyType.DOUBLE, Values.of(-0.0))).isEqualTo("-0.0d");
        assertThat(written(PropertyType.DOUBLE, Values.of(Double.MAX_VALUE))).isEqualTo("1.7976931348623157E308d");
        assertThat(written(PropertyType.DOUBLE, Values.of(Double.MIN_VALUE))).isEqualTo("4.9E-324d");
    }

    @Test
    void floatsAreWrittenInTheirShortestForm() {
        assertThat(written(PropertyType.FLOAT, Values.of(ValueGenerator.shortestDouble(0.1f))))
                .isEqualTo("0.1f");
        assertThat(written(PropertyType.FLOAT, Values.of(ValueGenerator.shortestDouble(Float.MAX_VALUE))))
                .isEqualTo("3.4028235E38f");
        assertThat(written(PropertyType.FLOAT, Values.of(ValueGenerator.shortestDouble(Float.MIN_VALUE))))
                .isEqualTo("1.4E-45f");
        assertThat(written(PropertyType.FLOAT, Values.of(-0.0))).isEqualTo("-0.0f");
    }

    @Test
    void notANumberAndTheInfinitiesHaveNames() {
        assertThat(written(PropertyType.DOUBLE, Values.of(Double.NaN))).isEqualTo("NaN");
        assertThat(written(PropertyType.DOUBLE, Values.of(Double.POSITIVE_INFINITY)))
                .isEqualTo("Infinity");
        assertThat(written(PropertyType.DOUBLE, Values.of(Double.NEGATIVE_INFINITY)))
                .isEqualTo("-Infinity");
        assertThat(written(PropertyType.FLOAT, Values.of(Double.NaN))).isEqualTo("NaNf");
        assertThat(written(PropertyType.FLOAT, Values.of(Double.NEGATIVE_INFINITY)))
                .isEqualTo("-Infinityf");
    }

    @Test
    void stringsAreEscaped() {
        assertThat(written(text("it's"))).isEqualTo("'it\\'s'");
        assertThat(written(text("a\\b"))).isEqualTo("'a\\\\b'");
        assertThat(written(text("a\nb\rc\td"))).isEqualTo("'a\\nb\\rc\\td'");
        assertThat(written(text("\"q\" $x %"))).isEqualTo("'\"q\" $x %'");
        assertThat(written(text("\u00e9\u4e2d\ud83d\ude00"))).isEqualTo("'\u00e9\u4e2d\ud83d\ude00'");
        assertThat(written(text(""))).isEqualTo("''");
    }

    @Test
    void booleansAndListsAreWrittenPlainly() {
        assertThat(written(PropertyType.BOOLEAN, Values.of(true))).isEqualTo("true");
        assertThat(written(PropertyType.STRINGS, Values.list(Values.of("a"), Values.of("it's"))))
                .isEqualTo("['a', 'it\\'s']");
        assertThat(written(PropertyType.STRINGS, Values.list())).isEqualTo("[]");
    }

    @Test
    void whatHasNoLiteralIsRefused() {
        Value date = new Value.Temporal(Value.Temporal.Kind.DATE, "2020-01-01");
        assertThatThrownBy(() -> written(PropertyType.DATE, date)).isInstanceOf(IllegalArgumentException.class);
    }

    private static String written(PropertyType type, Value value) {
        return written(new Constant(new Typed(type, value)));
    }

    /** The argument, as it stands between the parentheses. */
    private static String written(Argument argument) {
        String text = GremlinText.of(Traversal.of(Call.of("x", argument)));
        assertThat(text).startsWith("g.x(").endsWith(")");
        return text.substring("g.x(".length(), text.length() - 1);
    }
}
