package dev.touchstone.host;

/** A value of a type that Touchstone has no word for. */
public final class Foreign {
    public final String type;
    public final String text;

    public Foreign(String type, String text) {
        this.type = type;
        this.text = text;
    }
}
