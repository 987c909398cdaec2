package dev.touchstone.lab.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;

/**
 * Samples of a recording by the JVM's flight recorder: where threads were that ran Java code.
 *
 * @param phases how many samples each phase of Touchstone has
 * @param methods the methods in which most samples were taken, with their numbers
 */
record Samples(Map<Phase, Integer> phases, Map<String, Integer> methods) {
    private static final String SAMPLE = "jdk.ExecutionSample";
    private static final int MOST_METHODS = 25;

    static Samples in(Path recording) throws IOException {
        Map<Phase, Integer> phases = new EnumMap<>(Phase.class);
        Map<String, Integer> methods = new LinkedHashMap<>();
        try (RecordingFile file = new RecordingFile(recording)) {
            while (file.hasMoreEvents()) {
                RecordedEvent event = file.readEvent();
                if (event.getEventType().getName().equals(SAMPLE) && event.getStackTrace() != null) {
                    List<String> frames = frames(event);
                    phases.merge(Phase.of(frames), 1, Integer::sum);
                    methods.merge(frames.getFirst(), 1, Integer::sum);
                }
            }
        }
        return new Samples(phases, most(methods));
    }

    private static List<String> frames(RecordedEvent event) {
        List<String> frames = new ArrayList<>();
        for (RecordedFrame frame : event.getStackTrace().getFrames()) {
            frames.add(frame.getMethod().getType().getName() + "."
                    + frame.getMethod().getName());
        }
        return frames;
    }

    private static Map<String, Integer> most(Map<String, Integer> methods) {
        Map<String, Integer> most = new LinkedHashMap<>();
        methods.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()))
                .limit(MOST_METHODS)
                .forEach(entry -> most.put(entry.getKey(), entry.getValue()));
        return most;
    }

    int count() {
        return phases.values().stream().mapToInt(Integer::intValue).sum();
    }
}
