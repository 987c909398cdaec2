/** One class a command, and what only one command needs. */
package dev.touchstone.cli.command;
