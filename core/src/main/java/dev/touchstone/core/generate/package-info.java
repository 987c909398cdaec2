/** Random schemas, property graphs and values, drawn from choices. Knows datasets. */
package dev.touchstone.core.generate;
