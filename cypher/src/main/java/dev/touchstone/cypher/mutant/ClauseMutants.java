package dev.touchstone.cypher.mutant;

import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Call;
import dev.touchstone.cypher.syntax.Clause.Match;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Clause.Return;
import dev.touchstone.cypher.syntax.Clause.Unwind;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Pattern.Element;
import dev.touchstone.cypher.syntax.Pattern.Node;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Selection;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.syntax.Query.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Mutants of the clauses that find rows: MATCH, UNWIND and CALL. */
final class ClauseMutants {
    private static final Template NULL_FOR_NULL = Template.of("coalesce($1, [null])");
    private static final Template NULL_FOR_NOTHING = Template.of("CASE WHEN size($1) = 0 THEN [null] ELSE $1 END");

    static final List<Mutant> ALL = List.of(
            Mutant.of(
                    "optional-match",
                    "OPTIONAL MATCH loses the rows for which nothing is found.",
                    Match.class,
                    match -> new Match(false, match.paths(), match.where())),
            each("optional-where", "The WHERE of an OPTIONAL MATCH comes after it.", ClauseMutants::whereLater),
            each(
                    "unique-in-clause",
                    "Two patterns of one MATCH may use the same relationship.",
                    ClauseMutants::patternByPattern),
            each("unique-in-path", "A path may use a relationship again.", ClauseMutants::hopByHop),
            Mutant.of(
                    "where-last",
                    "Of a WHERE with AND the last part is forgotten.",
                    Match.class,
                    match -> new Match(
                            match.optional(), match.paths(), match.where().map(ClauseMutants::firstPart))),
            Mutant.of(
                    "unwind-null",
                    "UNWIND of null gives a row.",
                    Unwind.class,
                    unwind -> new Unwind(NULL_FOR_NULL.with(unwind.list()), unwind.variable())),
            Mutant.of(
                    "unwind-empty",
                    "UNWIND of an empty list gives a row.",
                    Unwind.class,
                    unwind -> new Unwind(NULL_FOR_NOTHING.with(unwind.list()), unwind.variable())),
            Mutant.of(
                    "call-optional",
                    "A CALL whose MATCH finds nothing keeps the row, with nulls.",
                    Call.class,
                    call -> inside(call, ClauseMutants::optional)),
            Mutant.of(
                    "call-first",
                    "CALL joins a row with the first inner row only.",
                    Call.class,
                    call -> inside(call, ClauseMutants::firstRow)));

    private ClauseMutants() {}

    /** A mutant that replaces one of the clauses by others. */
    private static Mutant each(String name, String sentence, Function<Clause, List<Clause>> wrong) {
        return Mutant.of(
                name,
                sentence,
                Part.class,
                part -> new Part(part.clauses().stream()
                        .flatMap(clause -> wrong.apply(clause).stream())
                        .toList()));
    }

    private static List<Clause> whereLater(Clause clause) {
        return clause instanceof Match match
                        && match.optional()
                        && match.where().isPresent()
                ? List.of(
                        new Match(true, match.paths(), Optional.empty()),
                        ProjectionMutants.where(match.where().get()))
                : List.of(clause);
    }

    /** One MATCH for each path; the WHERE goes with the last, when all variables are known. */
    private static List<Clause> oneByOne(Match match, List<Path> paths) {
        List<Clause> clauses = new ArrayList<>();
        for (Path path : paths.subList(0, paths.size() - 1)) {
            clauses.add(new Match(false, List.of(path), Optional.empty()));
        }
        clauses.add(new Match(false, List.of(paths.getLast()), match.where()));
        return clauses;
    }

    private static List<Clause> patternByPattern(Clause clause) {
        return clause instanceof Match match && !match.optional() ? oneByOne(match, match.paths()) : List.of(clause);
    }

    private static List<Clause> hopByHop(Clause clause) {
        return clause instanceof Match match
                        && !match.optional()
                        && match.paths().size() == 1
                ? oneByOne(match, hops(match.paths().getFirst()))
                : List.of(clause);
    }

    /** Paths of one relationship each, which meet in nodes that have a name. */
    private static List<Path> hops(Path path) {
        List<Path> hops = new ArrayList<>();
        // Beside a repeated part a node may be left out.
        boolean repeats = path.elements().stream().anyMatch(Pattern.Quantified.class::isInstance);
        if (path.variable().isPresent() || path.elements().size() <= 3 || repeats) {
            return List.of(path);
        }
        Node from = (Node) path.elements().getFirst();
        for (int i = 1; i < path.elements().size(); i += 2) {
            Node to = named((Node) path.elements().get(i + 1), "between" + i);
            List<Element> hop = List.of(from, path.elements().get(i), to);
            hops.add(new Path(Optional.empty(), Selection.EVERY, hop));
            from = new Node(to.variable(), List.of(), Optional.empty());
        }
        return hops;
    }

    private static Node named(Node node, String name) {
        return new Node(Optional.of(node.variable().orElse(name)), node.labels(), node.properties());
    }

    private static Expression firstPart(Expression condition) {
        return condition instanceof Expression.Binary both && both.operator() == Expression.BinaryOperator.AND
                ? both.left()
                : condition;
    }

    private static Call inside(Call call, Function<Clause, Clause> wrong) {
        return new Call(new Query(
                call.query().parts().stream()
                        .map(part -> new Part(part.clauses().stream().map(wrong).toList()))
                        .toList(),
                call.query().all()));
    }

    private static Clause optional(Clause clause) {
        return clause instanceof Match match ? new Match(true, match.paths(), match.where()) : clause;
    }

    private static Clause firstRow(Clause clause) {
        if (!(clause instanceof Return(Projection projection))
                || projection.limit().isPresent()) {
            return clause;
        }
        return new Return(new Projection(
                projection.distinct(),
                projection.star(),
                projection.items(),
                projection.order(),
                projection.skip(),
                Optional.of(new Literal(Values.of(1)))));
    }
}
