package dev.touchstone.campaign.event;

/** Hears of events, one at a time, in the order in which they are published. */
@FunctionalInterface
public interface Listener {
    void on(Event event);

    /** One that notifies several. */
    static Listener all(Listener... listeners) {
        return event -> {
            for (Listener listener : listeners) {
                listener.on(event);
            }
        };
    }
}
