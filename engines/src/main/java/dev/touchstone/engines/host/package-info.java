/** Starts engines in child processes and talks to them. Knows the wire format of the hosts. */
package dev.touchstone.engines.host;
