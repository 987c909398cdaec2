/** Scripts and programs that show a finding without Touchstone, from the templates of the catalogue. */
package dev.touchstone.engines.repro;
