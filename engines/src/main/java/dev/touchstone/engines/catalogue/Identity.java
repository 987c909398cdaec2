package dev.touchstone.engines.catalogue;

/**
 * What an engine is called.
 *
 * @param title its name for people
 * @param artifact the artifact, as {@code group:name}, whose releases are the engine's
 */
public record Identity(String name, String language, String title, String artifact) {}
