/** The W3C's tests of SPARQL: their manifests and files. Knows nothing of ours. */
package dev.touchstone.suites.w3c;
