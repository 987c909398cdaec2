package dev.touchstone.core.tree;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How the records of a class are taken apart and put together. */
public record Shape<R extends Record>(Constructor<R> constructor, List<RecordComponent> parts, List<Method> accessors) {

    /**
     * A component, and what a record has there.
     *
     * @param isUnwrapped whether it is a record whose components count as those of the whole, as they do where it is stored
     */
    public record Component(String name, Type type, boolean isKeyword, boolean isUnwrapped, Object value) {}

    /** A class never changes its components, so they are looked up once. */
    private static final ClassValue<Shape<?>> SHAPES = new ClassValue<>() {
        @Override
        protected Shape<?> computeValue(Class<?> type) {
            return find(type.asSubclass(Record.class));
        }
    };

    static Shape<?> of(Class<? extends Record> type) {
        return SHAPES.get(type);
    }

    /** The shape of this record's class. */
    @SuppressWarnings("unchecked") // a record's class is the class of its shape
    public static <R extends Record> Shape<R> of(R record) {
        return (Shape<R>) SHAPES.get(record.getClass());
    }

    private static <R extends Record> Shape<R> find(Class<R> type) {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        List<Method> accessors =
                Arrays.stream(components).map(RecordComponent::getAccessor).toList();
        accessors.forEach(accessor -> accessor.setAccessible(true));
        try {
            Constructor<R> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return new Shape<>(constructor, List.of(components), accessors);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("a record without its constructor: " + type, e);
        }
    }

    public List<Object> components(Record record) {
        List<Object> components = new ArrayList<>(accessors.size());
        for (Method accessor : accessors) {
            try {
                components.add(accessor.invoke(record));
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException("a component that cannot be read: " + accessor, e);
            }
        }
        return components;
    }

    public List<Component> named(Record record) {
        List<Object> values = components(record);
        List<Component> named = new ArrayList<>(values.size());
        for (int i = 0; i < values.size(); i++) {
            RecordComponent part = parts.get(i);
            named.add(new Component(
                    part.getName(),
                    part.getGenericType(),
                    part.isAnnotationPresent(Keyword.class),
                    part.getAccessor().isAnnotationPresent(JsonUnwrapped.class),
                    values.get(i)));
        }
        return named;
    }

    public R make(List<Object> components) {
        try {
            return constructor.newInstance(components.toArray());
        } catch (InstantiationException | IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("no " + constructor.getDeclaringClass() + " from " + components, e);
        }
    }
}
