package dev.touchstone.gremlin.statement;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.language.StatementReader;
import dev.touchstone.core.oracle.script.ScriptLanguage;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import dev.touchstone.gremlin.text.GraphBuilding;
import dev.touchstone.gremlin.text.GremlinReader;
import dev.touchstone.gremlin.text.GremlinSyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Traversals as people write them for the Gremlin Console: a line each, or with semicolons between them. */
public final class GremlinStatementReader implements StatementReader {
    private static final Pattern COMMENT = Pattern.compile("(?m)^\\s*//.*$");

    /** The end of a line after which a traversal goes on. */
    private static final Pattern CONTINUED = Pattern.compile("\\R\\s*(?=\\.)|(?<=\\.)[ \\t]*\\R\\s*");

    private static final Pattern ASSIGNMENT = Pattern.compile("(\\w+)\\s*=\\s*(g\\..*)", Pattern.DOTALL);
    /** What a console asks of a traversal, and what is no step of one. */
    private static final Set<String> NO_STEPS = Set.of(
            "iterate", "next", "tryNext", "hasNext", "toList", "toSet", "toBulkSet", "forEachRemaining", "tx", "close");

    private static final Pattern ENDING = Pattern.compile("\\.(iterate|next|toList)\\(\\)$");

    @Override
    public List<String> statements(String text) {
        List<String> statements = new ArrayList<>();
        StringBuilder statement = new StringBuilder();
        for (char letter : CONTINUED
                .matcher(COMMENT.matcher(text).replaceAll(""))
                .replaceAll("")
                .toCharArray()) {
            if ((letter == ';' || letter == '\n') && !isInString(statement)) {
                statements.add(statement.toString().strip());
                statement.setLength(0);
            } else {
                statement.append(letter);
            }
        }
        statements.add(statement.toString().strip());
        statements.removeIf(String::isEmpty);
        return statements;
    }

    private static boolean isInString(CharSequence text) {
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (quote == 0) {
                quote = letter == '\'' || letter == '"' ? letter : 0;
            } else if (letter == '\\') {
                i++;
            } else if (letter == quote) {
                quote = 0;
            }
        }
        return quote != 0;
    }

    @Override
    public Read query(String text) {
        Traversal traversal = traversal(text);
        Tree.nodes(traversal)
                .filter(Argument.Parameter.class::isInstance)
                .map(node -> ((Argument.Parameter) node).name())
                .findFirst()
                .ifPresent(name -> {
                    throw new UserMistake("no Gremlin that can be checked: " + text + ": " + name + " is no value");
                });
        return new Read.Judgeable(new GremlinStatement(traversal));
    }

    @Override
    public Optional<ScriptLanguage> scripts() {
        return Optional.empty();
    }

    @Override
    public void requireReadable(List<String> setup) {
        dataset(setup);
    }

    @Override
    public PropertyGraph dataset(List<String> statements) {
        GraphBuilding building = new GraphBuilding();
        for (String text : statements) {
            Matcher assignment = ASSIGNMENT.matcher(text);
            boolean named = assignment.matches();
            building.add(
                    traversal(named ? assignment.group(2) : text),
                    named ? Optional.of(assignment.group(1)) : Optional.empty());
        }
        return building.graph();
    }

    private static Traversal traversal(String text) {
        try {
            Traversal traversal = GremlinReader.traversal(ENDING.matcher(text).replaceFirst(""));
            for (Call call : traversal.calls()) {
                if (NO_STEPS.contains(call.name())) {
                    throw new UserMistake("no Gremlin that can be checked: " + text + ": " + call.name()
                            + "() is no step; iterate(), next() or toList() may stand at the end");
                }
            }
            return traversal;
        } catch (GremlinSyntaxException e) {
            throw new UserMistake("no Gremlin: " + text + ": " + e.getMessage(), e);
        }
    }
}
