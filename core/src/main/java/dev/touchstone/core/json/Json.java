package dev.touchstone.core.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.language.StatementReader;
import dev.touchstone.core.oracle.AgreeCase;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.CompositeCase;
import dev.touchstone.core.oracle.CrashCase;
import dev.touchstone.core.oracle.DisassembleCase;
import dev.touchstone.core.oracle.OptionsCase;
import dev.touchstone.core.oracle.PartitionCase;
import dev.touchstone.core.oracle.PreludeCase;
import dev.touchstone.core.oracle.RewriteCase;
import dev.touchstone.core.oracle.TruthCase;
import dev.touchstone.core.oracle.script.ScriptCase;
import dev.touchstone.core.relation.draw.GraphRelations;
import dev.touchstone.core.relation.draw.RelationCase;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Everything of ours as JSON, and back. Sealed types need nothing; the open ones, statements and cases, are known by what
 * the languages register.
 */
public final class Json {
    private final JsonMapper lines;
    private final JsonMapper pretty;
    private final JsonMapper brief;
    private final JsonMapper tolerant;

    /** The cases that every language has. */
    private static final List<Class<? extends Case>> CASES = List.of(
            CrashCase.class,
            AgreeCase.class,
            OptionsCase.class,
            TruthCase.class,
            PartitionCase.class,
            DisassembleCase.class,
            RewriteCase.class,
            RelationCase.class,
            PreludeCase.class,
            CompositeCase.class,
            ScriptCase.class);

    /** The record classes that may be a stored case. */
    public static List<Class<? extends Case>> cases(Languages languages) {
        return Stream.concat(CASES.stream(), languages.all().stream().flatMap(language -> language.cases().stream()))
                .toList();
    }

    public Json(Languages languages) {
        JsonMapper.Builder builder = JsonMapper.builder()
                .enable(
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                        DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                        DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                // What a record can be asked is no part of it.
                .changeDefaultVisibility(all -> all.withIsGetterVisibility(Visibility.NONE))
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                // Nothing of ours is null, so that a null in a file is invalid, except for an Optional that is
                // empty.
                .changeDefaultNullHandling(any -> JsonSetter.Value.forContentNulls(Nulls.FAIL));
        cases(languages).forEach(builder::registerSubtypes);
        GraphRelations.records().forEach(builder::registerSubtypes);
        for (Language language : languages.all()) {
            language.statements().forEach(builder::registerSubtypes);
            language.phrasings().forEach(builder::registerSubtypes);
            language.statementReader()
                    .flatMap(StatementReader::scripts)
                    .ifPresent(scripts -> builder.registerSubtypes(scripts.getClass()));
        }
        lines = builder.build();
        pretty = lines.rebuild().enable(SerializationFeature.INDENT_OUTPUT).build();
        tolerant = lines.rebuild()
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .build();
        brief = lines.rebuild().addMixIn(Case.class, WithoutDataset.class).build();
    }

    /** What is written to a file that is kept: with the number of its format, for people to read. */
    public String stored(Object object) {
        return Format.stamped(pretty(object));
    }

    /** The same on one line. */
    public String storedLine(Object object) {
        return Format.stampedLine(line(object));
    }

    /** On one line. */
    public String line(Object object) {
        return lines.writeValueAsString(object);
    }

    /** For people to read. */
    public String pretty(Object object) {
        return pretty.writeValueAsString(object);
    }

    /** A case without its dataset, on one line: the cases of a round share it. */
    public String brief(Case proposed) {
        return brief.writeValueAsString(proposed);
    }

    public Case readCase(String json) {
        return read(json, Case.class);
    }

    public Dataset readDataset(String json) {
        return read(json, Dataset.class);
    }

    /** What was stored, in this format or in an older one. */
    public <T> T read(String json, Class<T> type) {
        return read(lines, json, type);
    }

    /** The same, for a type that knows only a part of what is there; the rest is left out. */
    public <T> T readKnown(String json, Class<T> type) {
        return read(tolerant, json, type);
    }

    private static <T> T read(JsonMapper mapper, String json, Class<T> type) {
        return there(Format.content(json)
                .map(content -> mapper.readValue(content, type))
                .or(() -> Optional.ofNullable(mapper.treeToValue(FormatZero.read(mapper, json), type))));
    }

    /** Everything that we write is an object, so that what is none was not written by us. */
    private static <T> T there(Optional<T> read) {
        return read.filter(object -> !(object instanceof JsonNode node) || node.isObject())
                .orElseThrow(() -> new IllegalArgumentException("it is not an object"));
    }

    @JsonIgnoreProperties("dataset")
    private interface WithoutDataset {}
}
