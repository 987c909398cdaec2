package dev.touchstone.lab;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.conditions.ArchConditions;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lab sees all modules, so the rules about them live here. */
class ArchitectureTest {
    private static final String ROOT = "dev.touchstone.";

    /** From the bottom to the top: a layer knows those before it. Languages do not know each other, and hosts know the wire only. */
    private static final List<String> LAYERS = List.of("core", "campaign", "triage", "engines", "cli", "lab");

    private static final List<String> LANGUAGES = List.of("cypher", "gremlin", "sparql");

    private static final int MOST_ARGUMENTS = 7;

    /** Read once for all tests, because it takes seconds. */
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.touchstone");

    private static void dependsOnNoneOf(String from, Stream<String> to) {
        noClasses()
                .that()
                .resideInAPackage(ROOT + from + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(to.map(name -> ROOT + name + "..").toArray(String[]::new))
                .check(CLASSES);
    }

    @Test
    void everyLayerKnowsOnlyThoseBelowIt() {
        for (int i = 0; i < LAYERS.size(); i++) {
            dependsOnNoneOf(LAYERS.get(i), LAYERS.subList(i + 1, LAYERS.size()).stream());
        }
        dependsOnNoneOf("engines", Stream.of("campaign", "triage"));
        Stream.of("core", "campaign", "triage").forEach(layer -> dependsOnNoneOf(layer, LANGUAGES.stream()));
    }

    @Test
    void languagesKnowCoreOnly() {
        for (String language : LANGUAGES) {
            dependsOnNoneOf(
                    language,
                    Stream.concat(
                            Stream.of("campaign", "triage", "engines", "cli", "lab", "host"),
                            LANGUAGES.stream().filter(other -> !other.equals(language))));
        }
    }

    /** A language's tests use the suites, so that what runs them must not know the language. */
    @Test
    void suitesKnowCoreOnly() {
        dependsOnNoneOf(
                "suites",
                Stream.concat(Stream.of("campaign", "triage", "engines", "cli", "lab", "host"), LANGUAGES.stream()));
        Stream.concat(Stream.of("core", "campaign", "triage", "engines", "cli"), LANGUAGES.stream())
                .forEach(module -> dependsOnNoneOf(module, Stream.of("suites")));
    }

    @Test
    void theParentKnowsTheWireAndNoAdapter() {
        noClasses()
                .that()
                .resideOutsideOfPackage(ROOT + "host..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(ROOT + "host.(*)..")
                .check(CLASSES);
        Stream.of("core", "campaign", "triage", "cli").forEach(layer -> dependsOnNoneOf(layer, Stream.of("host")));
    }

    @Test
    void hostsKnowNothingOfTheParent() {
        dependsOnNoneOf("host", Stream.concat(LAYERS.stream(), LANGUAGES.stream()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "core",
                "campaign",
                "triage",
                "cypher",
                "gremlin",
                "sparql",
                "engines",
                "cli",
                "suites",
                "lab",
                "contracts"
            })
    void packagesOfAModuleHaveNoCycles(String module) {
        slices().matching(ROOT + "(" + module + "..)")
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void hostsHaveNoCycles() {
        slices().matching(ROOT + "host.(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void everyPackageSaysWhatItIsFor() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(".."))) {
            Set<Path> undescribed = files.filter(file -> file.toString().matches(".*/src/main/java/.*\\.java"))
                    .map(Path::getParent)
                    .filter(folder -> !Files.exists(folder.resolve("package-info.java")) && !isOneProvider(folder))
                    .collect(toCollection(TreeSet::new));
            assertThat(undescribed).isEmpty();
        }
    }

    /** A host that is one class: its comment says what the package is for. */
    private static boolean isOneProvider(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> all = files.toList();
            return folder.startsWith(Path.of("..", "hosts"))
                    && all.size() == 1
                    && Files.readString(all.getFirst()).contains("\n/** ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void whatsHereListsEveryPackage() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "internals", "whats-here.md"));
        assertThat(CLASSES.stream()
                        .filter(each -> !each.getPackageName().startsWith(ROOT + "host."))
                        .map(each -> "| `" + each.getPackageName().substring(ROOT.length()) + "` |")
                        .distinct())
                .allSatisfy(row -> assertThat(page).contains(row));
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
    void theReferenceKnowsNoDialect() {
        noClasses()
                .that()
                .resideInAnyPackage("..cypher.reference..", "..sparql.reference..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..dialect..")
                .check(CLASSES);
    }

    /** The packages with a class that draws from {@link Choices}, proposes cases, or is one. */
    private static DescribedPredicate<JavaClass> drawOrPropose() {
        Set<String> packages = CLASSES.stream()
                .filter(each -> each.isAssignableTo(Oracle.class) || each.isAssignableTo(Case.class) || draws(each))
                .map(JavaClass::getPackageName)
                .collect(toCollection(TreeSet::new));
        return DescribedPredicate.describe(
                "live where something is drawn or proposed: " + packages,
                each -> packages.contains(each.getPackageName()));
    }

    /** Handing choices on, split by name, is no draw. */
    private static boolean draws(JavaClass each) {
        return !each.isEquivalentTo(Choices.class)
                && each.getMethodCallsFromSelf().stream()
                        .anyMatch(call -> call.getTargetOwner().isEquivalentTo(Choices.class)
                                && !Set.of("split", "of").contains(call.getName()));
    }

    @Test
    void whatIsDrawnOrProposedDependsOnChoicesAlone() {
        noClasses()
                .that(drawOrPropose())
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
    void whatIsDrawnOrProposedComesFromOrderedCollections() {
        noClasses()
                .that(drawOrPropose())
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
    void noConstructorTakesMoreThanSevenArguments() {
        assertThat(CLASSES.stream()
                        .filter(each -> !each.isAnonymousClass() && (!each.isLocalClass() || each.isRecord()))
                        .flatMap(each -> each.getConstructors().stream())
                        .filter(constructor -> !constructor.getModifiers().contains(JavaModifier.SYNTHETIC))
                        .filter(constructor -> arguments(constructor) > MOST_ARGUMENTS)
                        .map(JavaConstructor::getFullName))
                .isEmpty();
    }

    /** Those that are in the source: the compiler puts its own before them. */
    private static int arguments(JavaConstructor constructor) {
        JavaClass owner = constructor.getOwner();
        int hidden = owner.isEnum() ? 2 : owner.isInnerClass() ? 1 : 0;
        return constructor.getRawParameterTypes().size() - hidden;
    }

    @Test
    void casesAndStatementsAreRecords() {
        noClasses()
                .that()
                .implement(Case.class)
                .or()
                .implement(Statement.class)
                .should(ArchConditions.not(
                        ArchConditions.be(DescribedPredicate.describe("records", JavaClass::isRecord))))
                .check(CLASSES);
    }
}
