package dev.touchstone.host;

import java.util.List;

/** A path in an answer: what it visits, in order. */
public final class Route {
    public final List<Object> stops;

    public Route(List<Object> stops) {
        this.stops = stops;
    }
}
