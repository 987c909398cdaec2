package dev.touchstone.engines.agreement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * All texts of the openCypher TCK, read and written by us, on Neo4j 5.26.
 *
 * <p>It takes minutes, so it is no part of the build, which does the same with our own examples: {@code mvn -pl engines -am package
 * -Dtest=RenderedTck -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class RenderedTck {
    @Test
    void whatWeWriteIsAcceptedWhereTheOriginalIs() {
        try (Neo4j engine = new Neo4j()) {
            Rendered rendered = new Rendered(engine);
            Map<Rendered.Fate, List<String>> fates =
                    Rendered.texts().stream().collect(Collectors.groupingBy(rendered::of));
            fates.forEach((fate, texts) -> System.out.println(fate + ": " + texts.size()));
            assertThat(fates).doesNotContainKey(Rendered.Fate.SPOILT);
        }
    }
}
