/** Measures the generators, the references and the shrinker. Knows languages and the command line. */
package dev.touchstone.lab.figures;
