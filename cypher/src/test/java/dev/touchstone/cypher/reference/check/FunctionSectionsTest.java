package dev.touchstone.cypher.reference.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

import dev.touchstone.core.report.Construct;
import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.report.CypherReport;
import dev.touchstone.cypher.text.CypherStatement;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FunctionSectionsTest {

    @Test
    void everyFunctionBelongsToASectionOfTheManual() {
        assertThat(FunctionTable.all())
                .isNotEmpty()
                .extracting(CypherFunction::name)
                .allSatisfy(name -> assertThat(
                                new CypherReport().constructs(new CypherStatement("RETURN " + name + "(0)", Map.of())))
                        .as(name)
                        .filteredOn(construct -> construct.name().equals(name + "()"))
                        .singleElement()
                        .extracting(Construct::sections)
                        .asInstanceOf(LIST)
                        .isNotEmpty());
    }
}
