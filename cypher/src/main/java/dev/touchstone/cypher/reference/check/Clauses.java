package dev.touchstone.cypher.reference.check;

import dev.touchstone.cypher.function.Kind;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.RemoveItem;
import dev.touchstone.cypher.syntax.Clause.SetItem;
import dev.touchstone.cypher.syntax.Expression;
import java.util.List;

/**
 * Checks clauses one after the other, each in the scope that the one before gives.
 *
 * @param outside the variables that no WITH takes away
 */
record Clauses(Scope outside) {

    /** Checks a sequence of clauses, and gives the columns that they return: none without a RETURN. */
    Scope check(List<Clause> clauses, Scope start) {
        Scope scope = start;
        for (Clause clause : clauses) {
            scope = next(clause, scope);
        }
        return Composition.returns(clauses) ? scope : Scope.EMPTY;
    }

    private Scope next(Clause clause, Scope scope) {
        return switch (clause) {
            case Clause.Match match -> {
                Scope after = Patterns.match(match.paths(), scope);
                match.where().ifPresent(where -> Expressions.checkWhere(where, after));
                yield after;
            }
            case Clause.Unwind unwind -> {
                Type list = Expressions.checkPlain(unwind.list(), scope);
                yield scope.withNew(unwind.variable(), list.item());
            }
            case Clause.With with -> outside.with(new Projections(outside).with(with, scope));
            case Clause.Return result -> new Projections(outside).returned(result.projection(), scope);
            case Clause.Call call -> {
                Scope returned = Queries.checkCall(call.query(), scope);
                Scope after = scope;
                for (String name : returned.names()) {
                    after = after.withNew(name, returned.typeOf(name));
                }
                yield after;
            }
            case Clause.Create create -> Creations.create(create.paths(), scope);
            case Clause.Merge merge -> {
                Scope after = Creations.merge(merge.path(), scope);
                merge.onCreate().forEach(item -> check(item, after));
                merge.onMatch().forEach(item -> check(item, after));
                yield after;
            }
            case Clause.Set set -> {
                set.items().forEach(item -> check(item, scope));
                yield scope;
            }
            case Clause.Remove remove -> {
                remove.items().forEach(item -> check(item, scope));
                yield scope;
            }
            case Clause.Delete delete -> {
                delete.targets().forEach(target -> checkDeleted(target, scope));
                yield scope;
            }
            case Clause.Foreach each -> {
                Type list = Expressions.checkPlain(each.list(), scope);
                Composition.checkChanging(each.clauses());
                check(each.clauses(), scope.withNew(each.variable(), list.item()));
                yield scope;
            }
        };
    }

    private static void check(SetItem item, Scope scope) {
        switch (item) {
            case Clause.SetProperty set -> {
                requireElement(Expressions.checkPlain(set.subject(), scope));
                Expressions.checkPlain(set.value(), scope);
            }
            case Clause.SetProperties set -> {
                requireElement(scope.typeOf(set.variable()));
                Type value = Expressions.checkPlain(set.value(), scope);
                Expressions.require(value, "properties", Kind.MAP, Kind.NODE, Kind.RELATIONSHIP);
            }
            case Clause.SetLabels set -> requireNode(scope.typeOf(set.variable()));
        }
    }

    private static void check(RemoveItem item, Scope scope) {
        switch (item) {
            case Clause.RemoveProperty remove -> requireElement(Expressions.checkPlain(remove.subject(), scope));
            case Clause.RemoveLabels remove -> requireNode(scope.typeOf(remove.variable()));
        }
    }

    private static void requireElement(Type type) {
        Expressions.require(type, "a node or relationship", Kind.NODE, Kind.RELATIONSHIP);
    }

    private static void requireNode(Type type) {
        Expressions.require(type, "a node", Kind.NODE);
    }

    private static void checkDeleted(Expression target, Scope scope) {
        Type type = Expressions.checkPlain(target, scope);
        if (target instanceof Expression.HasLabels) {
            throw CypherError.syntax("InvalidDelete", "A label is removed, not deleted");
        }
        Expressions.require(type, "a node, relationship or path", Kind.NODE, Kind.RELATIONSHIP, Kind.PATH);
    }
}
