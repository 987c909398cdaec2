package dev.touchstone.host.bolt;

import dev.touchstone.host.Refused;
import java.util.Set;
import java.util.stream.Collectors;

/** The first look at a database that was not said to be disposable. */
final class Arrival {
    private final Remote remote;
    private final String url;

    Arrival(Remote remote, String url) {
        this.remote = remote;
        this.url = url;
    }

    /** Refuses a database that is not empty, and tells what earlier runs of ours left from anything else. */
    void refuseWhatIsThere(Set<String> schema) {
        long nodes = remote.rows("MATCH (n) RETURN count(n)").get(0).get(0).asLong();
        if (nodes == 0 && schema.isEmpty()) {
            return;
        }
        Set<String> leftovers =
                schema.stream().filter(name -> name.contains(Schema.OURS)).collect(Collectors.toSet());
        if (leftovers.isEmpty()) {
            throw new Refused("there are data in it, and Touchstone would delete them; name another server, or say "
                    + "--disposable " + url + " if nobody needs them");
        }
        throw new Refused("an earlier run of Touchstone left something in it, or is still using it: "
                + leftovers.stream().sorted().collect(Collectors.joining(", "))
                + (nodes == 0
                        ? ""
                        : ", and perhaps " + (nodes == 1 ? "the one node" : "the " + nodes + " nodes") + " there")
                + "; if no run uses it now and nobody needs what is in it, say --disposable " + url);
    }
}
