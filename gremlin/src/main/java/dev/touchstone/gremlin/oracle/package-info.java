/** Disassembles traversals by ids, tables and barriers. Knows shapes and statements. */
package dev.touchstone.gremlin.oracle;
