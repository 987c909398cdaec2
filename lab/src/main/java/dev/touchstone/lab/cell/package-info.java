/** Runs the campaigns of an experiment, cell by cell; finished cells are not repeated. Knows the command line. */
package dev.touchstone.lab.cell;
