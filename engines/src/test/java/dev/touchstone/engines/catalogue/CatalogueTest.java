package dev.touchstone.engines.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.language.Languages;
import dev.touchstone.engines.catalogue.Capabilities.Claim;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CatalogueTest {

    static List<Entry> entries() {
        return Catalogue.standard().entries();
    }

    @ParameterizedTest
    @MethodSource("entries")
    void everyClaimedFeatureIsOneOfTheLanguage(Entry entry) {
        List<String> known = Languages.installed().named(entry.language()).probes().stream()
                .map(Probe::feature)
                .toList();
        Stream<String> claimed = entry.capabilities().features().stream().flatMap(claim -> claim.names().stream());
        assertThat(claimed)
                .doesNotHaveDuplicates()
                .allMatch(feature -> known.contains(feature) || Dialect.NOT_PROBED.contains(feature));
        Stream<String> wrong = entry.capabilities().defects().stream().flatMap(defect -> defect.features().stream());
        assertThat(Stream.concat(wrong, entry.capabilities().allowed().stream()))
                .as("a difference is a bug, or it is allowed")
                .doesNotHaveDuplicates()
                .allMatch(feature -> known.contains(feature) || Dialect.NOT_PROBED.contains(feature));
    }

    @ParameterizedTest
    @MethodSource("entries")
    void whatSaysTheRightAnswersIsInTheCatalogue(Entry entry) {
        assertThat(entry.references())
                .allSatisfy(standard -> assertThat(
                                Catalogue.standard().named(standard.engine().name()))
                        .hasValueSatisfying(reference -> assertThat(
                                        reference.release(standard.engine().version()))
                                .isPresent()));
    }

    @Test
    void aVersionHasTheFeaturesOfAllRangesThatContainIt() {
        Capabilities capabilities = new Capabilities(
                List.of(),
                List.of(
                        new Claim("[1,)", List.of("always")),
                        new Claim("[1,2)", List.of("early")),
                        new Claim("[1.5,)", List.of("late"))),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of());
        Entry entry = new Entry(
                new Identity("some", "fake", "Some engine", "some:engine"),
                new Connection("Adapter", List.of(), Map.of()),
                capabilities,
                Supply.NONE,
                Conformance.NONE);
        assertThat(Stream.of("1.4", "1.5", "2")
                        .map(version -> entry.dialect(version).features()))
                .containsExactly(
                        List.of("always", "early"), List.of("always", "early", "late"), List.of("always", "late"));
    }
}
