package dev.touchstone.campaign.settings;

import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.generate.Limits;

/**
 * How large a round is.
 *
 * @param datasets how many datasets of one schema it has
 * @param cases how many cases it has, spread evenly over its datasets
 * @param content how large datasets get
 * @param limits how large queries get
 */
public record RoundSize(int datasets, int cases, DatasetSettings content, Limits limits) {
    /** So many, with datasets and queries as they usually are. */
    public RoundSize(int datasets, int cases) {
        this(datasets, cases, DatasetSettings.DEFAULT, Limits.DEFAULT);
    }
}
