package dev.touchstone.cypher.reference.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

import dev.touchstone.core.finding.Construct;
import dev.touchstone.cypher.CypherStatement;
import dev.touchstone.cypher.tell.CypherTelling;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FunctionSectionsTest {

    @Test
    void everyFunctionBelongsToASectionOfTheManual() {
        assertThat(KnownFunctions.names())
                .isNotEmpty()
                .allSatisfy(name -> assertThat(
                                new CypherTelling().constructs(new CypherStatement("RETURN " + name + "(0)", Map.of())))
                        .as(name)
                        .filteredOn(construct -> construct.name().equalsIgnoreCase(name + "()"))
                        .singleElement()
                        .extracting(Construct::sections)
                        .asInstanceOf(LIST)
                        .isNotEmpty());
    }
}
