package dev.touchstone.host.arcadedbserver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.host.Element;
import dev.touchstone.host.Foreign;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Point;
import dev.touchstone.host.Route;
import dev.touchstone.host.Table;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class FromServerTest {
    private static final String NODE =
            "{\"@rid\": \"#7:0\", \"@type\": \"A~B\", \"@cat\": \"v\", \"uid\": 4, \"p\": 1.0}";
    private static final String EDGE =
            "{\"@rid\": \"#13:0\", \"@type\": \"T\", \"@cat\": \"e\", \"@out\": \"#7:0\", \"@in\": \"#10:0\", \"w\": [1]}";

    private static Table table(String statement, String rows) throws IOException {
        List<?> json = (List<?>) Json.read(rows.getBytes(StandardCharsets.UTF_8));
        Map<String, Object> elements = Map.of(
                "#7:0", Json.read(NODE.getBytes(StandardCharsets.UTF_8)),
                "#13:0", Json.read(EDGE.getBytes(StandardCharsets.UTF_8)));
        return new FromServer(new NativeIds(), Doubts.of(statement, Map.of()), elements).table(json, 2);
    }

    private static Object cell(String statement, String value) throws IOException {
        return table(statement, "[{\"x\": " + value + ", \"@props\": \"x:3\"}]")
                .rows
                .get(0)
                .get(0);
    }

    @Test
    void integersAndFloatsAreKeptApart() throws IOException {
        assertThat(cell("", "[1, 1.0, -0.0, 1.0E300, 9223372036854775807, true, null, \"x\"]"))
                .isEqualTo(java.util.Arrays.asList(1L, 1.0, -0.0, 1.0E300, Long.MAX_VALUE, true, null, "x"));
    }

    @Test
    void aNodeIsKnownByItsKeyAndWhatAStatementMadeByItsContent() throws IOException {
        Element node = (Element) table("", "[" + NODE + "]").rows.get(0).get(0);
        assertThat(node.key).isEqualTo(4);
        Element edge = (Element) cell("", EDGE);
        assertThat(edge.edge).isTrue();
        assertThat(edge.key).isNull();
        assertThat(edge.labels).containsExactly("T");
        assertThat(edge.properties).isEqualTo(Map.of("w", List.of(1L)));
    }

    @Test
    void aPathIsMadeOfTheElementsBehindItsIds() throws IOException {
        Route path = (Route) cell("", "\"(#7:0)-[#13:0]->(#7:0)\"");
        assertThat(path.stops).hasSize(3);
        assertThat(((Element) path.stops.get(1)).edge).isTrue();
        assertThatThrownBy(() -> cell("", "\"(#99:0)\"")).isInstanceOf(Unreadable.class);
    }

    @Test
    void aPointIsAMapWithItsCoordinateSystem() throws IOException {
        assertThat(cell("", "{\"x\": 1.0, \"y\": 2.0, \"crs\": \"cartesian\"}")).isInstanceOf(Point.class);
        assertThat(cell("", "{\"x\": 1.0, \"y\": 2.0}")).isInstanceOf(Map.class);
        assertThat(cell("", "\"<deleted>\"")).isInstanceOf(Foreign.class);
    }

    @Test
    void rowsBeyondTheLimitAreLeftOutAndMissed() throws IOException {
        assertThat(table("", "[{\"x\": 1}, {\"x\": 2}]").complete).isTrue();
        Table cut = table("", "[{\"x\": 1}, {\"x\": 2}, {\"x\": 3}]");
        assertThat(cut.complete).isFalse();
        assertThat(cut.rows).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({
        "RETURN 0.0 / 0.0, NaN",
        "RETURN CASE WHEN isNaN(x) THEN x END, NaN",
        "RETURN 1.0 / 0.0, PosInfinity",
        "RETURN toString(1.0 / 0.0), PosInfinity",
    })
    void whatIsNoNumberIsOneWhereNoStringCanBeMeant(String statement, String text) throws IOException {
        assertThat(cell(statement, "\"" + text + "\"")).isInstanceOf(Double.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"RETURN toString(x)", "RETURN '' + x", "RETURN 'NaN'", "RETURN toStringOrNull(x)"})
    void whatMayBeAStringOrNoNumberIsRefused(String statement) {
        assertThatThrownBy(() -> cell(statement, "\"NaN\"")).isInstanceOf(Unreadable.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2020-02-03",
                "-2020-02-03",
                "2020-02-03T10:20",
                "2020-02-03T10:20:30.5+01:00[Europe/Berlin]",
                "10:20",
                "10:20:30.123456789",
                "10:20Z",
                "10:20:30+01:00",
                "P1Y2M3DT4H5M6.7S",
                "PT0S",
                "P-1D"
            })
    void whatMayBeAStringOrADateIsRefusedWhereAStatementSpeaksOfDates(String text) throws IOException {
        assertThatThrownBy(() -> cell("RETURN Date('2020-02-03')", "\"" + text + "\""))
                .isInstanceOf(Unreadable.class);
        assertThat(cell("RETURN n.p", "\"" + text + "\"")).isEqualTo(text);
        assertThat(cell("RETURN Date('2020-02-03')", "\"x " + text + "\"")).isEqualTo("x " + text);
    }
}
