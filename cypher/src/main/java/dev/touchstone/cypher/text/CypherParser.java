package dev.touchstone.cypher.text;

import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Match;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.syntax.Query.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the text of a query into its records.
 *
 * <p>Written by hand, by recursive descent: the grammar that openCypher keeps knows neither {@code CALL {}}, {@code COUNT {}}
 * nor quantified paths, those that do are under the GPL, and converting the tree of a generated parser into our records takes as
 * much code as reading them directly.
 */
public final class CypherParser {
    private final Tokens tokens;
    private final PatternParser patterns;
    private final ExpressionParser expressions;
    private final AtomParser atoms;
    private final ClauseParser clauses;

    private CypherParser(String text) {
        this.tokens = new Tokens(Lexer.tokens(text));
        this.atoms = new AtomParser(tokens, this);
        this.expressions = new ExpressionParser(tokens, atoms);
        this.patterns = new PatternParser(tokens, this);
        this.clauses = new ClauseParser(tokens, this);
    }

    /** The query that a text stands for; throws a {@link SyntaxError} where it stands for none. */
    public static Query parse(String text) {
        CypherParser parser = new CypherParser(text);
        Query query = parser.query();
        parser.tokens.took(";");
        parser.expectEnd();
        return query;
    }

    /** The queries that a text consists of, with semicolons in between. */
    public static List<Query> parseAll(String text) {
        CypherParser parser = new CypherParser(text);
        List<Query> queries = new ArrayList<>();
        while (parser.tokens.peek().kind() != Token.Kind.END) {
            queries.add(parser.query());
            if (!parser.tokens.took(";")) {
                parser.expectEnd();
            }
        }
        return queries;
    }

    /** An expression that stands by itself. */
    public static Expression parseExpression(String text) {
        CypherParser parser = new CypherParser(text);
        Expression expression = parser.expression();
        parser.expectEnd();
        return expression;
    }

    private void expectEnd() {
        if (tokens.peek().kind() != Token.Kind.END) {
            throw tokens.unexpected("the end");
        }
    }

    Expression expression() {
        return expressions.expression();
    }

    /** An expression that names a property or labels of something, and has no operator. */
    Expression propertyOrLabels() {
        return expressions.propertyOrLabels();
    }

    PatternParser patterns() {
        return patterns;
    }

    AtomParser atoms() {
        return atoms;
    }

    /** {@code [WHERE expression]} */
    Optional<Expression> where() {
        return tokens.tookKeywords("WHERE") ? Optional.of(expression()) : Optional.empty();
    }

    Query query() {
        List<Part> parts = new ArrayList<>();
        parts.add(part());
        boolean all = false;
        boolean distinct = false;
        while (tokens.areKeywords("UNION")) {
            Token union = tokens.next();
            if (tokens.tookKeywords("ALL")) {
                all = true;
            } else {
                distinct = true;
            }
            if (all && distinct) {
                throw new SyntaxError("InvalidClauseComposition", "UNION and UNION ALL together", union.position());
            }
            parts.add(part());
        }
        return new Query(parts, all);
    }

    private Part part() {
        List<Clause> all = new ArrayList<>();
        for (Optional<Clause> clause = clauses.clause(); clause.isPresent(); clause = clauses.clause()) {
            all.add(clause.get());
        }
        if (all.isEmpty()) {
            throw tokens.unexpected("a clause");
        }
        return new Part(all);
    }

    /** {@code { query }}, or the short form {@code { paths WHERE condition }} for a MATCH alone. */
    Query subquery() {
        tokens.take("{");
        Query query;
        if (tokens.isSymbol("(") || tokens.isNameThenSymbol("=")) {
            query = Query.of(new Match(false, patterns.paths(), where()));
        } else {
            query = query();
        }
        tokens.take("}");
        return query;
    }
}
