package dev.touchstone.cli;

import dev.touchstone.core.campaign.Campaign;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** On Ctrl-C the campaign ends, and the process waits until its summary is written. */
final class Interruption {
    private static final int PATIENCE_SECONDS = 15;

    private final CountDownLatch written = new CountDownLatch(1);

    Interruption(Campaign campaign) {
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
                System.err.println("touchstone: gave up waiting for the summary");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Everything is written. */
    void over() {
        written.countDown();
    }
}
