package dev.touchstone.host.sparql;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Digest access authentication (RFC 7616) with MD5 or SHA-256, and with a hash of the request's line alone ({@code qop=auth}). */
final class Digest implements Authentication {
    private static final Pattern PARAMETER =
            Pattern.compile("(\\w+)\\s*=\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|([^\\s,]+))");

    private final Map<String, String> challenge;
    private final String user;
    private final String password;
    private final String algorithm;
    private final String ownNonce = Long.toHexString(new SecureRandom().nextLong());
    private int count;

    private Digest(Map<String, String> challenge, String user, String password) {
        this.challenge = challenge;
        this.user = user;
        this.password = password;
        this.algorithm = challenge.getOrDefault("algorithm", "MD5").toUpperCase(Locale.ROOT);
    }

    /** Empty where the challenge wants what we cannot do. */
    static Optional<Authentication> to(String challenge, String user, String password) {
        Map<String, String> parameters = new HashMap<>();
        Matcher matcher = PARAMETER.matcher(challenge);
        while (matcher.find()) {
            String value = matcher.group(2) == null ? matcher.group(3) : matcher.group(2);
            parameters.put(matcher.group(1).toLowerCase(Locale.ROOT), value);
        }
        Digest digest = new Digest(parameters, user, password);
        boolean known = digest.algorithm.equals("MD5") || digest.algorithm.equals("SHA-256");
        return known && digest.isQopKnown() ? Optional.of(digest) : Optional.empty();
    }

    private boolean isQopKnown() {
        return !challenge.containsKey("qop")
                || Arrays.asList(challenge.get("qop").split("\\s*,\\s*")).contains("auth");
    }

    @Override
    public String header(String method, URI uri) {
        String query = uri.getRawQuery();
        String target = uri.getRawPath() + (query == null ? "" : "?" + query);
        String realm = challenge.getOrDefault("realm", "");
        String nonce = challenge.getOrDefault("nonce", "");
        String who = hash(user + ":" + realm + ":" + password);
        String what = hash(method + ":" + target);
        String header = "Digest username=\"" + user + "\", realm=\"" + realm + "\", nonce=\"" + nonce + "\", uri=\""
                + target + "\", algorithm=" + algorithm;
        if (challenge.containsKey("qop")) {
            count++;
            String times = String.format("%08x", count);
            header += ", qop=auth, nc=" + times + ", cnonce=\"" + ownNonce + "\", response=\""
                    + hash(who + ":" + nonce + ":" + times + ":" + ownNonce + ":auth:" + what) + "\"";
        } else {
            header += ", response=\"" + hash(who + ":" + nonce + ":" + what) + "\"";
        }
        return challenge.containsKey("opaque") ? header + ", opaque=\"" + challenge.get("opaque") + "\"" : header;
    }

    private String hash(String text) {
        try {
            byte[] bytes = MessageDigest.getInstance(algorithm).digest(text.getBytes(StandardCharsets.UTF_8));
            StringBuilder hex = new StringBuilder();
            for (byte b : bytes) {
                hex.append(String.format("%02x", b));
            }
            return hex.toString();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has MD5 and SHA-256", e);
        }
    }
}
