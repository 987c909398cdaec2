package dev.touchstone.host;

/** The label (or edge type) and the property that an index or a constraint covers. */
public final class IndexTarget {
    public final boolean onEdges;
    public final String label;
    public final String property;

    public IndexTarget(boolean onEdges, String label, String property) {
        this.onEdges = onEdges;
        this.label = label;
        this.property = property;
    }

    /** A name that is the same for the same target, and valid in every engine. */
    public String name() {
        return (onEdges ? "ie_" : "in_") + label + "_" + property;
    }
}
