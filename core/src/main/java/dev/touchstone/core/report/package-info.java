/** A finding as text: its page, and what a language adds to scripts and programs. Knows findings. */
package dev.touchstone.core.report;
