package dev.touchstone.engines.conformance;

import dev.touchstone.contracts.Thoroughness;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.ParameterDeclarations;

/**
 * The releases that a conformance test starts, as {@code NAME@VERSION}, those of an engine from the oldest to the newest. Every build runs the
 * oldest and the newest of each engine, and {@code -Pall-versions} also those between.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ArgumentsSource(Releases.Chosen.class)
@interface Releases {
    String[] value();

    /** Reads the annotation of the test class. */
    final class Chosen implements ArgumentsProvider {
        @Override
        public Stream<Arguments> provideArguments(ParameterDeclarations parameters, ExtensionContext context) {
            List<String> all = List.of(
                    context.getRequiredTestClass().getAnnotation(Releases.class).value());
            return (Thoroughness.isFull() ? all : ends(all)).stream().map(Arguments::of);
        }

        /** The first and the last of every engine. */
        static List<String> ends(List<String> releases) {
            Map<String, List<String>> engines = new LinkedHashMap<>();
            for (String release : releases) {
                engines.computeIfAbsent(release.substring(0, release.indexOf('@')), name -> new ArrayList<>())
                        .add(release);
            }
            return engines.values().stream()
                    .flatMap(each -> Stream.of(each.getFirst(), each.getLast()).distinct())
                    .toList();
        }
    }
}
