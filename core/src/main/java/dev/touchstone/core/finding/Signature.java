package dev.touchstone.core.finding;

import dev.touchstone.core.json.Digest;
import dev.touchstone.core.oracle.Verdict.Fail;

/** The name of a sort of failure; two findings of one sort have the same. Fit to be the name of a folder. */
public record Signature(String text) {

    static Signature of(String language, String oracle, Fail fail) {
        String kind = fail.kind().words().replace(' ', '-');
        String engine = fail.engine().name().replace('/', '-');
        String mark = Digest.of(language, oracle, fail.mark()).substring(0, 8);
        return new Signature(engine + "-" + kind + "-" + mark);
    }

    @Override
    public String toString() {
        return text;
    }
}
