package dev.touchstone.cypher.reference.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

import dev.touchstone.core.report.Construct;
import dev.touchstone.cypher.report.CypherReport;
import dev.touchstone.cypher.syntax.FunctionTable;
import dev.touchstone.cypher.text.CypherStatement;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FunctionSectionsTest {

    @Test
    void everyFunctionBelongsToASectionOfTheManual() {
        assertThat(FunctionTable.names())
                .isNotEmpty()
                .allSatisfy(name -> assertThat(
                                new CypherReport().constructs(new CypherStatement("RETURN " + name + "(0)", Map.of())))
                        .as(name)
                        .filteredOn(construct -> construct.name().equalsIgnoreCase(name + "()"))
                        .singleElement()
                        .extracting(Construct::sections)
                        .asInstanceOf(LIST)
                        .isNotEmpty());
    }
}
