package dev.touchstone.cli.command;

import dev.touchstone.cli.option.ServerAccess;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.json.StoredFiles;
import dev.touchstone.engines.Credentials;
import dev.touchstone.engines.catalogue.Catalogue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * The content of a configuration file: engines, options by their long names, and credentials of servers.
 *
 * <p>YAML or JSON, in one of two forms. Ours has the options at the top and the engines in a list; GDsmith's composite
 * form has engines at the top, each with how to reach it:
 *
 * <pre>{@code
 * engines: [neo4j@5.26.30, neo4j@4.4.48]           {"neo4j@4.4.3": {"host": "localhost", "port": 7687,
 * rounds: 20                                                        "username": "neo4j", "password": "…"}}
 * servers:
 *   bolt://localhost:7687: {user: neo4j, password: …, disposable: true}
 * }</pre>
 */
public record ConfigFile(List<String> engines, Map<String, String> options, ServerAccess access) {
    private static final String OPTION = "--config";
    private static final String SERVERS = "servers";
    private static final long LARGEST = 1L << 20;

    static ConfigFile read(Path file) {
        JsonNode root;
        try {
            root = tree(StoredFiles.text(file, LARGEST));
        } catch (UserMistake e) {
            throw new UserMistake("the configuration cannot be read: " + e.getMessage(), e);
        } catch (StackOverflowError e) {
            throw new UserMistake("the configuration " + file + " is nested too deeply", e);
        } catch (JacksonException e) {
            // Neither the message nor the cause: they quote the line, and there may be a password in it.
            throw new UserMistake("the configuration " + file + " is neither YAML nor JSON, or has a duplicate key, "
                    + Optional.ofNullable(e.getLocation())
                            .map(place -> "at line " + place.getLineNr() + ", column " + place.getColumnNr())
                            .orElse("or is nested too deeply"));
        }
        if (!root.isObject()) {
            throw new UserMistake("the configuration " + file + " is not a mapping of names to values");
        }
        return isComposite(root) ? composite(root) : ours(file, root);
    }

    /** JSON is YAML, too, but for the comments that GDsmith's examples have. */
    private static JsonNode tree(String text) {
        if (text.stripLeading().startsWith("{")) {
            try {
                return JsonMapper.builder()
                        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                        .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
                        .build()
                        .readTree(text);
            } catch (JacksonException e) {
                // A mapping of YAML may begin with a brace.
                return yaml(text);
            }
        }
        return yaml(text);
    }

    private static JsonNode yaml(String text) {
        return YAMLMapper.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build()
                .readTree(text);
    }

    /** In the composite form every value is an object, and every name an engine with a label. */
    private static boolean isComposite(JsonNode root) {
        return !root.isEmpty()
                && root.properties().stream()
                        .allMatch(entry ->
                                entry.getKey().contains("@") && entry.getValue().isObject());
    }

    private static ConfigFile composite(JsonNode root) {
        List<String> engines = new ArrayList<>();
        Map<String, Credentials> credentials = new LinkedHashMap<>();
        root.properties().forEach(entry -> {
            JsonNode connection = entry.getValue();
            if (connection.has("host") || connection.has("port")) {
                String url = url(entry.getKey(), connection);
                engines.add(url);
                credentials(connection, "username").ifPresent(known -> credentials.put(url, known));
            } else {
                engines.add(entry.getKey());
            }
        });
        return new ConfigFile(engines, Map.of(), new ServerAccess(credentials, List.of(), Set.copyOf(engines)));
    }

    /** GDsmith names the product, and we name its protocol. */
    private static String url(String engine, JsonNode connection) {
        String product = engine.substring(0, engine.indexOf('@'));
        Optional<Integer> port =
                connection.path("port").asIntOpt().stream().boxed().findFirst();
        return Catalogue.standard()
                .url(product, connection.path("host").asString("localhost"), port)
                .orElseThrow(() -> new UserMistake("the configuration has a host or a port for \"" + engine
                        + "\", and no server is known by that name"));
    }

    private static Optional<Credentials> credentials(JsonNode node, String userName) {
        return node.has("password")
                ? Optional.of(new Credentials(
                        node.path(userName).asString(""), node.path("password").asString("")))
                : Optional.empty();
    }

    private static ServerAccess access(Path file, JsonNode servers) {
        Map<String, Credentials> credentials = new LinkedHashMap<>();
        List<String> disposable = new ArrayList<>();
        servers.properties().forEach(entry -> {
            String url = entry.getKey();
            JsonNode server = entry.getValue();
            if (!server.isObject() || !List.of("user", "password", "disposable").containsAll(server.propertyNames())) {
                throw new UserMistake("the configuration " + file + " has an unknown key for the server \"" + url
                        + "\"; it takes user, password and disposable");
            }
            credentials(server, "user").ifPresent(known -> credentials.put(url, known));
            if (server.path("disposable").asBoolean(false)) {
                disposable.add(url);
            }
        });
        return new ServerAccess(credentials, disposable, new LinkedHashSet<>(servers.propertyNames()));
    }

    private static ConfigFile ours(Path file, JsonNode root) {
        List<String> engines = new ArrayList<>();
        Map<String, String> options = new LinkedHashMap<>();
        root.properties().forEach(entry -> {
            JsonNode value = entry.getValue();
            if (entry.getKey().equals(SERVERS)) {
                return;
            }
            if (entry.getKey().equals("engines")) {
                // One engine needs no list.
                engines.addAll(words(file, entry.getKey(), value));
            } else if (!words(file, entry.getKey(), value).isEmpty()) {
                options.put(entry.getKey(), String.join(",", words(file, entry.getKey(), value)));
            }
        });
        return new ConfigFile(engines, options, access(file, root.path(SERVERS)));
    }

    /** A word or a list of words; nothing where the name has no value. */
    private static List<String> words(Path file, String name, JsonNode value) {
        List<String> words = new ArrayList<>();
        for (JsonNode item : value.isArray() ? value : List.of(value)) {
            if (!item.isValueNode()) {
                throw new UserMistake("the configuration " + file + " has a value for \"" + name
                        + "\" that is neither a word nor a list of words");
            }
            if (!item.isNull()) {
                words.add(item.asString());
            }
        }
        return words;
    }

    /** The configuration that a command line names, if it names one. */
    public static Optional<ConfigFile> namedIn(String... args) {
        for (int i = 0; i < args.length; i++) {
            if (args[i].startsWith(OPTION + "=")) {
                return Optional.of(read(Path.of(args[i].substring(OPTION.length() + 1))));
            }
            if (args[i].equals(OPTION) && i + 1 < args.length) {
                return Optional.of(read(Path.of(args[i + 1])));
            }
        }
        return Optional.empty();
    }

    /** Makes the options here the defaults of a command, and the engines its default engines. */
    public void applyTo(CommandLine run) {
        CommandSpec spec = run.getCommandSpec();
        for (String name : options.keySet()) {
            if (spec.findOption("--" + name) == null) {
                throw new UserMistake("unknown option \"" + name + "\" in the configuration; it takes the options of "
                        + "touchstone run, engines and servers");
            }
        }
        RunCommand command = (RunCommand) spec.userObject();
        command.configured = engines;
        command.engineOptions.access = access;
        command.engineOptions.configured = engines;
        run.setDefaultValueProvider(
                argument -> argument instanceof OptionSpec option ? valueOf(option) : argument.defaultValue());
    }

    private @Nullable String valueOf(OptionSpec option) {
        for (String name : option.names()) {
            String value = options.get(name.replaceFirst("^-+", ""));
            if (value != null) {
                return value;
            }
        }
        return option.defaultValue();
    }
}
