package dev.touchstone.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DigestTest {

    @Test
    void theSameTextsHaveTheSameFingerprint() {
        assertThat(Digest.of("a", "b"))
                .isEqualTo(new Digest().add("a").add("b").hex())
                .hasSize(64);
    }

    @Test
    void orderAndBordersOfTheTextsCount() {
        assertThat(Digest.of("a", "b"))
                .isNotIn(Digest.of("b", "a"), Digest.of("ab"), Digest.of("ab", ""), Digest.of("a"));
    }

    @Test
    void aFingerprintIsTheSameForEver() {
        assertThat(Digest.of())
                .as("SHA-256 of nothing")
                .isEqualTo("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    }

    @Test
    void afterTheFingerprintItBeginsAnew() {
        Digest digest = new Digest().add("a");
        digest.hex();
        assertThat(digest.add("b").hex()).isEqualTo(Digest.of("b"));
    }
}
