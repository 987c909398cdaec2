package dev.touchstone.core.engine;

/**
 * A feature that an engine has and gets wrong, as somebody has reported: a bug, and no quirk. It is asked all the same, and what fails because of
 * it is counted under its name.
 *
 * @param difference what is wrong, in a sentence
 * @param link where to read about it
 */
public record Defect(String feature, String difference, String link) {}
