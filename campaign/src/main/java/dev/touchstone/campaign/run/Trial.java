package dev.touchstone.campaign.run;

import dev.touchstone.campaign.event.Counts;
import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.GroupGivenUp;
import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.event.Event.RoundBroke;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.event.Listener;
import dev.touchstone.campaign.examine.FindingIntake;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.settings.DatasetRanges;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.settings.Extent;
import dev.touchstone.campaign.settings.QueryRanges;
import dev.touchstone.campaign.settings.RoundSize;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.core.choice.Range;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.oracle.Oracle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Puts oracles to the test, by a campaign against a language's reference in the place of an engine.
 *
 * <p>On the reference nothing may be found, or an oracle is unsound. On a mutant something must be found,
 * or the oracles are too weak. Both are the same campaign, and it is the one that engines are tested with.
 *
 * @param seed the same seed, the same cases
 * @param listener hears of everything that happens
 */
public record Trial(Language language, Json json, long seed, Listener listener) {
    private static final int DATASETS = 2;
    private static final int CASES_IN_A_ROUND = 100;

    /** A reference plans nothing, so that another query costs no more than the same one with other values. */
    private static final QueryRanges QUERIES = QueryRanges.DEFAULT.withBindings(new Range(1, 2));

    /**
     * What came of it.
     *
     * @param findings the cases that failed, and failed again; the first of each signature
     * @param broken what Touchstone itself broke on
     */
    public record Report(Counts counts, List<Finding> findings, List<String> broken) {
        public Report {
            findings = List.copyOf(findings);
            broken = List.copyOf(broken);
        }
    }

    /** Plays this many cases of these oracles. */
    public Report play(TrialEngines engines, List<Oracle> oracles, int cases) {
        return run(engines, oracles, new Watch(cases, Integer.MAX_VALUE));
    }

    /** The same, up to the first finding. */
    public Report hunt(TrialEngines engines, List<Oracle> oracles, int cases) {
        return run(engines, oracles, new Watch(cases, 1));
    }

    private Report run(TrialEngines engines, List<Oracle> oracles, Watch watch) {
        Settings settings = new Settings(
                seed,
                // An oracle that proposes next to nothing must not go on for ever.
                new Extent(Optional.of(watch.cases), Optional.empty(), 1),
                new RoundSize(DATASETS, CASES_IN_A_ROUND, DatasetRanges.DEFAULT, QUERIES, true),
                Duration.ofSeconds(10),
                oracles.stream().map(Oracle::name).toList(),
                Effort.TO_CONFIRM);
        Campaign campaign =
                new Campaign(settings, engines.launcher(), json, new FindingIntake(), Listener.all(watch, listener));
        watch.stop = campaign::stop;
        campaign.run(List.of(new Group(language, engines.targets())));
        return new Report(watch.counts, watch.found, watch.broken);
    }

    /** Counts, and ends the campaign when there is enough. */
    private static final class Watch implements Listener {
        private final int cases;
        private final int findings;
        private Runnable stop = () -> {};
        private Counts counts = Counts.NONE;
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
                    counts = counts.plus(judged.counts());
                    // A case that failed is considered before the end.
                    stopWhen(counts.cases() >= cases && judged.counts().failed() == 0);
                }
                case Considered considered -> {
                    if (considered.standing() == Standing.NEW) {
                        found.add(considered.finding());
                    }
                    stopWhen(counts.cases() >= cases || found.size() >= findings);
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
