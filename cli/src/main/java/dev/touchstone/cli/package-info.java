/** The command line. Knows its own subpackages; further commands are found at run time. */
package dev.touchstone.cli;
