package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.ScalarFunction.function;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Value.Point;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.graph.Graph;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Functions of points. Between points in different coordinate systems, and anything that is no point, the answer is null. */
final class PointFunctions {
    static final List<ScalarFunction> TABLE = List.of(
            function("point", (arguments, around) -> point(arguments.getFirst(), around.graph())),
            function("distance", (arguments, around) -> distance(arguments)),
            function("point.distance", (arguments, around) -> distance(arguments)),
            function("point.withinBBox", (arguments, around) -> withinBox(arguments)));

    /** The radius of the sphere that Neo4j takes for the earth, in metres. */
    private static final double EARTH = 6_378_140;

    private PointFunctions() {}

    private static Value point(Value argument, Graph graph) {
        Map<String, Value> parts = switch (argument) {
            case MapOf map -> Maps.entries(map);
            case Element element -> Elements.properties(element, graph);
            default -> throw Arguments.unfit("point", argument);
        };
        return parts.values().stream().anyMatch(Null.class::isInstance) ? Values.NULL : point(parts);
    }

    /** A point from its coordinates: x and y where both are there, longitude and latitude otherwise. */
    private static Value point(Map<String, Value> parts) {
        boolean plain = parts.containsKey("x") && parts.containsKey("y");
        if (!plain && !(parts.containsKey("longitude") && parts.containsKey("latitude"))) {
            throw Points.unfit("no coordinates of a point: " + parts.keySet());
        }
        List<String> names = plain
                ? List.of("x", "y", "z")
                : List.of("longitude", "latitude", parts.containsKey("height") ? "height" : "z");
        List<Double> coordinates = names.stream()
                .filter(parts::containsKey)
                .map(name -> Arguments.real("point", parts.getOrDefault(name, Values.NULL)))
                .toList();
        Points.Crs system = system(parts).orElseGet(() -> Points.Crs.of(!plain, coordinates.size()));
        if (!plain && !system.isGeographic()) {
            throw Points.unfit("longitude and latitude in the coordinate system " + system);
        }
        return Points.of(system, coordinates);
    }

    private static Optional<Points.Crs> system(Map<String, Value> parts) {
        if (parts.containsKey("crs") && parts.containsKey("srid")) {
            throw Points.unfit("a coordinate system both by crs and by srid");
        }
        return Optional.ofNullable(parts.get("crs"))
                .map(crs -> Points.Crs.named(Arguments.text("point", crs)))
                .or(() -> Optional.ofNullable(parts.get("srid"))
                        .map(srid -> Points.Crs.numbered(Arguments.whole("point", srid))));
    }

    private static Value distance(List<Value> arguments) {
        Optional<List<Point>> points = inOneSystem(arguments);
        return points.map(pair -> Values.of(distance(pair.get(0), pair.get(1)))).orElse(Values.NULL);
    }

    private static double distance(Point from, Point to) {
        if (!Points.system(from).isGeographic()) {
            return Math.sqrt(Stream.of(0, 1, 2)
                    .filter(at -> at < from.coordinates().size())
                    .mapToDouble(at ->
                            square(from.coordinates().get(at) - to.coordinates().get(at)))
                    .sum());
        }
        if (from.coordinates().size() < 3) {
            return EARTH * angle(from, to);
        }
        double low = from.coordinates().get(2);
        double high = to.coordinates().get(2);
        double across = (EARTH + (low + high) / 2) * angle(from, to);
        return Math.sqrt(square(across) + square(high - low));
    }

    /** The angle between two points, seen from the centre of the earth, by the haversine formula. */
    private static double angle(Point from, Point to) {
        double latitude = Math.toRadians(from.coordinates().get(1));
        double otherLatitude = Math.toRadians(to.coordinates().get(1));
        double east =
                Math.toRadians(to.coordinates().get(0) - from.coordinates().get(0));
        double haversine = square(Math.sin((otherLatitude - latitude) / 2))
                + Math.cos(latitude) * Math.cos(otherLatitude) * square(Math.sin(east / 2));
        return 2 * Math.asin(Math.min(1, Math.sqrt(haversine)));
    }

    private static double square(double number) {
        return number * number;
    }

    /** Whether a point lies in a box or on its border. On the earth a box goes east from its lower left corner, round if need be. */
    private static Value withinBox(List<Value> arguments) {
        return inOneSystem(arguments)
                .map(points -> Values.of(withinBox(points.get(0), points.get(1), points.get(2))))
                .orElse(Values.NULL);
    }

    private static boolean withinBox(Point point, Point lower, Point upper) {
        boolean round = Points.system(point).isGeographic()
                && lower.coordinates().getFirst() > upper.coordinates().getFirst();
        for (int at = 0; at < point.coordinates().size(); at++) {
            double coordinate = point.coordinates().get(at);
            boolean above = coordinate >= lower.coordinates().get(at);
            boolean below = coordinate <= upper.coordinates().get(at);
            boolean within = (at == 0 && round) ? (above || below) : (above && below);
            if (!within) {
                return false;
            }
        }
        return true;
    }

    private static Optional<List<Point>> inOneSystem(List<Value> arguments) {
        List<Point> points = arguments.stream()
                .filter(Point.class::isInstance)
                .map(Point.class::cast)
                .toList();
        boolean alike = points.size() == arguments.size()
                && points.stream().mapToInt(Point::srid).distinct().count() == 1;
        return alike ? Optional.of(points) : Optional.empty();
    }
}
