package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Point;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.error.CypherError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Points, and the coordinate systems that they are in. */
final class Points {
    private Points() {}

    /** The coordinate systems that Cypher knows. */
    enum Crs {
        WGS_84("wgs-84", 4326, 2),
        WGS_84_3D("wgs-84-3d", 4979, 3),
        CARTESIAN("cartesian", 7203, 2),
        CARTESIAN_3D("cartesian-3d", 9157, 3);

        private final String text;
        private final int srid;
        private final int dimensions;

        Crs(String text, int srid, int dimensions) {
            this.text = text;
            this.srid = srid;
            this.dimensions = dimensions;
        }

        static Crs named(String name) {
            return find(system -> system.text.equalsIgnoreCase(name), name);
        }

        static Crs numbered(long srid) {
            return find(system -> system.srid == srid, Long.toString(srid));
        }

        static Crs of(boolean geographic, int dimensions) {
            return find(
                    system -> system.isGeographic() == geographic && system.dimensions == dimensions,
                    dimensions + " dimensions");
        }

        private static Crs find(Predicate<Crs> wanted, String called) {
            return Arrays.stream(values())
                    .filter(wanted)
                    .findFirst()
                    .orElseThrow(() -> unfit("no coordinate system: " + called));
        }

        boolean isGeographic() {
            return this == WGS_84 || this == WGS_84_3D;
        }
    }

    static Crs system(Point point) {
        return Crs.numbered(point.srid());
    }

    /** A point in a system that has as many dimensions. On the earth, longitudes go round, and latitudes end at the poles. */
    static Point of(Crs system, List<Double> coordinates) {
        if (coordinates.size() != system.dimensions) {
            throw unfit(coordinates + " in the coordinate system " + system.text);
        }
        if (!coordinates.stream().allMatch(Double::isFinite)) {
            throw unfit("coordinates that are no finite numbers: " + coordinates);
        }
        if (!system.isGeographic()) {
            return new Point(system.srid, coordinates);
        }
        if (Math.abs(coordinates.get(1)) > 90) {
            throw unfit("a latitude beyond the poles: " + coordinates.get(1));
        }
        List<Double> onEarth = new ArrayList<>(coordinates);
        onEarth.set(0, round(coordinates.get(0)));
        return new Point(system.srid, onEarth);
    }

    /** The same longitude from -180 to 180. */
    private static double round(double longitude) {
        if (Math.abs(longitude) <= 180) {
            return longitude;
        }
        double turns = Math.ceil((Math.abs(longitude) - 180) / 360);
        return longitude - Math.copySign(360 * turns, longitude);
    }

    /** One part of a point. It is an error to ask for what a point in its system does not have. */
    static Value get(Point point, String name) {
        Crs system = system(point);
        Optional<Value> found = switch (name) {
            case "x" -> coordinate(point, 0);
            case "y" -> coordinate(point, 1);
            case "z" -> coordinate(point, 2);
            case "longitude" -> coordinate(point, 0).filter(there -> system.isGeographic());
            case "latitude" -> coordinate(point, 1).filter(there -> system.isGeographic());
            case "height" -> coordinate(point, 2).filter(there -> system.isGeographic());
            case "crs" -> Optional.of(Values.of(system.text));
            case "srid" -> Optional.of(Values.of((long) system.srid));
            default -> Optional.empty();
        };
        return found.orElseThrow(() -> unfit("no " + name + " in " + text(point)));
    }

    private static Optional<Value> coordinate(Point point, int at) {
        return point.coordinates().stream().skip(at).findFirst().map(Values::of);
    }

    /** How Cypher writes a point down: {@code point({x: 1.0, y: 2.0, crs: 'cartesian'})}. */
    static String text(Point point) {
        List<String> names = List.of("x", "y", "z");
        return IntStream.range(0, point.coordinates().size())
                .mapToObj(at -> names.get(at) + ": " + point.coordinates().get(at))
                .collect(Collectors.joining(", ", "point({", ", crs: '" + system(point).text + "'})"));
    }

    static CypherError unfit(String message) {
        return CypherError.argument("InvalidArgumentValue", message);
    }
}
