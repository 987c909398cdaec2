package dev.touchstone.engines.jdk;

import com.fasterxml.jackson.annotation.JsonCreator;

/** From which to which Java version an engine runs, both included; written {@code 17-21} or {@code 21+}. */
public record JdkRange(int lowest, int highest) {

    @JsonCreator
    public static JdkRange parse(String text) {
        if (text.endsWith("+")) {
            return new JdkRange(Integer.parseInt(text.substring(0, text.length() - 1)), Integer.MAX_VALUE);
        }
        int dash = text.indexOf('-');
        return dash < 0
                ? new JdkRange(Integer.parseInt(text), Integer.parseInt(text))
                : new JdkRange(Integer.parseInt(text.substring(0, dash)), Integer.parseInt(text.substring(dash + 1)));
    }

    public boolean contains(int feature) {
        return lowest <= feature && feature <= highest;
    }

    @Override
    public String toString() {
        return highest == Integer.MAX_VALUE ? lowest + "+" : lowest == highest ? "" + lowest : lowest + "-" + highest;
    }
}
