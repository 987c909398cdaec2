/** The reference as an engine in this process, unchanged or with one mutation. Knows the reference and statements. */
package dev.touchstone.sparql.mutant;
