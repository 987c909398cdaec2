package dev.touchstone.core.answer;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/**
 * A largest pairing of two lists under a relation that need not be transitive, such as equality up to rounding. Taking
 * the first partner that fits would sometimes leave a row alone that had one; augmenting paths (Kuhn 1955) do not.
 */
record Matching<T>(List<T> unmatchedLeft, List<T> unmatchedRight) {

    boolean isPerfect() {
        return unmatchedLeft.isEmpty() && unmatchedRight.isEmpty();
    }

    static <T> Matching<T> of(List<T> left, List<T> right, BiPredicate<T, T> fits) {
        Search<T> search = new Search<>(left, right, fits);
        boolean[] paired = new boolean[left.size()];
        for (int i = 0; i < left.size(); i++) {
            paired[i] = search.pair(i, new boolean[right.size()]);
        }
        return new Matching<>(
                IntStream.range(0, left.size())
                        .filter(i -> !paired[i])
                        .mapToObj(left::get)
                        .toList(),
                IntStream.range(0, right.size())
                        .filter(j -> search.partner[j] < 0)
                        .mapToObj(right::get)
                        .toList());
    }

    private static final class Search<T> {
        private final List<T> left;
        private final List<T> right;
        private final BiPredicate<T, T> fits;
        private final int[] partner;

        Search(List<T> left, List<T> right, BiPredicate<T, T> fits) {
            this.left = left;
            this.right = right;
            this.fits = fits;
            this.partner = new int[right.size()];
            Arrays.fill(partner, -1);
        }

        boolean pair(int i, boolean[] visited) {
            for (int j = 0; j < right.size(); j++) {
                if (partner[j] < 0 && fits.test(left.get(i), right.get(j))) {
                    partner[j] = i;
                    return true;
                }
            }
            return move(i, visited);
        }

        /** Where all partners that fit are taken, one of them may have another to go to. */
        private boolean move(int i, boolean[] visited) {
            for (int j = 0; j < right.size(); j++) {
                if (!visited[j] && fits.test(left.get(i), right.get(j))) {
                    visited[j] = true;
                    if (partner[j] < 0 || pair(partner[j], visited)) {
                        partner[j] = i;
                        return true;
                    }
                }
            }
            return false;
        }
    }
}
