package dev.touchstone.gremlin;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Language;
import dev.touchstone.core.oracle.Languages;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What seeds lead to. As a program, it prints the first twenty. */
final class Seeds {
    static final Language LANGUAGE = new GremlinLanguage();
    static final Dialect DIALECT = new Dialect(
            "gremlin",
            List.of(
                    PropertyType.BOOLEAN,
                    PropertyType.INT,
                    PropertyType.LONG,
                    PropertyType.FLOAT,
                    PropertyType.DOUBLE,
                    PropertyType.STRING),
            List.of());
    private static final Json JSON = new Json(new Languages(List.of(LANGUAGE)));

    private Seeds() {}

    static Dataset dataset(long seed) {
        Choices choices = new Choices(seed);
        return LANGUAGE.dataset(DatasetSettings.DEFAULT, DIALECT, choices.split("schema"), choices.split("dataset", 0));
    }

    static Statement query(long seed) {
        return query(seed, dataset(seed));
    }

    private static Statement query(long seed, Dataset dataset) {
        return LANGUAGE.query(dataset, DIALECT, new Choices(seed).split("case"));
    }

    /** A dataset and a query of each seed, as JSON. */
    static List<String> lines(int seeds) {
        List<String> lines = new ArrayList<>();
        for (int seed = 0; seed < seeds; seed++) {
            Dataset dataset = dataset(seed);
            lines.add(JSON.line(dataset));
            lines.add(JSON.line(query(seed, dataset)));
        }
        return lines;
    }

    public static void main(String[] arguments) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        lines(20).forEach(out::println);
    }
}
