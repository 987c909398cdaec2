/** The settings of a campaign: sizes, limits, oracles, effort, and the ranges of these numbers. Knows oracles by name. */
package dev.touchstone.campaign.settings;
