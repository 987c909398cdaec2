package dev.touchstone.host;

import java.util.Map;

/** One statement to run. */
public final class Request {
    public final String text;
    public final Map<String, Object> parameters;
    /** What the engine is asked to do differently, by names that the adapter defines. */
    public final Map<String, String> options;

    public final long limitMillis;
    public final int maxRows;

    public Request(
            String text, Map<String, Object> parameters, Map<String, String> options, long limitMillis, int maxRows) {
        this.text = text;
        this.parameters = parameters;
        this.options = options;
        this.limitMillis = limitMillis;
        this.maxRows = maxRows;
    }
}
