package dev.touchstone.core;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A fingerprint of texts, in their order. */
public final class Digest {
    private final MessageDigest sha256;

    public Digest() {
        try {
            sha256 = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    public static String of(String... texts) {
        Digest digest = new Digest();
        for (String text : texts) {
            digest.add(text);
        }
        return digest.hex();
    }

    public Digest add(String text) {
        sha256.update(text.getBytes(StandardCharsets.UTF_8));
        sha256.update((byte) 0);
        return this;
    }

    /** The fingerprint so far, as 64 hexadecimal digits; begins anew afterwards. */
    public String hex() {
        return HexFormat.of().formatHex(sha256.digest());
    }
}
