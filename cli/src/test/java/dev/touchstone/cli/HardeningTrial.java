package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Kills, faults and bad inputs in numbers. It takes some twenty minutes, so it is no part of the build: {@code mvn -pl cli -am package
 * -Dtest=HardeningTrial -Dsurefire.failIfNoSpecifiedTests=false -Dkills=100 -Dinputs=1000}. Each campaign that was killed, and each hundred of
 * inputs, is a cell in {@code target/hardening/cells.txt}; those that are there are not done again. docs/security.md has the table.
 */
class HardeningTrial {
    private static final Path FOLDER = Path.of("target", "hardening").toAbsolutePath();
    private static final Path CELLS = FOLDER.resolve("cells.txt");

    /** Seconds in which every failure of the campaign is reduced to the end, so that it is the same each time. */
    private static final String TO_THE_END = "60";

    private static final int KILLS_EACH = 5;
    private static final int INPUTS_EACH = 100;

    @Test
    void kills() throws Exception {
        SmallCampaign whole = whole();
        int wanted = Integer.getInteger("kills", 100);
        int done = done("kills").stream().mapToInt(Integer::parseInt).sum();
        for (int seed = done("kills").size(); done < wanted; seed++) {
            KilledCampaign killed = new KilledCampaign(FOLDER.resolve("killed-" + seed), TO_THE_END);
            Choices choices = new Choices(1_000 + seed);
            int kills = 0;
            while (kills < KILLS_EACH && !killed.goOnAndKill(choices)) {
                kills++;
            }
            killed.goOnToTheEnd();
            assertThat(killed.campaign().digests()).isEqualTo(whole.digests());
            assertThat(killed.campaign().cases()).isNotEmpty().isEqualTo(whole.cases());
            done += kills;
            cell("kills " + kills);
        }
        System.out.println(done + " kills: nothing torn, same rounds and findings after each resume");
    }

    @Test
    void inputs() throws IOException {
        Path example = whole().folder();
        int wanted = Integer.getInteger("inputs", 1000);
        List<String> wrong = new ArrayList<>();
        for (int cell = done("inputs").size(); cell * INPUTS_EACH < wanted; cell++) {
            Choices choices = new Choices(5_000 + cell);
            BadInputs inputs = new BadInputs(choices, example, FOLDER);
            for (int i = 0; i < INPUTS_EACH; i++) {
                String judged = inputs.tryOne();
                if (!judged.isEmpty()) {
                    wrong.add(judged);
                    Files.writeString(
                            FOLDER.resolve("wrong.txt"),
                            judged + "\n",
                            StandardOpenOption.CREATE,
                            StandardOpenOption.APPEND);
                }
            }
            // A cell with something wrong in it is played again.
            assertThat(wrong).isEmpty();
            cell("inputs " + INPUTS_EACH);
        }
        System.out.println(done("inputs").size() * INPUTS_EACH + " bad inputs, none received wrongly");
    }

    @Test
    void faults() throws Exception {
        Files.createDirectories(FOLDER);
        List<String> lines = new Faults(FOLDER).run();
        lines.forEach(System.out::println);
        Files.write(FOLDER.resolve("faults.md"), lines);
        assertThat(lines).noneMatch(line -> line.contains("WRONG"));
    }

    private static SmallCampaign whole() throws IOException {
        Files.createDirectories(FOLDER);
        SmallCampaign whole = new SmallCampaign(FOLDER.resolve("whole"));
        if (!Files.exists(whole.folder())) {
            SmallCampaign.touchstone(whole.arguments(TO_THE_END));
        }
        return whole;
    }

    /** What follows a word in the cells that are done. */
    private static List<String> done(String word) throws IOException {
        return Files.exists(CELLS)
                ? Files.readAllLines(CELLS).stream()
                        .filter(line -> line.startsWith(word + " "))
                        .map(line -> line.substring(word.length() + 1))
                        .toList()
                : List.of();
    }

    private static void cell(String line) throws IOException {
        Files.writeString(CELLS, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
