/** Engines that are servers of the user's, by URL; their data are protected here. */
package dev.touchstone.engines.server;
