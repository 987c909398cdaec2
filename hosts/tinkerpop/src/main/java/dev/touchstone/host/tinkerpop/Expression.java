package dev.touchstone.host.tinkerpop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A node of the call tree that a text is parsed into. It knows how to replay itself. */
interface Expression {
    Object value(Replay replay) throws Exception;

    /** A number, a string, a boolean or null. */
    final class Literal implements Expression {
        private final Object value;

        Literal(Object value) {
            this.value = value;
        }

        @Override
        public Object value(Replay replay) {
            return value;
        }
    }

    /** The traversal source, {@code g}. */
    final class Source implements Expression {
        @Override
        public Object value(Replay replay) {
            return replay.source;
        }
    }

    /** A bare name: a value that came with the request. */
    final class Parameter implements Expression {
        private final Token name;

        Parameter(Token name) {
            this.name = name;
        }

        @Override
        public Object value(Replay replay) {
            if (!replay.parameters.containsKey(name.text)) {
                throw new SyntaxError("no parameter of this name: " + name, name.position);
            }
            return replay.parameters.get(name.text);
        }
    }

    /** A constant of a type, such as {@code T.id}. */
    final class Constant implements Expression {
        private final String type;
        private final String name;

        Constant(String type, String name) {
            this.type = type;
            this.name = name;
        }

        @Override
        public Object value(Replay replay) {
            return replay.vocabulary.constant(type, name);
        }
    }

    /** A list, {@code [a, b]}. */
    final class Sequence implements Expression {
        private final List<Expression> items;

        Sequence(List<Expression> items) {
            this.items = items;
        }

        @Override
        public Object value(Replay replay) throws Exception {
            List<Object> list = new ArrayList<>(items.size());
            for (Expression item : items) {
                list.add(item.value(replay));
            }
            return list;
        }
    }

    /** A map, {@code [a: 1, b: 2]}: keys and values in turn. */
    final class Mapping implements Expression {
        private final List<Expression> keysAndValues;

        Mapping(List<Expression> keysAndValues) {
            this.keysAndValues = keysAndValues;
        }

        @Override
        public Object value(Replay replay) throws Exception {
            Map<Object, Object> map = new LinkedHashMap<>();
            for (int i = 0; i < keysAndValues.size(); i += 2) {
                map.put(
                        keysAndValues.get(i).value(replay),
                        keysAndValues.get(i + 1).value(replay));
            }
            return map;
        }
    }

    /** A static call, which begins a predicate or an anonymous traversal: {@code P.gt(1)}, {@code __.out()}. */
    final class StaticCall implements Expression {
        private final String type;
        private final String name;
        private final List<Expression> arguments;

        StaticCall(String type, String name, List<Expression> arguments) {
            this.type = type;
            this.name = name;
            this.arguments = arguments;
        }

        @Override
        public Object value(Replay replay) throws Exception {
            return replay.methods.callStatic(replay.vocabulary.type(type), name, replay.values(arguments));
        }
    }

    /** One step of a chain of calls. */
    final class Call implements Expression {
        private final Expression receiver;
        private final String name;
        private final List<Expression> arguments;

        Call(Expression receiver, String name, List<Expression> arguments) {
            this.receiver = receiver;
            this.name = name;
            this.arguments = arguments;
        }

        @Override
        public Object value(Replay replay) throws Exception {
            Object on = receiver.value(replay);
            return replay.methods.call(on, name, replay.values(arguments));
        }
    }
}
