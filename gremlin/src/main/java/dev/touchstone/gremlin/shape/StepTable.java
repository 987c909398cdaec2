package dev.touchstone.gremlin.shape;

import dev.touchstone.gremlin.shape.Indeterminacy.Part;
import dev.touchstone.gremlin.syntax.Call;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Every step of Gremlin from 3.4 to 3.8, and what it does to what is determined. A step that is not here is not known, and nothing is claimed of it. */
enum StepTable {
    /** Its result is determined where what it gets is: it does something to each traverser, or to all whatever their order. */
    PLAIN(
            "V E out in both outE inE bothE outV inV bothV otherV toE toV has hasNot hasLabel hasKey hasValue is where filter not and or"
                    + " identity union coalesce choose branch optional local repeat times until emit flatMap map option by as from to with"
                    + " values label properties key value element constant select path simplePath cyclicPath order count sum mean min max"
                    + " unfold project match math sack loops barrier valueMap propertyMap groupCount inject aggregate store sideEffect"
                    + " none discard any all combine product concat length toLower toUpper trim lTrim rTrim replace reverse split"
                    + " substring asNumber asBool asDate dateAdd dateDiff withSack withSideEffect withPath"),
    /** It collects, or leaves some out, so that what is around it decides: {@link TraversalLevel} has the rules. */
    GATHERING("limit range skip tail dedup fold group cap"),
    /** It changes the graph: {@link WritingOrder} has the rules. */
    WRITING("addV addE property drop mergeV mergeE"),
    /** It shows what an element is called by its engine: {@link Ids} has the rules. */
    IDENTIFYING("id hasId elementMap"),
    CHANCE("sample coin", Part.VALUES, "%s is chance"),
    CLOCK("timeLimit", Part.VALUES, "%s depends on the time"),
    TEXT("profile explain tree subgraph", Part.TEXT, "%s is engine text"),
    WRITTEN("asString format conjoin", Part.TEXT, "%s writes values as the engine likes"),
    SETS("difference disjunct intersect merge", Part.ORDER, "%s gives a set in any order"),
    NUMBERED("index", Part.ORDER, "%s counts in an order that is left open"),
    BULKED("withBulk", Part.VALUES, "%s shows how traversers are bulked"),
    FAILING("fail", Part.TEXT, "%s is an error of the engine's making"),
    SET_UP("withStrategies withoutStrategies withComputer", Part.VALUES, "%s is an engine's own way"),
    /** What these do is not in the graph, and they may do anything to it. */
    OUTSIDE("call io read write", Part.VALUES, "%s leaves the graph"),
    COMPUTING(
            "program pageRank peerPressure connectedComponent shortestPath", Part.VALUES, "%s is for a graph computer");

    private static final Map<String, StepTable> BY_NAME = Arrays.stream(values())
            .flatMap(row -> Arrays.stream(row.names.split(" ")).map(name -> Map.entry(name, row)))
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    private final String names;
    private final Part part;

    /** With a place for the name of the step; empty where nothing is left open. */
    private final String reason;

    StepTable(String names) {
        this(names, Part.VALUES, "");
    }

    StepTable(String names, Part part, String reason) {
        this.names = names;
        this.part = part;
        this.reason = reason;
    }

    static Optional<StepTable> row(Call call) {
        return Optional.ofNullable(BY_NAME.get(call.name()));
    }

    /** What a step leaves open by itself, wherever it stands; sets may be unfolded. */
    static Optional<Indeterminacy> open(Call call) {
        return row(call)
                .map(row -> row.reason.isEmpty() || row == SETS
                        ? Optional.<Indeterminacy>empty()
                        : Optional.of(new Indeterminacy(row.part, row.reason.formatted(call.name()))))
                .orElseGet(() -> Optional.of(new Indeterminacy(Part.VALUES, "step " + call.name() + " is not known")));
    }

    /** Whether a step may change the graph: one that is not known may do anything. */
    static boolean mayWrite(Call call) {
        return row(call)
                .map(row -> row == WRITING || row == OUTSIDE || row == COMPUTING)
                .orElse(true);
    }

    static boolean isWriting(Call call) {
        return row(call).filter(row -> row == WRITING).isPresent();
    }
}
