package dev.touchstone.sparql.syntax;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.tree.Keyword;
import dev.touchstone.sparql.text.Powers;
import java.util.List;

/** A SPARQL query given by its text. */
@JsonTypeName("sparql-text")
public record SparqlStatement(@Keyword String text) implements Statement {

    @Override
    public String text(Dialect dialect) {
        return text;
    }

    @Override
    public List<String> powers(Dialect dialect) {
        return Powers.in(text(dialect));
    }
}
