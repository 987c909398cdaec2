/** The only source of randomness: one seed, split by name. Knows nothing of ours. */
package dev.touchstone.core.choice;
