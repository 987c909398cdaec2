package dev.touchstone.core.generate;

/**
 * What the graphs of a language look like.
 *
 * @param fewestLabels minimum labels of a node
 * @param mostLabels maximum labels of a node
 * @param typedEnds whether an edge type says which labels its ends have
 */
public record GraphStyle(int fewestLabels, int mostLabels, boolean typedEnds) {

    /** Labels can only change where a node may have any number of them. */
    public boolean labelsChange() {
        return fewestLabels == 0;
    }
}
