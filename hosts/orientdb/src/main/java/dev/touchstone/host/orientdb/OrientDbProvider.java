package dev.touchstone.host.orientdb;

import com.orientechnologies.orient.core.OConstants;
import com.orientechnologies.orient.core.db.document.ODatabaseDocument;
import com.orientechnologies.orient.core.index.OPropertyIndexDefinition;
import com.orientechnologies.orient.core.metadata.OMetadata;
import com.orientechnologies.orient.core.metadata.schema.OClass;
import com.orientechnologies.orient.core.metadata.schema.OSchema;
import com.orientechnologies.orient.core.metadata.schema.OType;
import dev.touchstone.host.DeclaredTypes;
import dev.touchstone.host.Fault;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.NotSupported;
import dev.touchstone.host.tinkerpop.GraphProvider;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.tinkerpop.gremlin.orientdb.OrientGraph;
import org.apache.tinkerpop.gremlin.structure.Graph;
import org.apache.tinkerpop.gremlin.structure.util.GraphFactory;

/**
 * OrientDB in memory, with transactions. Labels are classes; their properties are not declared, as they are not where
 * Gremlin alone is used.
 */
public final class OrientDbProvider implements GraphProvider {
    private static final Map<String, OType> TYPES = Map.of(
            "BOOLEAN", OType.BOOLEAN,
            "INT", OType.INTEGER,
            "LONG", OType.LONG,
            "FLOAT", OType.FLOAT,
            "DOUBLE", OType.DOUBLE,
            "STRING", OType.STRING);

    private final DeclaredTypes declared = new DeclaredTypes();
    private OrientGraph graph;
    private boolean broken;
    private int databases;

    /** By a map, because the class of TinkerPop's configurations is another one since 3.5. */
    @Override
    public Graph open(Path folder, Map<String, String> options) {
        return open();
    }

    private Graph open() {
        broken = false;
        graph = (OrientGraph) GraphFactory.open(Map.of(
                Graph.GRAPH,
                OrientGraph.class.getName(),
                OrientGraph.CONFIG_URL,
                "memory:touchstone" + databases++,
                OrientGraph.CONFIG_USER,
                "admin",
                OrientGraph.CONFIG_PASS,
                "admin",
                OrientGraph.CONFIG_TRANSACTIONAL,
                true));
        return graph;
    }

    @Override
    public String version() {
        return OConstants.getRawVersion();
    }

    /** Elements first, and then the classes, whose indexes go with them. A storage that broke is left alone: it refuses all commits. */
    @Override
    public Graph wipe() {
        declared.clear();
        if (broken) {
            return open();
        }
        ODatabaseDocument database = graph.getRawDatabase();
        OSchema schema = database.getMetadata().getSchema();
        for (String root : List.of(OClass.EDGE_CLASS_NAME, OClass.VERTEX_CLASS_NAME)) {
            database.command("TRUNCATE CLASS " + root + " POLYMORPHIC UNSAFE").close();
            for (OClass label : schema.getClass(root).getAllSubclasses()) {
                schema.dropClass(label.getName());
            }
        }
        return graph;
    }

    @Override
    public void declareVertices(String label, Map<String, String> types) {
        declared.declareNodes(label, types);
        graph.createVertexClass(label);
    }

    @Override
    public void declareEdges(String label, Map<String, String> types) {
        declared.declareEdges(label, types);
        graph.createEdgeClass(label);
    }

    /** As OrientDB's own graph does it, deprecated or not: the index has a type, and the property still has none. */
    @Override
    @SuppressWarnings("deprecation")
    public void createIndex(IndexTarget index) {
        OType type = TYPES.get(declared.of(index));
        if (type == null) {
            throw new NotSupported("index a property of type " + declared.of(index));
        }
        OMetadata metadata = graph.getRawDatabase().getMetadata();
        metadata.getIndexManager()
                .createIndex(
                        index.name(),
                        OClass.INDEX_TYPE.NOTUNIQUE.name(),
                        new OPropertyIndexDefinition(index.label, index.property, type),
                        metadata.getSchema().getClass(index.label).getPolymorphicClusterIds(),
                        null,
                        null);
    }

    @Override
    public void dropIndex(IndexTarget index) {
        graph.getRawDatabase().command("DROP INDEX `" + index.name() + "`").close();
    }

    @Override
    public Optional<Fault> fault(Throwable thrown) {
        broken |= Faults.breakStorage(thrown);
        return Faults.of(thrown);
    }

    @Override
    public void close() {
        graph.close();
    }
}
