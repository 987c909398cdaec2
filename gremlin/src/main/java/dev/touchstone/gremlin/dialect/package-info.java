/** What not every version of Gremlin has, with probes. Knows statements. */
package dev.touchstone.gremlin.dialect;
