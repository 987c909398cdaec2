/** Finds the JDKs of this machine. */
package dev.touchstone.engines.jdk;
