package dev.touchstone.engines.catalogue;

import dev.touchstone.engines.jdk.JdkRange;
import java.util.List;
import java.util.Optional;

/**
 * How servers are spoken to that a user names by their URLs: one file of the catalogue.
 *
 * @param schemes what the URLs begin with
 * @param alone whether a server has one database, so that it serves one session at a time
 * @param adapter the class that speaks to them, in one of the modules under hosts/
 * @param classes further classes of ours that it needs, where they are in other modules than it
 * @param jdk what the driver runs on
 * @param artifacts the driver, as {@code group:name:version}
 * @param products what a server may say that it is
 */
public record Protocol(
        String name,
        List<String> schemes,
        boolean alone,
        String adapter,
        List<String> classes,
        JdkRange jdk,
        List<String> artifacts,
        List<Product> products) {
    public Protocol {
        schemes = List.copyOf(schemes);
        classes = List.copyOf(classes);
        artifacts = List.copyOf(artifacts);
        products = List.copyOf(products);
    }

    /**
     * A database that speaks this protocol.
     *
     * @param name what it calls itself
     * @param engine the engine in the catalogue whose dialect it speaks
     * @param versions the range of its versions that the adapter knows
     */
    public record Product(String name, String engine, String versions) {
        public boolean contains(String version) {
            return Versions.contains(versions, version);
        }
    }

    public Optional<Product> product(String called) {
        return products.stream()
                .filter(product -> product.name().equals(called))
                .findFirst();
    }

    /** How its driver is run. */
    public Release release() {
        return new Release("(,)", jdk, artifacts, List.of(), List.of(), Optional.empty(), Optional.empty());
    }
}
