package dev.touchstone.engines.catalogue;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;

/**
 * How servers are spoken to that a user names by their URLs: one file of the catalogue.
 *
 * @param schemes what the URLs begin with
 * @param alone whether a server has one database, so that it serves one session at a time
 * @param products what a server may say that it is
 */
public record Protocol(
        String name,
        List<String> schemes,
        boolean alone,
        @JsonUnwrapped Driver driver,
        List<Product> products) {
    public Protocol {
        schemes = List.copyOf(schemes);
        products = List.copyOf(products);
    }

    /**
     * A database that speaks this protocol.
     *
     * @param name what it calls itself
     * @param engine the engine in the catalogue whose dialect it speaks
     * @param versions the range of its versions that the adapter knows
     * @param path where it usually listens, if there are paths in its URLs
     */
    public record Product(String name, String engine, String versions, Optional<String> path) {
        public boolean contains(String version) {
            return Versions.contains(versions, version);
        }
    }

    public Optional<Product> product(String called) {
        return products.stream()
                .filter(product -> product.name().equalsIgnoreCase(called))
                .findFirst();
    }

    /** The URL of a product that is named by host and port, as other tools do. */
    public String url(Product product, String host, Optional<Integer> port) {
        return schemes.getFirst() + "://" + host
                + port.map(number -> ":" + number).orElse("") + product.path().orElse("");
    }
}
