package dev.touchstone.cypher.generate;

import dev.touchstone.cypher.dialect.FunctionGroup;
import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.function.Kind;
import dev.touchstone.cypher.function.Returns.Origin;
import dev.touchstone.cypher.function.Trait;
import java.util.List;

/** The functions that the generator chooses from, by what they take and give. A choice among several follows the order of the table. */
final class Repertoire {
    static final CypherFunction LENGTH_OF_PATH =
            Vocabulary.SCALAR.from(Kind.PATH).giving(Kind.INTEGER).only();

    static final CypherFunction TYPE =
            Vocabulary.SCALAR.from(Kind.RELATIONSHIP).giving(Kind.STRING).only();

    static final CypherFunction PROPERTIES =
            Vocabulary.SCALAR.from(Kind.NODE).giving(Kind.MAP).only();

    static final CypherFunction SIGN = Vocabulary.SCALAR.in(FunctionGroup.SIGN).only();

    static final List<CypherFunction> OF_NODES =
            Vocabulary.SCALAR.from(Kind.NODE).giving(Kind.LIST).functions();

    static final List<CypherFunction> ITEMS_OF_LISTS =
            Vocabulary.SCALAR.from(Kind.LIST).giving(Origin.ITEM).functions();

    static final List<CypherFunction> PARTS_OF_STRINGS =
            Vocabulary.SCALAR.of(Kind.STRING, Kind.INTEGER).giving(Kind.STRING).functions();

    /** Those that give a float for any number, and the same one in every engine. */
    static final List<CypherFunction> EXACT_FLOATS = Vocabulary.SCALAR
            .of(Kind.NUMBER)
            .giving(Kind.FLOAT)
            .without(Trait.INEXACT)
            .without(Trait.PARTIAL)
            .functions();

    /** Without the old names, which are written less often. */
    static final List<CypherFunction> OF_STRINGS = Vocabulary.SCALAR
            .of(Kind.STRING)
            .giving(Kind.STRING)
            .outside(FunctionGroup.LOWER_AND_UPPER)
            .functions();

    static final CypherFunction WITHIN_BOX = Vocabulary.SCALAR
            .from(Kind.POINT, Kind.POINT, Kind.POINT)
            .giving(Kind.BOOLEAN)
            .only();

    static final CypherFunction DISTANCE =
            Vocabulary.SCALAR.from(Kind.POINT, Kind.POINT).giving(Kind.FLOAT).only();

    static final CypherFunction FROM_EPOCH = Vocabulary.SCALAR
            .from(Kind.INTEGER, Kind.INTEGER)
            .giving(Kind.DATETIME)
            .only();

    static final List<CypherFunction> LENGTHS_OF_STRINGS =
            Vocabulary.SCALAR.of(Kind.STRING).giving(Kind.INTEGER).functions();

    static final List<CypherFunction> PARTS_OF_PATHS =
            Vocabulary.SCALAR.from(Kind.PATH).giving(Kind.LIST).functions();

    static final List<CypherFunction> ENDS_OF_RELATIONSHIPS =
            Vocabulary.SCALAR.from(Kind.RELATIONSHIP).giving(Kind.NODE).functions();

    static final List<CypherFunction> CONSTANTS =
            Vocabulary.SCALAR.of().giving(Kind.FLOAT).functions();

    static final List<CypherFunction> OLD_NAMES_OF_STRINGS =
            Vocabulary.SCALAR.in(FunctionGroup.LOWER_AND_UPPER).functions();

    /** Those that give a float for any number, whose last digit is open. */
    static final List<CypherFunction> INEXACT_FLOATS = Vocabulary.SCALAR
            .of(Kind.NUMBER)
            .giving(Kind.FLOAT)
            .with(Trait.INEXACT)
            .without(Trait.PARTIAL)
            .functions();

    /** Those that give a list of a type of which the generator has lists. */
    static final List<CypherFunction> CONVERSIONS_OF_LISTS = Vocabulary.SCALAR
            .in(FunctionGroup.CONVERSIONS_OF_LISTS)
            .where(row -> row.returns().items() == Kind.INTEGER || row.returns().items() == Kind.STRING)
            .functions();

    /** Those that give a list of the same items. */
    static final List<CypherFunction> OF_LISTS =
            Vocabulary.SCALAR.from(Kind.LIST).giving(Origin.ARGUMENT).functions();

    static final CypherFunction COUNT = FunctionTable.get("count");

    static final CypherFunction SUM = FunctionTable.get("sum");

    static final CypherFunction AVG = FunctionTable.get("avg");

    static final CypherFunction COLLECT =
            Vocabulary.AGGREGATIONS.giving(Origin.GATHERED).only();

    static final List<CypherFunction> EXTREMES =
            Vocabulary.AGGREGATIONS.giving(Origin.ARGUMENT).functions();

    static final List<CypherFunction> DEVIATIONS =
            Vocabulary.AGGREGATIONS.in(FunctionGroup.STANDARD_DEVIATIONS).functions();

    static final CypherFunction EXACT_PERCENTILE = Vocabulary.AGGREGATIONS
            .in(FunctionGroup.PERCENTILES)
            .without(Trait.INEXACT)
            .only();

    static final CypherFunction INEXACT_PERCENTILE = Vocabulary.AGGREGATIONS
            .in(FunctionGroup.PERCENTILES)
            .with(Trait.INEXACT)
            .only();

    private Repertoire() {}
}
