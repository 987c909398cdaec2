package dev.touchstone.lab.recall;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.json.StoredFiles;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a person says of pairs of a known bug and a finding: whether they are the same. JSON, a pair a line; the last about a pair holds. */
record Decisions(Map<List<String>, Boolean> byPair) {
    private static final long LARGEST = 16L << 20;

    static final Decisions NONE = new Decisions(Map.of());

    Decisions {
        byPair = Map.copyOf(byPair);
    }

    static Decisions in(Path file) {
        JsonMapper mapper = JsonMapper.shared();
        Map<List<String>, Boolean> byPair = new LinkedHashMap<>();
        int number = 0;
        for (String line : StoredFiles.text(file, LARGEST).split("\\R", -1)) {
            String place = file + ", line " + ++number;
            if (!line.isBlank()) {
                StoredFiles.parsed(place, line, text -> add(mapper.readTree(text), byPair));
            }
        }
        return new Decisions(byPair);
    }

    private static boolean add(JsonNode pair, Map<List<String>, Boolean> byPair) {
        String entry = pair.path("entry").asString("");
        String finding = name(pair.path("finding").asString(""));
        JsonNode same = pair.path("same");
        if (entry.isBlank() || finding.isBlank() || !same.isBoolean()) {
            throw new UserMistake("a decision has \"entry\", \"finding\" and \"same\", which is true or false");
        }
        byPair.put(List.of(entry, finding), same.asBoolean());
        return true;
    }

    /** Of the path of a folder its name. */
    private static String name(String finding) {
        return finding.replaceFirst("/+$", "").replaceFirst(".*/", "").strip();
    }

    /** Whether a finding is a known bug, if a person has said so. */
    Optional<Boolean> about(String entry, String finding) {
        return Optional.ofNullable(byPair.get(List.of(entry, finding)));
    }
}
