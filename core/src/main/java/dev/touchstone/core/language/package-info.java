/** What a language hands out to the rest of Touchstone. Knows oracles, phrasings, shrink rules and reports as types. */
package dev.touchstone.core.language;
