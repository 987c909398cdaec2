package dev.touchstone.core.campaign;

import dev.touchstone.core.campaign.Event.Considered;
import dev.touchstone.core.campaign.Event.GroupGivenUp;
import dev.touchstone.core.campaign.Event.Judged;
import dev.touchstone.core.campaign.Event.RoundBroke;
import dev.touchstone.core.campaign.Event.Standing;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.finding.Desk;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Language;
import dev.touchstone.core.oracle.Oracle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Puts oracles to the test, by a campaign against a language's reference in the place of an engine.
 *
 * <p>On the right reference nothing may be found, or an oracle is unsound. On a reference with a mistake something must be found,
 * or the oracles are too weak. Both are the same campaign, and it is the one that engines are tested with.
 *
 * @param seed the same seed, the same cases
 * @param onlooker hears of everything that happens
 */
public record Trial(Language language, Json json, long seed, Listener onlooker) {
    private static final int DATASETS = 2;
    private static final int CASES_IN_A_ROUND = 100;

    /** A reference plans nothing, so that another query costs no more than the same one with other values. */
    private static final Limits LIMITS = Limits.DEFAULT.withBindings(2);

    /**
     * What came of it.
     *
     * @param findings the cases that failed, and failed again; the first of each signature
     * @param broken what Touchstone itself broke on
     */
    public record Report(Tally tally, List<Finding> findings, List<String> broken) {
        public Report {
            findings = List.copyOf(findings);
            broken = List.copyOf(broken);
        }
    }

    /** Plays so many cases of these oracles. */
    public Report play(Cast cast, List<Oracle> oracles, int cases) {
        return run(cast, oracles, new Watch(cases, Integer.MAX_VALUE));
    }

    /** The same, up to the first finding. */
    public Report hunt(Cast cast, List<Oracle> oracles, int cases) {
        return run(cast, oracles, new Watch(cases, 1));
    }

    private Report run(Cast cast, List<Oracle> oracles, Watch watch) {
        Settings settings = new Settings(
                seed,
                // An oracle that proposes next to nothing must not go on for ever.
                Optional.of(watch.cases),
                Optional.empty(),
                1,
                DATASETS,
                CASES_IN_A_ROUND,
                DatasetSettings.DEFAULT,
                LIMITS,
                Duration.ofSeconds(10),
                oracles.stream().map(Oracle::name).toList(),
                Effort.TO_CONFIRM);
        Campaign campaign = new Campaign(settings, cast.launcher(), json, new Desk(), Listener.all(watch, onlooker));
        watch.stop = campaign::stop;
        campaign.run(List.of(new Group(language, cast.targets())));
        return new Report(watch.tally, watch.found, watch.broken);
    }

    /** Counts, and ends the campaign when there is enough. */
    private static final class Watch implements Listener {
        private final int cases;
        private final int findings;
        private Runnable stop = () -> {};
        private Tally tally = Tally.NONE;
        private final List<Finding> found = new ArrayList<>();
        private final List<String> broken = new ArrayList<>();

        Watch(int cases, int findings) {
            this.cases = cases;
            this.findings = findings;
        }

        @Override
        public void on(Event event) {
            switch (event) {
                case Judged judged -> {
                    tally = tally.plus(judged.tally());
                    // A case that failed is considered before the end.
                    stopWhen(tally.cases() >= cases && judged.tally().failed() == 0);
                }
                case Considered considered -> {
                    if (considered.standing() == Standing.NEW) {
                        found.add(considered.finding());
                    }
                    stopWhen(tally.cases() >= cases || found.size() >= findings);
                }
                case RoundBroke broke -> broken.add(broke.evidence());
                case GroupGivenUp givenUp -> broken.add(givenUp.why());
                default -> {}
            }
        }

        private void stopWhen(boolean enough) {
            if (enough) {
                stop.run();
            }
        }
    }
}
