package dev.touchstone.campaign.settings;

import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.generate.Limits;

/** What one round looks like: its datasets and its queries. */
public record RoundShape(DatasetSettings content, Limits limits) {}
