/** Options that several commands share, and what is built from them. Knows the console. */
package dev.touchstone.cli.option;
