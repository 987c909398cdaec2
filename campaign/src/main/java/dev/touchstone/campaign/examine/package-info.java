/**
 * Confirms a failing case on fresh processes, isolates and shrinks it, and says whether it is new. Knows the
 * workbench.
 */
package dev.touchstone.campaign.examine;
