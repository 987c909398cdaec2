package dev.touchstone.engines.host;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.OwnError;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.value.Value;
import dev.touchstone.host.Fault;
import dev.touchstone.host.Frame;
import dev.touchstone.host.Table;
import dev.touchstone.host.Wire;
import java.io.DataInputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What a host answered, and how long its engine was busy with it.
 *
 * @param planningNanos how much of that went into planning
 */
record Reply(Outcome outcome, long busyNanos, long planningNanos) {

    /** What cannot be read was written or is read wrongly, by us; the frame is whole, so that the next can be read again. */
    static Reply read(Frame answer, Duration limit) {
        try {
            return decoded(answer, limit);
        } catch (IOException | RuntimeException | StackOverflowError e) {
            return new Reply(OwnErrors.of(e), 0, 0);
        }
    }

    private static Reply decoded(Frame answer, Duration limit) throws IOException {
        DataInputStream body = answer.body();
        long busyNanos = body.readLong();
        long planningNanos = body.readLong();
        Outcome outcome = switch (answer.tag) {
            case Frame.DONE -> oneText(Wire.readString(body));
            case Frame.TABLE -> rows(Frame.readTable(body));
            case Frame.FAULT -> fault(body, limit);
            default -> throw new IOException("unknown answer " + answer.tag);
        };
        return new Reply(outcome, busyNanos, planningNanos);
    }

    private static Outcome oneText(String text) {
        return new Rows(new Answer(List.of("text"), List.of(List.of(new Value.Text(text)))), true);
    }

    private static Outcome rows(Table table) {
        List<List<Value>> rows = new ArrayList<>(table.rows.size());
        for (List<Object> row : table.rows) {
            rows.add(WireValues.fromWire(row));
        }
        return new Rows(new Answer(table.columns, rows), table.complete);
    }

    private static Outcome fault(DataInputStream body, Duration limit) throws IOException {
        Fault fault = Fault.values()[body.readByte()];
        Thrown thrown =
                new Thrown(Wire.readString(body), Wire.readString(body), Wire.readString(body), Wire.readStrings(body));
        return switch (fault) {
            case SYNTAX -> new Rejected(Reason.SYNTAX, thrown);
            case UNSUPPORTED -> new Rejected(Reason.UNSUPPORTED, thrown);
            case EVALUATION -> new Rejected(Reason.EVALUATION, thrown);
            case RESOURCES -> new Rejected(Reason.RESOURCES, thrown);
            case TIMEOUT -> new TimedOut(limit, false);
            case INTERNAL -> new Failed(thrown);
            case OWN -> new OwnError(thrown);
        };
    }
}
