package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import picocli.CommandLine;

/** A command line in this process, and what it prints. */
record Shell(int code, String out, String err) {

    static Shell touchstone(List<String> arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine commands = Main.commandLine();
        commands.setOut(new PrintWriter(out, true));
        commands.setErr(new PrintWriter(err, true));
        int code = Main.execute(commands, arguments.toArray(new String[0]));
        return new Shell(code, out.toString(), err.toString());
    }

    static Shell touchstone(String... arguments) {
        return touchstone(List.of(arguments));
    }

    /** The input was invalid, and the message is one line without a stack trace. */
    Shell isRefused() {
        assertThat(code).as("%s", this).isEqualTo(64);
        assertThat(err).as("%s", this).startsWith("touchstone: ").doesNotContain("\tat ");
        assertThat(err.strip().lines().count()).as("%s", this).isLessThanOrEqualTo(2);
        assertThat(err.length()).as("%s", this).isLessThan(1_500);
        return this;
    }
}
