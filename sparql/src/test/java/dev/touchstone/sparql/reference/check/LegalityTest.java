package dev.touchstone.sparql.reference.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.value.Terms;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.AggregateFunction;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Path.Property;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Bind;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.Optionally;
import dev.touchstone.sparql.syntax.Pattern.SubSelect;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Pattern.ValuesRow;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Duplicates;
import dev.touchstone.sparql.syntax.Query.From;
import dev.touchstone.sparql.syntax.Query.GroupKey;
import dev.touchstone.sparql.syntax.Query.Item;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.text.SparqlReader;
import dev.touchstone.sparql.text.SparqlText;
import dev.touchstone.sparql.text.SyntaxError;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LegalityTest {
    private static final Triples KNOWS = triple("a", "b");
    private static final Aggregate COUNT =
            new Aggregate(AggregateFunction.COUNT, false, Optional.empty(), Optional.empty());

    private static Triples triple(String subject, String object) {
        return Triples.of(new Triple(new Variable(subject), Property.of("http://example.org/p"), new Variable(object)));
    }

    private static Triples blank(String subject) {
        return Triples.of(
                new Triple(new Constant(new Blank(subject)), Property.of("http://example.org/p"), new Variable("x")));
    }

    private static Select select(List<Item> items, List<GroupKey> groupBy, Pattern... elements) {
        Modifiers modifiers =
                new Modifiers(groupBy, List.of(), List.of(), Optional.empty(), Optional.empty(), Optional.empty());
        return new Select(Duplicates.ALL, items, From.EVERYTHING, Group.of(elements), modifiers);
    }

    static List<Query> forbidden() {
        GroupKey key = new GroupKey(new Variable("a"), Optional.empty());
        Item a = new Item(Optional.empty(), "a");
        Item b = new Item(Optional.empty(), "b");
        Bind bind = new Bind(new Constant(Terms.TRUE), "b");
        Values uneven = new Values(List.of("x", "y"), List.of(new ValuesRow(List.of(Optional.<Term>of(Terms.TRUE)))));
        return List.of(
                Select.all(Group.of(KNOWS, bind)),
                select(List.of(b), List.of(key), KNOWS),
                select(List.of(), List.of(key), KNOWS),
                Select.all(Group.of(KNOWS, uneven)),
                Select.all(Group.of(blank("x"), new Optionally(Group.of(blank("x"))))),
                Select.all(Group.of(KNOWS, new Filter(COUNT))),
                Select.all(Group.of(KNOWS, new SubSelect(select(List.of(b), List.of(key), KNOWS)))),
                select(List.of(a, new Item(Optional.of(new Constant(Terms.TRUE)), "a")), List.of(), KNOWS));
    }

    @ParameterizedTest
    @MethodSource("forbidden")
    void whatTheParserForbidsIsForbidden(Query query) {
        assertThat(Legality.allows(query)).isFalse();
        assertThatThrownBy(() -> SparqlReader.query(SparqlText.of(query))).isInstanceOf(SyntaxError.class);
    }
}
