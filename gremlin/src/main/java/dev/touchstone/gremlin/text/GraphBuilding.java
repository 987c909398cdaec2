package dev.touchstone.gremlin.text;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.InferredSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Parameter;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The graph that traversals of {@code addV}, {@code addE}, {@code property}, {@code as}, {@code from} and {@code to} make. Vertices are
 * known by what {@code as} calls them, and by the variables that traversals are assigned to.
 */
public final class GraphBuilding {
    private static final String ANY_VERTEX = "vertex";

    private final List<Piece> vertices = new ArrayList<>();
    private final List<Piece> edges = new ArrayList<>();
    private final Map<String, Piece> variables = new LinkedHashMap<>();

    /** A vertex or an edge that is being made. */
    private static final class Piece {
        private final String label;
        private final boolean isEdge;
        private final Map<String, Typed> properties = new LinkedHashMap<>();
        private Optional<Piece> from = Optional.empty();
        private Optional<Piece> to = Optional.empty();

        Piece(String label, boolean isEdge) {
            this.label = label;
            this.isEdge = isEdge;
        }
    }

    /** Adds what a traversal makes; the last of it is known by the name afterwards. */
    public void add(Traversal traversal, Optional<String> name) {
        Map<String, Piece> names = new LinkedHashMap<>(variables);
        Optional<Piece> current = Optional.empty();
        for (Call call : traversal.calls()) {
            current = Optional.of(after(call, current, names));
        }
        Optional<Piece> made = current;
        name.ifPresent(variable -> made.ifPresent(piece -> variables.put(variable, piece)));
    }

    private Piece after(Call call, Optional<Piece> current, Map<String, Piece> names) {
        return switch (call.name()) {
            case "addV" -> vertex(call.arguments().isEmpty() ? ANY_VERTEX : text(call, 0));
            case "addE" -> edge(text(call, 0), current.filter(piece -> !piece.isEdge));
            case "property" -> {
                set(here(call, current), text(call, 0), constant(call, 1));
                yield here(call, current);
            }
            case "as" -> {
                names.put(text(call, 0), here(call, current));
                yield here(call, current);
            }
            case "from" -> {
                here(call, current).from = Optional.of(named(call, names));
                yield here(call, current);
            }
            case "to" -> {
                here(call, current).to = Optional.of(named(call, names));
                yield here(call, current);
            }
            default ->
                throw new UserMistake("a setup in Gremlin is made of addV, addE, property, as, from and to, and not of "
                        + call.name());
        };
    }

    /** Elements get our own key when they are loaded. */
    private static void set(Piece piece, String name, Typed value) {
        if (!name.equals(Element.KEY)) {
            piece.properties.put(name, value);
        }
    }

    private Piece vertex(String label) {
        Piece vertex = new Piece(label, false);
        vertices.add(vertex);
        return vertex;
    }

    private Piece edge(String label, Optional<Piece> end) {
        Piece edge = new Piece(label, true);
        edge.from = end;
        edge.to = end;
        edges.add(edge);
        return edge;
    }

    private static Piece here(Call call, Optional<Piece> current) {
        return current.orElseThrow(() -> new UserMistake(call.name() + " has nothing before it"));
    }

    private static Piece named(Call call, Map<String, Piece> names) {
        String name = call.arguments().size() == 1 && call.arguments().getFirst() instanceof Parameter(String variable)
                ? variable
                : text(call, 0);
        return Optional.ofNullable(names.get(name))
                .filter(piece -> !piece.isEdge)
                .orElseThrow(() -> new UserMistake(call.name() + " names no vertex: " + name));
    }

    private static String text(Call call, int place) {
        if (constant(call, place).value() instanceof Text(String text)) {
            return text;
        }
        throw unreadable(call);
    }

    private static Typed constant(Call call, int place) {
        if (call.arguments().size() > place && call.arguments().get(place) instanceof Constant(Typed value)) {
            return value;
        }
        throw unreadable(call);
    }

    private static UserMistake unreadable(Call call) {
        return new UserMistake("names are texts and values are constants in a setup, and not so in "
                + GremlinText.of(Traversal.of(call)));
    }

    /** What was made so far. */
    public PropertyGraph graph() {
        List<Node> nodes = new ArrayList<>();
        for (Piece vertex : vertices) {
            nodes.add(new Node(nodes.size(), List.of(vertex.label), vertex.properties));
        }
        List<Edge> joined = new ArrayList<>();
        for (Piece edge : edges) {
            joined.add(new Edge(joined.size(), edge.label, end(edge, edge.from), end(edge, edge.to), edge.properties));
        }
        return new PropertyGraph(new InferredSchema(nodes, joined).schema(), nodes, joined, List.of(), List.of());
    }

    private long end(Piece edge, Optional<Piece> vertex) {
        return vertices.indexOf(vertex.orElseThrow(() -> new UserMistake("an edge " + edge.label + " has no ends")));
    }
}
