package dev.touchstone.cli.console;

import dev.touchstone.campaign.run.Campaign;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** On Ctrl-C the campaign ends, and the process waits until its summary is written. */
public final class InterruptHandler {
    private static final int PATIENCE_SECONDS = 15;

    private final CountDownLatch written = new CountDownLatch(1);

    public InterruptHandler(Campaign campaign) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            if (written.getCount() > 0) {
                try {
                    campaign.stop();
                } finally {
                    await();
                }
            }
        }));
    }

    private void await() {
        try {
            if (!written.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                System.err.println("touchstone: the summary was not written in time");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Everything is written. */
    public void over() {
        written.countDown();
    }
}
