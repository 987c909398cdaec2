package dev.touchstone.host.redis;

import dev.touchstone.host.Refused;
import java.nio.charset.StandardCharsets;
import java.util.List;
import redis.clients.jedis.exceptions.JedisAccessControlException;
import redis.clients.jedis.exceptions.JedisDataException;

/** What a server is: the name and the version of its graph module. */
final class Product {
    /** FalkorDB went on from RedisGraph 2.12, under the same module name. */
    private static final int FIRST_FALKORDB = 40_000;

    final String name;
    final String version;

    private Product(String name, String version) {
        this.name = name;
        this.version = version;
    }

    static Product of(RemoteGraph server) {
        for (Object module : modules(server)) {
            List<?> fields = (List<?>) module;
            if (text(field(fields, "name")).equals("graph")) {
                long number = (Long) field(fields, "ver");
                String version = number / 10_000 + "." + number / 100 % 100 + "." + number % 100;
                return new Product(number < FIRST_FALKORDB ? "RedisGraph" : "FalkorDB", version);
            }
        }
        throw new Refused("the server has no graph module: it is neither FalkorDB nor RedisGraph");
    }

    private static List<?> modules(RemoteGraph server) {
        try {
            return (List<?>) server.send("MODULE", "LIST");
        } catch (JedisAccessControlException e) {
            throw new Refused("the server wants a password");
        } catch (JedisDataException e) {
            if (e.getMessage().startsWith("NOAUTH")) {
                throw new Refused("the server wants a password");
            }
            throw e;
        }
    }

    private static Object field(List<?> fields, String name) {
        for (int i = 0; i + 1 < fields.size(); i += 2) {
            if (text(fields.get(i)).equals(name)) {
                return fields.get(i + 1);
            }
        }
        throw new IllegalStateException("a module without " + name);
    }

    private static String text(Object bytes) {
        return new String((byte[]) bytes, StandardCharsets.UTF_8);
    }
}
