/** The child process: its main class, the wire format, the interface of an adapter. JDK only. */
package dev.touchstone.host;
