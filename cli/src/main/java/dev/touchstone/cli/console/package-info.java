/** What is printed: lines, tables, status, exit codes. */
package dev.touchstone.cli.console;
