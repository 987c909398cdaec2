/** Stored findings, run again: versions, bisection, merging, cross-examination, curves. Knows campaigns. */
package dev.touchstone.triage;
