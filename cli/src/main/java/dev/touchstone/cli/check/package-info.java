/** Checks statements that a user wrote. Knows the console. */
package dev.touchstone.cli.check;
