/** Measures where the time of a campaign goes, on a warm engine. Knows the command line. */
package dev.touchstone.lab.bench;
