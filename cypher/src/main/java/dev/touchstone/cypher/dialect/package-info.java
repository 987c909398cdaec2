/** What not every engine's Cypher has, with probes and fallbacks that mean the same. Knows syntax and functions. */
package dev.touchstone.cypher.dialect;
