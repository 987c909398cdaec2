package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.Constants.assertFails;
import static dev.touchstone.cypher.reference.value.Constants.value;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.graph.Graph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PointFunctionsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    {x: 1, y: 2}                              | point({x: 1.0, y: 2.0, crs: 'cartesian'})
                    {x: 1, y: 2, z: 3}                        | point({x: 1.0, y: 2.0, z: 3.0, crs: 'cartesian-3d'})
                    {longitude: 1, latitude: 2}               | point({x: 1.0, y: 2.0, crs: 'wgs-84'})
                    {longitude: 1, latitude: 2, height: 3}    | point({x: 1.0, y: 2.0, z: 3.0, crs: 'wgs-84-3d'})
                    {x: 1, y: 2, crs: 'WGS-84'}               | point({x: 1.0, y: 2.0, crs: 'wgs-84'})
                    {x: 1, y: 2, z: 3, srid: 4979}            | point({x: 1.0, y: 2.0, z: 3.0, crs: 'wgs-84-3d'})
                    {longitude: 200, latitude: 2}             | point({x: -160.0, y: 2.0, crs: 'wgs-84'})
                    {longitude: 540, latitude: 2}             | point({x: 180.0, y: 2.0, crs: 'wgs-84'})
                    {longitude: -181, latitude: 2}            | point({x: 179.0, y: 2.0, crs: 'wgs-84'})
                    """)
    void coordinatesAndSystems(String map, String text) {
        assertThat(Calls.value("toString(point(" + map + "))")).isEqualTo(Values.of(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{x: 1}",
                "{x: 1, latitude: 2}",
                "{x: 1, y: 2, crs: 'moon'}",
                "{x: 1, y: 2, srid: 1}",
                "{x: 1, y: 2, crs: 'cartesian', srid: 7203}",
                "{x: 1, y: 2, crs: 'cartesian-3d'}",
                "{x: 1, y: 2, z: 3, crs: 'cartesian'}",
                "{longitude: 1, latitude: 2, crs: 'cartesian'}",
                "{longitude: 1, latitude: 91}",
                "{x: 1.0 / 0.0, y: 2}"
            })
    void whatIsNoPointIsAnError(String map) {
        assertFails("ArgumentError: InvalidArgumentValue", () -> Calls.value("point(" + map + ")"));
    }

    @Test
    void aNullInTheMapMakesNull() {
        assertThat(Calls.value("point({x: 1, y: 2, crs: null})")).isEqualTo(Values.NULL);
    }

    @Test
    void fields() {
        Value point = Calls.value("point({longitude: 1, latitude: 2, height: 3})");
        assertThat(Maps.get(point, "x", new Graph())).isEqualTo(value("1.0"));
        assertThat(Maps.get(point, "latitude", new Graph())).isEqualTo(value("2.0"));
        assertThat(Maps.get(point, "height", new Graph())).isEqualTo(value("3.0"));
        assertThat(Maps.get(point, "crs", new Graph())).isEqualTo(value("'wgs-84-3d'"));
        assertThat(Maps.get(point, "srid", new Graph())).isEqualTo(value("4979"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    {x: 1, y: 2}                                      | {x: 4, y: 6}                                    | 5
                    {x: 1, y: 2, z: 0}                                | {x: 4, y: 6, z: 12}                             | 13
                    {longitude: 12.564590, latitude: 55.672874}       | {longitude: 12.994341, latitude: 55.611784}     | 27841.920012893668
                    {longitude: 12.78, latitude: 56.7, height: 100}   | {longitude: 12.79, latitude: 56.71, height: 400} | 1304.89832251838
                    {longitude: 0, latitude: 0}                       | {longitude: 180, latitude: 0}                   | 20037517.767567202
                    """)
    void distances(String from, String to, double metres) {
        Value distance = Calls.value("point.distance(point(" + from + "), point(" + to + "))");
        assertThat(((Real) distance).value()).isCloseTo(metres, within(1e-6));
        assertThat(Calls.value("distance(point(" + to + "), point(" + from + "))"))
                .isEqualTo(distance);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    {x: 1, y: 2}                    | {x: 0, y: 0}                    | {x: 2, y: 2}                     | true
                    {x: 1, y: 2}                    | {x: 2, y: 2}                    | {x: 0, y: 0}                     | false
                    {x: 1, y: 2}                    | {x: 0, y: 0, z: 1}              | {x: 2, y: 2}                     | null
                    {x: 1, y: 2, z: 3}              | {x: 0, y: 0, z: 0}              | {x: 2, y: 2, z: 2}               | false
                    {longitude: 179, latitude: 2}   | {longitude: 178, latitude: 0}   | {longitude: -178, latitude: 3}   | true
                    {longitude: 0, latitude: 2}     | {longitude: 178, latitude: 0}   | {longitude: -178, latitude: 3}   | false
                    {longitude: 0, latitude: 2}     | {longitude: -1, latitude: 3}    | {longitude: 1, latitude: 1}      | false
                    """)
    void boxes(String point, String lower, String upper, String result) {
        String call = "point.withinBBox(point(%s), point(%s), point(%s))".formatted(point, lower, upper);
        assertThat(Calls.value(call)).isEqualTo(value(result));
    }

    @Test
    void betweenDifferentSystemsIsNoDistance() {
        assertThat(Calls.value("point.distance(point({x: 1, y: 2}), point({longitude: 1, latitude: 2}))"))
                .isEqualTo(Values.NULL);
        assertThat(Calls.value("point.distance(point({x: 1, y: 2}), 1)")).isEqualTo(Values.NULL);
    }
}
