/** Draws relations from a dataset and makes cases of them. Knows laws, worlds and oracles. */
package dev.touchstone.core.relation.draw;
