/** The folder of a campaign: event log, raw failures, findings, resume state. Knows events and pages. */
package dev.touchstone.campaign.store;
