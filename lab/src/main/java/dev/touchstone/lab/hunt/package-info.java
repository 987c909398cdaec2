/** Puts statements such as people write before the oracles, on real engines. Knows languages, suites and the command line. */
package dev.touchstone.lab.hunt;
