/** Cases, steps, transcripts and verdicts, and the oracles that every language has. Knows engines, not how they run. */
package dev.touchstone.core.oracle;
