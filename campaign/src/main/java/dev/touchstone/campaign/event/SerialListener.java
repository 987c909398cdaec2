package dev.touchstone.campaign.event;

import dev.touchstone.core.MachineFault;
import java.util.Optional;

/**
 * Tells a listener of the events of many threads, one after the other. After something could not be written, nothing more is: what is there
 * stays as it is, and every later caller gets the reason.
 */
public final class SerialListener implements Listener {
    private final Listener listener;
    private Optional<MachineFault> fault = Optional.empty();

    public SerialListener(Listener listener) {
        this.listener = listener;
    }

    @Override
    public synchronized void on(Event event) {
        if (fault.isPresent()) {
            throw fault.get();
        }
        try {
            listener.on(event);
        } catch (RuntimeException | Error e) {
            fault = MachineFault.in(e);
            throw e;
        }
    }
}
