package dev.touchstone.lab.recall;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.json.StoredFiles;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.lab.recall.EngineWords.Reading;
import dev.touchstone.lab.recall.KnownBug.Versions;
import dev.touchstone.lab.recall.Symptoms.Symptom;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A list of known bugs: JSON, an entry a line. Of an entry only the id is required. People write the rest, so that what cannot be read is
 * left out and told.
 */
record BugsFile(Catalogue catalogue, JsonMapper mapper) {
    private static final long LARGEST = 64L << 20;
    private static final String NO_BUG = "NOT-A-BUG";

    BugsFile(Catalogue catalogue) {
        this(catalogue, JsonMapper.shared());
    }

    List<KnownBug> read(Path file) {
        Map<String, KnownBug> bugs = new LinkedHashMap<>();
        int number = 0;
        for (String line : StoredFiles.text(file, LARGEST).split("\\R", -1)) {
            String place = file + ", line " + ++number;
            if (!line.isBlank()) {
                KnownBug bug = StoredFiles.parsed(place, line, text -> bug(mapper.readTree(text)));
                if (bugs.putIfAbsent(bug.id(), bug) != null) {
                    throw new UserMistake(place + ": there are two entries " + bug.id());
                }
            }
        }
        if (bugs.isEmpty()) {
            throw new UserMistake(file + " has no entry");
        }
        return List.copyOf(bugs.values());
    }

    private KnownBug bug(JsonNode entry) {
        String id = text(entry, "id");
        if (id.isBlank()) {
            throw new UserMistake("it is no entry: it has no \"id\"");
        }
        String language = text(entry, "language").toLowerCase(Locale.ROOT);
        EngineWords words = new EngineWords(catalogue, language);
        Optional<String> own = words.engine(text(entry, "engine"));
        Reading bad = words.versions(texts(entry, "versions_bad"), own);
        Reading good = words.versions(texts(entry, "versions_good"), own);
        return new KnownBug(
                id,
                language,
                !text(entry, "status").equals(NO_BUG),
                new Versions(bad.versions(), good.versions(), bad.unread()),
                new Symptoms(Symptom.of(text(entry, "kind")), observed(entry.path("observed"), words)),
                texts(entry, "query"));
    }

    /** Of each version what its answers begin with. */
    private static Map<EngineId, Symptom> observed(JsonNode answers, EngineWords words) {
        Map<EngineId, Symptom> observed = new LinkedHashMap<>();
        answers.properties().forEach(each -> {
            String[] parts = each.getKey().split("@", 2);
            Optional<String> engine = words.engine(parts[0]);
            if (parts.length == 2 && EngineId.isVersion(parts[1]) && engine.isPresent()) {
                observed.put(new EngineId(engine.get(), parts[1]), symptom(each.getValue()));
            }
        });
        return observed;
    }

    private static Symptom symptom(JsonNode answers) {
        List<String> texts =
                answers.values().stream().map(answer -> answer.asString("")).toList();
        if (texts.stream().anyMatch(text -> text.startsWith("CRASH"))) {
            return Symptom.CRASH;
        }
        return texts.stream().anyMatch(text -> text.startsWith("ERR")) ? Symptom.EXCEPTION : Symptom.WRONG_RESULT;
    }

    private static String text(JsonNode entry, String name) {
        return entry.path(name).asString("").strip();
    }

    /** A list of texts, or one text. */
    private static List<String> texts(JsonNode entry, String name) {
        JsonNode value = entry.path(name);
        List<String> texts = new ArrayList<>();
        if (value.isArray()) {
            value.forEach(each -> texts.add(each.asString("")));
        } else if (value.isString()) {
            texts.add(value.asString(""));
        }
        return texts;
    }
}
