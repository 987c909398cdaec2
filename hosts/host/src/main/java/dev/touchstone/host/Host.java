package dev.touchstone.host;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * Answers the parent's frames with an adapter. Every answer begins with the nanoseconds that the engine took, and how many of these went
 * into planning.
 */
final class Host {
    private static final int FRAMES_KEPT = 16;
    private static final int MESSAGE_KEPT = 4000;

    private final Adapter adapter;
    private final Path folder;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(Host::daemon);

    Host(Adapter adapter, Path folder) {
        this.adapter = adapter;
        this.folder = folder;
    }

    /**
     * The answer to one frame. Two errors get out: after an OutOfMemoryError nothing in this process can be trusted, and
     * after an {@link EngineGone} there is nobody left to ask.
     */
    Frame answer(Frame question) throws IOException {
        long start = System.nanoTime();
        try {
            switch (question.tag) {
                case Frame.OPEN:
                    String version = adapter.open(folder, Wire.readNamed(question.body()));
                    return frame(Frame.DONE, start, 0, out -> Wire.writeString(out, version));
                case Frame.LOAD:
                    ChangeLog.replay(question.bytes(), adapter);
                    return frame(Frame.DONE, start, 0, out -> Wire.writeString(out, ""));
                case Frame.CLOSE:
                    adapter.close();
                    return frame(Frame.DONE, start, 0, out -> Wire.writeString(out, ""));
                case Frame.RUN:
                    Table table = run(Frame.readRequest(question.body()));
                    return frame(Frame.TABLE, start, planned(), out -> Frame.writeTable(out, table));
                default:
                    throw new IOException("unknown frame " + question.tag);
            }
        } catch (OutOfMemoryError | EngineGone e) {
            throw e;
        } catch (Throwable thrown) {
            return frame(Frame.FAULT, start, 0, out -> writeFault(out, thrown));
        }
    }

    private long planned() {
        return adapter instanceof Planner ? ((Planner) adapter).planningNanos() : 0;
    }

    private Table run(Request request) throws Exception {
        Alarm alarm = new Alarm(adapter, Thread.currentThread());
        ScheduledFuture<?> pending = clock.schedule(alarm, request.limitMillis, TimeUnit.MILLISECONDS);
        try {
            return adapter.run(request);
        } finally {
            pending.cancel(false);
            alarm.turnOff();
        }
    }

    private void writeFault(DataOutputStream out, Throwable thrown) throws IOException {
        Fault fault;
        try {
            fault = meaning(thrown);
        } catch (RuntimeException | Error mistake) {
            // What it means is not known, because the adapter broke on it.
            write(out, Fault.OWN, mistake);
            return;
        }
        write(out, fault, thrown);
    }

    private static void write(DataOutputStream out, Fault fault, Throwable thrown) throws IOException {
        List<Throwable> chain = OwnErrors.chain(thrown);
        Throwable root = chain.get(chain.size() - 1);
        out.writeByte(fault.ordinal());
        Wire.writeString(out, name(thrown));
        Wire.writeString(out, shorten(String.valueOf(thrown.getMessage())));
        Wire.writeString(out, name(root));
        Wire.writeStrings(out, frames(root));
    }

    private static String name(Throwable thrown) {
        return thrown instanceof Worded
                ? ((Worded) thrown).words()
                : thrown.getClass().getName();
    }

    private Fault meaning(Throwable thrown) {
        if (thrown instanceof NotSupported || thrown instanceof Refused) {
            return Fault.UNSUPPORTED;
        }
        if (thrown instanceof Stopped) {
            return Fault.TIMEOUT;
        }
        Fault said = thrown instanceof VirtualMachineError ? Fault.INTERNAL : adapter.fault(thrown);
        return said != Fault.TIMEOUT && OwnErrors.isOwn(thrown) ? Fault.OWN : said;
    }

    private static List<String> frames(Throwable thrown) {
        List<String> frames = new ArrayList<>();
        for (StackTraceElement frame : thrown.getStackTrace()) {
            if (frames.size() == FRAMES_KEPT) {
                break;
            }
            frames.add(frame.getClassName() + "." + frame.getMethodName());
        }
        return frames;
    }

    private static String shorten(String message) {
        return message.length() <= MESSAGE_KEPT ? message : message.substring(0, MESSAGE_KEPT) + "…";
    }

    private static Frame frame(byte tag, long start, long planned, Body body) throws IOException {
        long busy = System.nanoTime() - start;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeLong(busy);
        out.writeLong(planned);
        body.write(out);
        return new Frame(tag, bytes.toByteArray());
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "touchstone-clock");
        thread.setDaemon(true);
        return thread;
    }

    /** Writes the part of an answer that follows the time it took. */
    private interface Body {
        void write(DataOutputStream out) throws IOException;
    }
}
