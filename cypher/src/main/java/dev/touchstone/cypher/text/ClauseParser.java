package dev.touchstone.cypher.text;

import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Call;
import dev.touchstone.cypher.syntax.Clause.Create;
import dev.touchstone.cypher.syntax.Clause.Delete;
import dev.touchstone.cypher.syntax.Clause.Foreach;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Match;
import dev.touchstone.cypher.syntax.Clause.Merge;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Clause.Remove;
import dev.touchstone.cypher.syntax.Clause.RemoveItem;
import dev.touchstone.cypher.syntax.Clause.RemoveLabels;
import dev.touchstone.cypher.syntax.Clause.RemoveProperty;
import dev.touchstone.cypher.syntax.Clause.Return;
import dev.touchstone.cypher.syntax.Clause.Set;
import dev.touchstone.cypher.syntax.Clause.SetItem;
import dev.touchstone.cypher.syntax.Clause.SetLabels;
import dev.touchstone.cypher.syntax.Clause.SetProperties;
import dev.touchstone.cypher.syntax.Clause.SetProperty;
import dev.touchstone.cypher.syntax.Clause.SortKey;
import dev.touchstone.cypher.syntax.Clause.Unwind;
import dev.touchstone.cypher.syntax.Clause.With;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.HasLabels;
import dev.touchstone.cypher.syntax.Expression.Property;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Pattern.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** Reads clauses. */
final class ClauseParser {
    private final Tokens tokens;
    private final CypherParser parser;

    ClauseParser(Tokens tokens, CypherParser parser) {
        this.tokens = tokens;
        this.parser = parser;
    }

    /** The next clause, or nothing where none begins. */
    Optional<Clause> clause() {
        if (tokens.tookKeywords("OPTIONAL", "MATCH")) {
            return Optional.of(match(true));
        }
        if (tokens.isKeywordThenSymbol("CALL", "{")) {
            tokens.next();
            return Optional.of(new Call(parser.subquery()));
        }
        if (tokens.areKeywords("ON") || !tokens.isName()) {
            return Optional.empty();
        }
        return tokens.peek().kind() == Token.Kind.NAME
                ? clause(tokens.peek().text().toUpperCase(Locale.ROOT))
                : Optional.empty();
    }

    private Optional<Clause> clause(String keyword) {
        Supplier<Clause> rest = switch (keyword) {
            case "MATCH" -> () -> match(false);
            case "UNWIND" -> this::unwind;
            case "WITH" -> () -> new With(projection(), parser.where());
            case "RETURN" -> () -> new Return(projection());
            case "CREATE" -> () -> new Create(parser.patterns().paths());
            case "MERGE" -> this::merge;
            case "SET" -> () -> new Set(tokens.list(",", this::setItem));
            case "REMOVE" -> () -> new Remove(tokens.list(",", this::removeItem));
            case "DELETE" -> () -> new Delete(false, tokens.list(",", parser::expression));
            case "DETACH" -> this::detachDelete;
            case "FOREACH" -> this::foreach;
            default -> null;
        };
        if (rest == null) {
            return Optional.empty();
        }
        tokens.next();
        return Optional.of(rest.get());
    }

    private Clause match(boolean optional) {
        return new Match(optional, parser.patterns().paths(), parser.where());
    }

    private Clause unwind() {
        Expression list = parser.expression();
        tokens.takeKeyword("AS");
        return new Unwind(list, tokens.takeName());
    }

    private Clause detachDelete() {
        tokens.takeKeyword("DELETE");
        return new Delete(true, tokens.list(",", parser::expression));
    }

    private Clause merge() {
        Path path = parser.patterns().namedPath();
        List<SetItem> onCreate = new ArrayList<>();
        List<SetItem> onMatch = new ArrayList<>();
        while (tokens.tookKeywords("ON")) {
            List<SetItem> items = tokens.tookKeywords("CREATE") ? onCreate : onMatch;
            if (items == onMatch) {
                tokens.takeKeyword("MATCH");
            }
            tokens.takeKeyword("SET");
            items.addAll(tokens.list(",", this::setItem));
        }
        return new Merge(path, onCreate, onMatch);
    }

    private Clause foreach() {
        tokens.take("(");
        String variable = tokens.takeName();
        tokens.takeKeyword("IN");
        Expression list = parser.expression();
        tokens.take("|");
        List<Clause> clauses = new ArrayList<>();
        for (Optional<Clause> clause = clause(); clause.isPresent(); clause = clause()) {
            clauses.add(clause.get());
        }
        tokens.take(")");
        return new Foreach(variable, list, clauses);
    }

    private Projection projection() {
        boolean distinct = tokens.tookKeywords("DISTINCT");
        boolean star = tokens.took("*");
        List<Item> items = !star || tokens.took(",") ? tokens.list(",", this::item) : List.of();
        List<SortKey> order = tokens.tookKeywords("ORDER", "BY") ? tokens.list(",", this::sortKey) : List.of();
        Optional<Expression> skip = after("SKIP");
        Optional<Expression> limit = after("LIMIT");
        return new Projection(distinct, star, items, order, skip, limit);
    }

    private Optional<Expression> after(String keyword) {
        return tokens.tookKeywords(keyword) ? Optional.of(parser.expression()) : Optional.empty();
    }

    private Item item() {
        Expression expression = parser.expression();
        return new Item(expression, tokens.tookKeywords("AS") ? Optional.of(tokens.takeName()) : Optional.empty());
    }

    private SortKey sortKey() {
        Expression expression = parser.expression();
        boolean descending = tokens.tookKeywords("DESC") || tokens.tookKeywords("DESCENDING");
        if (!descending && !tokens.tookKeywords("ASC")) {
            tokens.tookKeywords("ASCENDING");
        }
        return new SortKey(expression, descending);
    }

    private SetItem setItem() {
        if (tokens.isNameThenSymbol("=") || tokens.isNameThenSymbol("+=")) {
            String variable = tokens.takeName();
            boolean add = tokens.next().isSymbol("+=");
            return new SetProperties(variable, parser.expression(), add);
        }
        Token start = tokens.peek();
        return switch (parser.propertyOrLabels()) {
            case HasLabels(Variable(String variable), List<String> labels) -> new SetLabels(variable, labels);
            case Property(Expression subject, String key) -> {
                tokens.take("=");
                yield new SetProperty(subject, key, parser.expression());
            }
            default -> throw new SyntaxError("UnexpectedSyntax", "this cannot be set", start.position());
        };
    }

    private RemoveItem removeItem() {
        Token start = tokens.peek();
        return switch (parser.propertyOrLabels()) {
            case HasLabels(Variable(String variable), List<String> labels) -> new RemoveLabels(variable, labels);
            case Property(Expression subject, String key) -> new RemoveProperty(subject, key);
            default -> throw new SyntaxError("UnexpectedSyntax", "this cannot be removed", start.position());
        };
    }
}
