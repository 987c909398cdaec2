/** The values that engines return and datasets hold. Knows nothing of ours. */
package dev.touchstone.core.value;
