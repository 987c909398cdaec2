/**
 * What developers and researchers run: self-tests with mutants, experiments of papers, benchmarks. Knows all
 * modules.
 */
package dev.touchstone.lab;
