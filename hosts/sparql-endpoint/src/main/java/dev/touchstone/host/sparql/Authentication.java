package dev.touchstone.host.sparql;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How we say who we are, once a server has asked for it. */
interface Authentication {

    /** The value of the header {@code Authorization} for the next request. */
    String header(String method, URI uri);

    /** What the server wants to hear, digest where it may be chosen, because it does not tell the password. */
    static Optional<Authentication> to(List<String> challenges, String user, String password) {
        for (String challenge : challenges) {
            if (challenge.toLowerCase(Locale.ROOT).startsWith("digest")) {
                return Digest.to(challenge, user, password);
            }
        }
        return challenges.stream()
                        .anyMatch(
                                challenge -> challenge.toLowerCase(Locale.ROOT).startsWith("basic"))
                ? Optional.of(basic(user, password))
                : Optional.empty();
    }

    private static Authentication basic(String user, String password) {
        byte[] both = (user + ":" + password).getBytes(StandardCharsets.UTF_8);
        String header = "Basic " + Base64.getEncoder().encodeToString(both);
        return (method, uri) -> header;
    }
}
