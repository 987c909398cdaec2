package dev.touchstone.host.gremlinserver;

import dev.touchstone.host.DatasetWriter;
import dev.touchstone.host.Fault;
import dev.touchstone.host.LoadingAdapter;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.OwnNames;
import dev.touchstone.host.Refused;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import dev.touchstone.host.tinkerpop.Answers;
import dev.touchstone.host.tinkerpop.Arguments;
import dev.touchstone.host.tinkerpop.Faults;
import dev.touchstone.host.tinkerpop.GroovyText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.tinkerpop.gremlin.driver.Result;
import org.apache.tinkerpop.gremlin.structure.Element;

/**
 * Speaks to a running Gremlin Server, or to what speaks like one, by its websocket. A statement is a script in Groovy; the server's
 * traversal source is {@code g}.
 *
 * <p>Options of {@link #open} are {@code url}, {@code user} and {@code password}, {@code own}, a file for what is ours,
 * {@code disposable}, which says that the data there may be deleted, and {@code ask}, which says that nothing shall be written.
 *
 * <p>A graph with vertices is refused unless it is disposable. Each wipe looks whether there are only vertices of ours, and deletes those
 * alone: see {@link Ownership}.
 */
public final class GremlinServerAdapter implements LoadingAdapter {
    private static final Pattern WRITES = Pattern.compile("\\b(addV|addE|mergeV|mergeE|property|drop)\\(");

    private final NativeIds ids = new NativeIds();
    private final Answers answers = new Answers(ids, this::key);
    private final Arguments arguments = new Arguments(ids);
    private Remote remote;
    private Ownership ownership;
    private Loader loader;
    private boolean disposable;
    private boolean ours;

    @Override
    public String open(Path folder, Map<String, String> options) throws Exception {
        remote = Remote.connect(options);
        boolean asking = options.containsKey("ask");
        disposable = options.get("disposable").equals("true");
        ownership = new Ownership(remote, new OwnNames(Path.of(options.get(OwnNames.OPTION))));
        loader = new Loader(remote, ownership, disposable, arguments);
        if (!disposable && ownership.hasOthers()) {
            throw new Refused("there are data in it, and Touchstone would delete them; name another server, or say "
                    + "--disposable " + options.get("url") + " if nobody needs them");
        }
        ours = !asking;
        return "Gremlin/" + remote.all("Gremlin.version()").get(0);
    }

    private Object key(Element element) {
        Long known = loader.key(element);
        return known == null ? Answers.storedKey(element) : known;
    }

    @Override
    public Table run(Request request) throws Exception {
        String text = GroovyText.of(request.text);
        boolean writes = !disposable && WRITES.matcher(text).find();
        if (writes && ownership.hasOthers()) {
            throw Ownership.stranger();
        }
        Map<String, Object> bindings = arguments.nativeValues(request.parameters);
        try {
            return remote.run(text, bindings, request.limitMillis, results -> table(results, request.maxRows));
        } finally {
            if (writes) {
                ownership.takeAll();
            }
        }
    }

    private Table table(Iterator<Result> results, int maxRows) {
        List<List<Object>> rows = new ArrayList<>();
        while (rows.size() < maxRows && results.hasNext()) {
            rows.add(Collections.singletonList(answers.wireValue(results.next().getObject())));
        }
        return new Table(List.of("result"), rows, !results.hasNext());
    }

    @Override
    public Fault fault(Throwable thrown) {
        return thrown instanceof RemoteError ? ((RemoteError) thrown).fault() : Faults.of(thrown);
    }

    /** The server has been told the limit. An interrupt would only break the connection. */
    @Override
    public void interrupt(Thread worker) {}

    /** Leaves the graph as it was found: empty, or with what others have put there. */
    @Override
    public void close() throws Exception {
        if (ours && disposable) {
            ownership.wipeAll();
        } else if (ours) {
            ownership.leave();
        }
        if (remote != null) {
            remote.close();
        }
    }

    @Override
    public DatasetWriter loader() {
        return loader;
    }

    @Override
    public void wipe() throws Exception {
        ids.clear();
        loader.wipe();
    }
}
