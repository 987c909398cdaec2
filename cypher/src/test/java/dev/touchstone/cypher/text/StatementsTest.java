package dev.touchstone.cypher.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StatementsTest {
    @Test
    void semicolonsSeparateStatements() {
        assertThat(Statements.in("CREATE (:A); CREATE (:B)\n;")).containsExactly("CREATE (:A)", "CREATE (:B)");
        assertThat(Statements.in(" ;; \n")).isEmpty();
    }

    @Test
    void semicolonsInStringsAndNamesDoNot() {
        assertThat(Statements.in("RETURN ';', \"a;\\\";b\", 'it''s; one'; RETURN 1 AS `;`"))
                .containsExactly("RETURN ';', \"a;\\\";b\", 'it''s; one'", "RETURN 1 AS `;`");
    }

    @Test
    void commentsAreNoStatements() {
        assertThat(Statements.in("// one; two\nRETURN 1; /* three; */ // four"))
                .containsExactly("// one; two\nRETURN 1");
        assertThat(Statements.in("RETURN 4 / 2; RETURN 1 /* that ends nowhere;"))
                .containsExactly("RETURN 4 / 2", "RETURN 1 /* that ends nowhere;");
    }

    @Test
    void whatIsNoCypherIsCutAllTheSame() {
        assertThat(Statements.in("PRAGMA x = @y; RETURN 'open; end"))
                .containsExactly("PRAGMA x = @y", "RETURN 'open; end");
    }
}
