/** The command that compares references with engines. Knows the comparisons of each language. */
package dev.touchstone.lab.agreement;
