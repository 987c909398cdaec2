/** Tests that every language inherits. Used by tests only. Knows campaigns. */
package dev.touchstone.contracts;
