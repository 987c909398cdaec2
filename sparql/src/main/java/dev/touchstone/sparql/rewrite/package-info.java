/** Rules that change a query and not its answer, or widen it. Knows syntax and the reference's checks. */
package dev.touchstone.sparql.rewrite;
