package dev.touchstone.core.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TreeTest {
    private static final Word A = new Word("a");
    private static final Word B = new Word("b");
    private static final Word C = new Word("c");
    private static final Sum SUM = new Sum(A, Optional.of(B), List.of(C, new Sum(B, Optional.empty(), List.of())));

    private interface Node {}

    private record Stranger() {}

    private record Word(String text) implements Node {}

    private record Sum(Node first, Optional<Node> second, List<Node> others) implements Node {}

    @Test
    void childrenAreInComponentsListsAndOptionals() {
        assertThat(Tree.children(SUM)).containsExactly(A, B, C, new Sum(B, Optional.empty(), List.of()));
        assertThat(Tree.children(A)).isEmpty();
    }

    @Test
    void nodesComeBeforeThoseBelowThem() {
        assertThat(Tree.nodes(SUM)).containsExactly(SUM, A, B, C, new Sum(B, Optional.empty(), List.of()), B);
    }

    @Test
    void rewritingReplacesFromTheLeavesUp() {
        Record rewritten = Tree.rewrite(SUM, node -> switch (node) {
            case Word(String text) when text.equals("b") -> C;
            case Sum(Node first, Optional<Node> second, List<Node> others) when others.isEmpty() -> (Word) first;
            default -> node;
        });
        assertThat(rewritten).isEqualTo(new Sum(A, Optional.of(C), List.of(C, C)));
    }

    @Test
    void whatDoesNotChangeStaysTheSameObject() {
        assertThat(Tree.rewrite(SUM, node -> node)).isSameAs(SUM);
    }

    @Test
    void whatDoesNotFitIsRefused() {
        assertThatThrownBy(() -> Tree.withChildren(SUM, child -> new Stranger()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
