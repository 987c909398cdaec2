/** Which known bugs blind campaigns find: plans versions, runs cells, compares findings with entries. Knows cells and triage. */
package dev.touchstone.lab.recall;
