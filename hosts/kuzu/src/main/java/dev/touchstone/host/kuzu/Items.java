package dev.touchstone.host.kuzu;

import com.kuzudb.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * The items of lists, which are read by static methods of one class in Kuzu 0.7 and by objects of another since 0.9. Maps and structures are
 * lists, too: of pairs, and of fields.
 */
final class Items {
    private static final String PACKAGE = "com.kuzudb.";

    private Items() {}

    static List<Value> of(Value list) throws ReflectiveOperationException {
        List<Value> items = new ArrayList<>();
        if (exists("KuzuList")) {
            Class<?> type = Class.forName(PACKAGE + "KuzuList");
            Object reader = type.getConstructor(Value.class).newInstance(list);
            long size = (Long) type.getMethod("getListSize").invoke(reader);
            for (long i = 0; i < size; i++) {
                items.add((Value) type.getMethod("getListElement", long.class).invoke(reader, i));
            }
            return items;
        }
        Class<?> type = Class.forName(PACKAGE + "ValueListUtil");
        long size = (Long) type.getMethod("getListSize", Value.class).invoke(null, list);
        for (long i = 0; i < size; i++) {
            items.add((Value)
                    type.getMethod("getListElement", Value.class, long.class).invoke(null, list, i));
        }
        return items;
    }

    /** The name of a field of a structure. */
    static String name(Value structure, long field) throws ReflectiveOperationException {
        if (exists("KuzuStruct")) {
            Class<?> type = Class.forName(PACKAGE + "KuzuStruct");
            Object reader = type.getConstructor(Value.class).newInstance(structure);
            return (String) type.getMethod("getFieldNameByIndex", long.class).invoke(reader, field);
        }
        Class<?> type = Class.forName(PACKAGE + "ValueStructUtil");
        return (String)
                type.getMethod("getFieldNameByIndex", Value.class, long.class).invoke(null, structure, field);
    }

    private static boolean exists(String name) {
        try {
            Class.forName(PACKAGE + name);
            return true;
        } catch (ClassNotFoundException older) {
            return false;
        }
    }
}
