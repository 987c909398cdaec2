/** What every package may use: invalid input, faults of the machine, digests, counts. Knows nothing of ours. */
package dev.touchstone.core;
