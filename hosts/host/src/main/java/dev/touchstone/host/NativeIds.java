package dev.touchstone.host;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The ids of the engine's own that were given out since the last wipe. */
public final class NativeIds {
    private final Map<Object, NativeId> handles = new HashMap<>();
    private final List<Object> ids = new ArrayList<>();

    public NativeId handle(Object id) {
        return handles.computeIfAbsent(id, fresh -> {
            ids.add(fresh);
            return new NativeId(ids.size() - 1);
        });
    }

    public Object id(NativeId handle) {
        return ids.get(handle.handle);
    }

    public void clear() {
        handles.clear();
        ids.clear();
    }
}
