/** What an engine is loaded with: property graphs, RDF graphs, and the changes that build them. Knows values. */
package dev.touchstone.core.dataset;
