package dev.touchstone.host.tinkerpop;

import java.util.Arrays;

/** What a call is resolved by: whose method, its name and the types of the arguments, null for a null. */
final class Signature {
    final Class<?> owner;
    final boolean isStatic;
    final String name;
    final Class<?>[] arguments;

    Signature(Class<?> owner, boolean isStatic, String name, Class<?>[] arguments) {
        this.owner = owner;
        this.isStatic = isStatic;
        this.name = name;
        this.arguments = arguments;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Signature && isSame((Signature) other);
    }

    private boolean isSame(Signature other) {
        return owner == other.owner
                && isStatic == other.isStatic
                && name.equals(other.name)
                && Arrays.equals(arguments, other.arguments);
    }

    @Override
    public int hashCode() {
        return (owner.hashCode() * 31 + name.hashCode()) * 31 + Arrays.hashCode(arguments);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(owner.getSimpleName())
                .append('.')
                .append(name)
                .append('(');
        for (int i = 0; i < arguments.length; i++) {
            text.append(i == 0 ? "" : ", ").append(arguments[i] == null ? "null" : arguments[i].getSimpleName());
        }
        return text.append(')').toString();
    }
}
