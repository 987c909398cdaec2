package dev.touchstone.contracts;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.Languages;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** What seeds lead to in a language. */
public record Seeds(Language language, Dialect dialect) {

    public static Seeds of(Language language, List<PropertyType> types) {
        return new Seeds(language, new Dialect(language.name(), types, List.of(Dialect.EDGE_INDEXES)));
    }

    /** The dialect of an engine that has all features. */
    Dialect everything() {
        return new Dialect(
                language.name(),
                dialect.types(),
                Stream.concat(
                                dialect.features().stream(),
                                language.probes().stream().map(Probe::feature))
                        .distinct()
                        .toList());
    }

    public Dataset dataset(long seed) {
        Choices choices = new Choices(seed);
        return language.dataset(DatasetSettings.DEFAULT, dialect, choices.split("schema"), choices.split("dataset", 0));
    }

    public Statement query(long seed) {
        return query(seed, dataset(seed));
    }

    private Statement query(long seed, Dataset dataset) {
        return language.query(dataset, dialect, Limits.DEFAULT, new Choices(seed).split("case"));
    }

    /** A dataset and a query of each of the first seeds, as JSON. */
    List<String> lines(int seeds) {
        Json json = new Json(new Languages(List.of(language)));
        List<String> lines = new ArrayList<>();
        for (int seed = 0; seed < seeds; seed++) {
            Dataset dataset = dataset(seed);
            lines.add(json.line(dataset));
            lines.add(json.line(query(seed, dataset)));
        }
        return lines;
    }

    /** Prints the lines of a language in a JVM of its own: {@code NUMBER LANGUAGE TYPE…} */
    public static void main(String[] arguments) {
        List<PropertyType> types =
                Arrays.stream(arguments).skip(2).map(PropertyType::valueOf).toList();
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        of(Languages.installed().named(arguments[1]), types)
                .lines(Integer.parseInt(arguments[0]))
                .forEach(out::println);
    }
}
