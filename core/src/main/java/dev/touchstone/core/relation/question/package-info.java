/** What can be asked of any graph, and changed in it, and how a language phrases both. Knows datasets. */
package dev.touchstone.core.relation.question;
