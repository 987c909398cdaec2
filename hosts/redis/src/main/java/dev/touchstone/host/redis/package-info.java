/** The adapter for servers that speak Redis: FalkorDB and RedisGraph. Knows the host's wire format, and the engine. */
package dev.touchstone.host.redis;
