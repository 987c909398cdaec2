/** Runs the steps of a case on engines, and returns the transcript. Knows sessions as types. */
package dev.touchstone.campaign.workbench;
