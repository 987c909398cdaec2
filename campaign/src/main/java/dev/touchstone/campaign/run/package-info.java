/** Plays rounds with workers, on time: a campaign from its first round to its end. Knows all of campaign. */
package dev.touchstone.campaign.run;
