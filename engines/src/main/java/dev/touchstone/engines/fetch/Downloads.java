package dev.touchstone.engines.fetch;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.aether.transfer.AbstractTransferListener;
import org.eclipse.aether.transfer.TransferEvent;

/** Counts what arrives while one thing is fetched. */
final class Downloads extends AbstractTransferListener {
    private final Progress progress;
    private final AtomicInteger files = new AtomicInteger();
    private final AtomicLong bytes = new AtomicLong();
    private volatile String what = "";

    Downloads(Progress progress) {
        this.progress = progress;
    }

    void begin(String name) {
        what = name;
        files.set(0);
        bytes.set(0);
    }

    void end() {
        if (files.get() > 0) {
            progress.done(what, files.get(), bytes.get());
        }
    }

    @Override
    public void transferProgressed(TransferEvent event) {
        progress.arrived(what, files.get(), bytes.addAndGet(event.getDataLength()));
    }

    @Override
    public void transferSucceeded(TransferEvent event) {
        progress.arrived(what, files.incrementAndGet(), bytes.get());
    }
}
