/** What happens in a campaign, as events, and the statistics over them. Knows findings. */
package dev.touchstone.campaign.event;
