/** The scenarios of the openCypher TCK. Knows nothing of ours. */
package dev.touchstone.suites.tck;
