package dev.touchstone.host;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * A load as bytes. The parent writes a dataset into a change log as if it were an engine, the bytes travel, and the
 * host replays them into its adapter.
 */
public final class ChangeLog implements DatasetWriter {
    private static final byte WIPE = 0;
    private static final byte COMMIT = 1;
    private static final byte ADD_NODE = 2;
    private static final byte ADD_EDGE = 3;
    private static final byte SET_NODE_PROPERTY = 4;
    private static final byte SET_EDGE_PROPERTY = 5;
    private static final byte ADD_LABEL = 6;
    private static final byte REMOVE_LABEL = 7;
    private static final byte DELETE_NODE = 8;
    private static final byte DELETE_EDGE = 9;
    private static final byte CREATE_INDEX = 10;
    private static final byte DROP_INDEX = 11;
    private static final byte ADD_TRIPLES = 12;
    private static final byte REMOVE_TRIPLES = 13;
    private static final byte DECLARE_NODES = 14;
    private static final byte DECLARE_EDGES = 15;
    private static final byte ADD_NAMED_TRIPLES = 16;
    private static final byte CREATE_CONSTRAINT = 17;
    private static final byte DROP_CONSTRAINT = 18;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(bytes);

    public byte[] toBytes() {
        return bytes.toByteArray();
    }

    /** Makes the recorded changes on {@code writer}, in the same order. */
    public static void replay(byte[] log, DatasetWriter writer) throws Exception {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(log));
        while (in.available() > 0) {
            replayOne(in, writer);
        }
    }

    private static void replayOne(DataInputStream in, DatasetWriter writer) throws Exception {
        byte change = in.readByte();
        switch (change) {
            case WIPE:
                writer.wipe();
                break;
            case COMMIT:
                writer.commit();
                break;
            case ADD_NODE:
                writer.addNode(in.readLong(), Wire.readStrings(in), Wire.readNamed(in));
                break;
            case ADD_EDGE:
                writer.addEdge(in.readLong(), Wire.readString(in), in.readLong(), in.readLong(), Wire.readNamed(in));
                break;
            case SET_NODE_PROPERTY:
                writer.setNodeProperty(in.readLong(), Wire.readString(in), Wire.read(in));
                break;
            case SET_EDGE_PROPERTY:
                writer.setEdgeProperty(in.readLong(), Wire.readString(in), Wire.read(in));
                break;
            case ADD_LABEL:
                writer.addLabel(in.readLong(), Wire.readString(in));
                break;
            case REMOVE_LABEL:
                writer.removeLabel(in.readLong(), Wire.readString(in));
                break;
            case DELETE_NODE:
                writer.deleteNode(in.readLong());
                break;
            case DELETE_EDGE:
                writer.deleteEdge(in.readLong());
                break;
            case CREATE_INDEX:
                writer.createIndex(readIndex(in));
                break;
            case DROP_INDEX:
                writer.dropIndex(readIndex(in));
                break;
            case CREATE_CONSTRAINT:
                writer.createConstraint(readIndex(in));
                break;
            case DROP_CONSTRAINT:
                writer.dropConstraint(readIndex(in));
                break;
            case ADD_TRIPLES:
                writer.addTriples(Wire.readString(in));
                break;
            case ADD_NAMED_TRIPLES:
                writer.addNamedTriples(Wire.readString(in), Wire.readString(in));
                break;
            case REMOVE_TRIPLES:
                writer.removeTriples(Wire.readString(in));
                break;
            case DECLARE_NODES:
                writer.declareNodes(Wire.readString(in), Wire.readNamed(in));
                break;
            case DECLARE_EDGES:
                writer.declareEdges(Wire.readString(in), Wire.readNamed(in));
                break;
            default:
                throw new EOFException("unknown change " + change + " in a load");
        }
    }

    @Override
    public void wipe() throws IOException {
        out.writeByte(WIPE);
    }

    @Override
    public void commit() throws IOException {
        out.writeByte(COMMIT);
    }

    @Override
    public void declareNodes(String label, Map<String, String> properties) throws IOException {
        out.writeByte(DECLARE_NODES);
        Wire.writeString(out, label);
        Wire.writeMap(out, properties);
    }

    @Override
    public void declareEdges(String type, Map<String, String> properties) throws IOException {
        out.writeByte(DECLARE_EDGES);
        Wire.writeString(out, type);
        Wire.writeMap(out, properties);
    }

    @Override
    public void addNode(long key, List<String> labels, Map<String, Object> properties) throws IOException {
        out.writeByte(ADD_NODE);
        out.writeLong(key);
        Wire.writeStrings(out, labels);
        Wire.writeMap(out, properties);
    }

    @Override
    public void addEdge(long key, String type, long from, long to, Map<String, Object> properties) throws IOException {
        out.writeByte(ADD_EDGE);
        out.writeLong(key);
        Wire.writeString(out, type);
        out.writeLong(from);
        out.writeLong(to);
        Wire.writeMap(out, properties);
    }

    @Override
    public void setNodeProperty(long key, String name, Object valueOrNull) throws IOException {
        writeProperty(SET_NODE_PROPERTY, key, name, valueOrNull);
    }

    @Override
    public void setEdgeProperty(long key, String name, Object valueOrNull) throws IOException {
        writeProperty(SET_EDGE_PROPERTY, key, name, valueOrNull);
    }

    @Override
    public void addLabel(long key, String label) throws IOException {
        out.writeByte(ADD_LABEL);
        out.writeLong(key);
        Wire.writeString(out, label);
    }

    @Override
    public void removeLabel(long key, String label) throws IOException {
        out.writeByte(REMOVE_LABEL);
        out.writeLong(key);
        Wire.writeString(out, label);
    }

    @Override
    public void deleteNode(long key) throws IOException {
        out.writeByte(DELETE_NODE);
        out.writeLong(key);
    }

    @Override
    public void deleteEdge(long key) throws IOException {
        out.writeByte(DELETE_EDGE);
        out.writeLong(key);
    }

    @Override
    public void createIndex(IndexTarget index) throws IOException {
        writeIndex(CREATE_INDEX, index);
    }

    @Override
    public void dropIndex(IndexTarget index) throws IOException {
        writeIndex(DROP_INDEX, index);
    }

    @Override
    public void createConstraint(IndexTarget unique) throws IOException {
        writeIndex(CREATE_CONSTRAINT, unique);
    }

    @Override
    public void dropConstraint(IndexTarget unique) throws IOException {
        writeIndex(DROP_CONSTRAINT, unique);
    }

    @Override
    public void addTriples(String ntriples) throws IOException {
        out.writeByte(ADD_TRIPLES);
        Wire.writeString(out, ntriples);
    }

    @Override
    public void addNamedTriples(String graph, String ntriples) throws IOException {
        out.writeByte(ADD_NAMED_TRIPLES);
        Wire.writeString(out, graph);
        Wire.writeString(out, ntriples);
    }

    @Override
    public void removeTriples(String ntriples) throws IOException {
        out.writeByte(REMOVE_TRIPLES);
        Wire.writeString(out, ntriples);
    }

    private void writeProperty(byte change, long key, String name, Object valueOrNull) throws IOException {
        out.writeByte(change);
        out.writeLong(key);
        Wire.writeString(out, name);
        Wire.write(out, valueOrNull);
    }

    private void writeIndex(byte change, IndexTarget index) throws IOException {
        out.writeByte(change);
        out.writeBoolean(index.onEdges);
        Wire.writeString(out, index.label);
        Wire.writeString(out, index.property);
    }

    private static IndexTarget readIndex(DataInputStream in) throws IOException {
        return new IndexTarget(in.readBoolean(), Wire.readString(in), Wire.readString(in));
    }
}
