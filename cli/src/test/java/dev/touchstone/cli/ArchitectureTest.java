package dev.touchstone.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The arrows between the modules, and what the same seed needs in order to give the same cases. */
class ArchitectureTest {
    private static final String ROOT = "dev.touchstone.";

    /** Read once for all tests, because it takes seconds. */
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.touchstone");

    private void dependsOnNoneOf(String from, String... to) {
        String[] packages = new String[to.length];
        for (int i = 0; i < to.length; i++) {
            packages[i] = ROOT + to[i] + "..";
        }
        noClasses()
                .that()
                .resideInAPackage(ROOT + from + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(packages)
                .check(CLASSES);
    }

    @Test
    void coreDependsOnNothingOfOurs() {
        dependsOnNoneOf("core", "cypher", "gremlin", "sparql", "engines", "cli", "host");
    }

    @Test
    void languagesDependOnCoreOnly() {
        dependsOnNoneOf("cypher", "gremlin", "sparql", "engines", "cli", "host");
        dependsOnNoneOf("gremlin", "cypher", "sparql", "engines", "cli", "host");
        dependsOnNoneOf("sparql", "cypher", "gremlin", "engines", "cli", "host");
    }

    @Test
    void theParentKnowsTheWireAndNoAdapter() {
        dependsOnNoneOf("engines", "cli", "host.arcadedb", "host.neo4j", "host.neo4j3", "host.tinkerpop", "host.jena");
        dependsOnNoneOf("cli", "host");
    }

    @Test
    void hostsDependOnTheWireOnly() {
        dependsOnNoneOf("host", "core", "cypher", "gremlin", "sparql", "engines", "cli");
        dependsOnNoneOf("host.arcadedb", "host.neo4j", "host.neo4j3", "host.tinkerpop", "host.jena");
        dependsOnNoneOf("host.neo4j", "host.arcadedb", "host.neo4j3", "host.tinkerpop", "host.jena");
        dependsOnNoneOf("host.neo4j3", "host.arcadedb", "host.tinkerpop", "host.jena");
        dependsOnNoneOf("host.jena", "host.tinkerpop", "host.neo4j");
        dependsOnNoneOf("host.tinkerpop", "host.neo4j", "host.jena");
    }

    @Test
    void syntaxKnowsNoRandomnessAndTextNoGenerator() {
        noClasses()
                .that()
                .resideInAnyPackage("..syntax..", "..dialect..", "..text..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..generate..", "..choice..")
                .check(CLASSES);
    }

    @Test
    void textKnowsDialectsAndDialectsKnowSyntaxOnly() {
        dependsOnNoneOf("cypher.syntax", "cypher.dialect", "cypher.text", "cypher.reference");
        dependsOnNoneOf("cypher.dialect", "cypher.text", "cypher.reference");
        dependsOnNoneOf("cypher.reference", "cypher.dialect");
    }

    /** What a generator or an oracle does may depend on its choices alone. */
    @Test
    void generatorsAndOraclesUseNeitherClockNorUnseededRandomness() {
        noClasses()
                .that()
                .resideInAnyPackage("..generate..", "..oracle..", "..choice..", "..dataset..", "..reduce..")
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(
                        Random.class,
                        ThreadLocalRandom.class,
                        SplittableRandom.class,
                        SecureRandom.class,
                        UUID.class,
                        Clock.class)
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(Instant.class, "now")
                .orShould()
                .callMethod(LocalDate.class, "now")
                .orShould()
                .callMethod(LocalDateTime.class, "now")
                .orShould()
                .callMethod(Collections.class, "shuffle", List.class)
                .check(CLASSES);
    }

    /** Hash collections, {@code Set.of}, {@code Map.copyOf} and the like have an order that changes from JVM to JVM. */
    @Test
    void generatorsAndOraclesUseNoCollectionsWithoutAnOrder() {
        noClasses()
                .that()
                .resideInAnyPackage("..generate..", "..oracle..", "..dataset..", "..reduce..")
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(HashMap.class, HashSet.class)
                .orShould()
                .callMethod(Set.class, "copyOf", Collection.class)
                .orShould()
                .callMethod(Map.class, "copyOf", Map.class)
                .orShould()
                .callMethod(Collectors.class, "toSet")
                .orShould()
                .callMethod(Collectors.class, "groupingBy", Function.class)
                .orShould()
                .callMethod(Collectors.class, "toMap", Function.class, Function.class)
                .check(CLASSES);
    }

    @Test
    void noClassIsNamedForWhatItIsNot() {
        noClasses()
                .should()
                .haveNameMatching(".*(Abstract|Impl|Util|Utils|Helper|Manager)$")
                .orShould()
                .haveNameMatching(".*\\.Abstract.*")
                .check(CLASSES);
    }

    @Test
    void casesAndStatementsAreRecords() {
        noClasses()
                .that()
                .implement(dev.touchstone.core.oracle.Case.class)
                .or()
                .implement(dev.touchstone.core.engine.Statement.class)
                .should(com.tngtech.archunit.lang.conditions.ArchConditions.not(
                        com.tngtech.archunit.lang.conditions.ArchConditions.be(
                                com.tngtech.archunit.base.DescribedPredicate.describe("records", JavaClass::isRecord))))
                .check(CLASSES);
    }
}
