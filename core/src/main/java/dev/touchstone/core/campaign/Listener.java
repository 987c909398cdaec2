package dev.touchstone.core.campaign;

/** Hears of events, one at a time, in the order in which they are published. */
@FunctionalInterface
public interface Listener {
    void on(Event event);

    /** One that tells several. */
    static Listener all(Listener... listeners) {
        return event -> {
            for (Listener listener : listeners) {
                listener.on(event);
            }
        };
    }
}
