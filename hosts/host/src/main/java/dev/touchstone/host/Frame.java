package dev.touchstone.host;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The messages between parent and host: a length, a tag, a body. The parent sends one and waits for its answer.
 *
 * <pre>
 * parent            host
 * OPEN   ─────────► DONE (version)   | FAULT
 * LOAD   ─────────► DONE ("")        | FAULT
 * RUN    ─────────► TABLE            | FAULT
 * CLOSE  ─────────► DONE ("")        | FAULT
 * </pre>
 *
 * A host that is told nothing more, because the parent closed the connection or died, ends.
 */
public final class Frame {
    public static final byte OPEN = 1;
    public static final byte LOAD = 2;
    public static final byte RUN = 3;
    public static final byte CLOSE = 4;
    public static final byte DONE = 11;
    public static final byte TABLE = 12;
    public static final byte FAULT = 13;

    private static final int LONGEST = 256 * 1024 * 1024;
    private static final int LARGEST_TABLE = 8 * 1024 * 1024;

    public final byte tag;
    private final byte[] body;

    public Frame(byte tag, byte[] body) {
        this.tag = tag;
        this.body = body;
    }

    public void send(DataOutputStream out) throws IOException {
        out.writeInt(body.length);
        out.writeByte(tag);
        out.write(body);
        out.flush();
    }

    /** Waits for the next frame; throws an {@link java.io.EOFException} when the other side is gone. */
    public static Frame receive(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > LONGEST) {
            throw new IOException("a frame of " + length + " bytes: the wire is broken");
        }
        byte tag = in.readByte();
        byte[] body = new byte[length];
        in.readFully(body);
        return new Frame(tag, body);
    }

    public DataInputStream body() {
        return new DataInputStream(new ByteArrayInputStream(body));
    }

    public byte[] bytes() {
        return body;
    }

    /** Writes as many rows as fit; the reader is told where there were more. */
    static void writeTable(DataOutputStream out, Table table) throws IOException {
        ByteArrayOutputStream rows = new ByteArrayOutputStream(256);
        DataOutputStream rowsOut = new DataOutputStream(rows);
        int count = 0;
        while (count < table.rows.size() && rows.size() < LARGEST_TABLE) {
            Wire.writeAll(rowsOut, table.rows.get(count++));
        }
        out.writeBoolean(table.complete && count == table.rows.size());
        Wire.writeStrings(out, table.columns);
        out.writeInt(count);
        rows.writeTo(out);
    }

    public static Table readTable(DataInputStream in) throws IOException {
        boolean complete = in.readBoolean();
        List<String> columns = Wire.readStrings(in);
        int size = in.readInt();
        List<List<Object>> rows = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            rows.add(Wire.readAll(in));
        }
        return new Table(columns, rows, complete);
    }

    public static void writeRequest(DataOutputStream out, Request request) throws IOException {
        Wire.writeString(out, request.text);
        Wire.writeMap(out, request.parameters);
        Wire.writeMap(out, request.options);
        out.writeLong(request.limitMillis);
        out.writeInt(request.maxRows);
    }

    static Request readRequest(DataInputStream in) throws IOException {
        return new Request(Wire.readString(in), Wire.readNamed(in), Wire.readNamed(in), in.readLong(), in.readInt());
    }
}
