package dev.touchstone.engines.fetch;

import dev.touchstone.core.UserMistake;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.maven.settings.Mirror;
import org.apache.maven.settings.Profile;
import org.apache.maven.settings.Proxy;
import org.apache.maven.settings.Server;
import org.apache.maven.settings.Settings;
import org.apache.maven.settings.building.DefaultSettingsBuilderFactory;
import org.apache.maven.settings.building.DefaultSettingsBuildingRequest;
import org.apache.maven.settings.building.SettingsBuildingException;
import org.eclipse.aether.repository.AuthenticationSelector;
import org.eclipse.aether.repository.MirrorSelector;
import org.eclipse.aether.repository.ProxySelector;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.util.repository.AuthenticationBuilder;
import org.eclipse.aether.util.repository.DefaultAuthenticationSelector;
import org.eclipse.aether.util.repository.DefaultMirrorSelector;
import org.eclipse.aether.util.repository.DefaultProxySelector;

/** The user's Maven settings, so that engines are fetched like everything else. */
public record MavenSettings(Settings settings, Path localRepository) {
    private static final Pattern LOCAL_REPOSITORY = Pattern.compile("-Dmaven\\.repo\\.local=(\\S+)");

    /** Reads the user's settings, and those of the Maven that is on the PATH. */
    public static MavenSettings read(Map<String, String> environment, Path userHome) {
        DefaultSettingsBuildingRequest request = new DefaultSettingsBuildingRequest();
        Properties properties = new Properties();
        environment.forEach((name, value) -> properties.setProperty("env." + name, value));
        System.getProperties().forEach(properties::put);
        request.setSystemProperties(properties);
        request.setUserSettingsFile(userHome.resolve(".m2/settings.xml").toFile());
        mavenHome(environment)
                .map(home -> home.resolve("conf/settings.xml").toFile())
                .ifPresent(request::setGlobalSettingsFile);
        try {
            Settings settings = new DefaultSettingsBuilderFactory()
                    .newInstance()
                    .build(request)
                    .getEffectiveSettings();
            return new MavenSettings(settings, localRepository(settings, environment, userHome));
        } catch (SettingsBuildingException e) {
            throw new UserMistake("Maven's settings.xml cannot be read: " + e.getMessage(), e);
        }
    }

    private static Path localRepository(Settings settings, Map<String, String> environment, Path userHome) {
        return Stream.of("MAVEN_ARGS", "MAVEN_OPTS")
                .map(name -> LOCAL_REPOSITORY.matcher(environment.getOrDefault(name, "")))
                .filter(Matcher::find)
                .map(matcher -> Path.of(matcher.group(1)))
                .findFirst()
                .or(() -> Optional.ofNullable(settings.getLocalRepository()).map(Path::of))
                .orElse(userHome.resolve(".m2/repository"));
    }

    private static Optional<Path> mavenHome(Map<String, String> environment) {
        Stream<Path> named = Stream.of("MAVEN_HOME", "M2_HOME")
                .map(environment::get)
                .filter(home -> home != null)
                .map(Path::of);
        Stream<Path> onPath = Stream.of(environment.getOrDefault("PATH", "").split(java.io.File.pathSeparator, -1))
                .map(folder -> Path.of(folder).resolve("mvn"))
                .filter(Files::isExecutable)
                .flatMap(MavenSettings::homeOf);
        return Stream.concat(named, onPath)
                .filter(home -> Files.isReadable(home.resolve("conf/settings.xml")))
                .findFirst();
    }

    private static Stream<Path> homeOf(Path mvn) {
        try {
            return Stream.of(mvn.toRealPath().resolve("../..").normalize());
        } catch (IOException e) {
            return Stream.empty();
        }
    }

    boolean offline() {
        return settings.isOffline();
    }

    MirrorSelector mirrors() {
        DefaultMirrorSelector selector = new DefaultMirrorSelector();
        for (Mirror mirror : settings.getMirrors()) {
            selector.add(
                    mirror.getId(),
                    mirror.getUrl(),
                    mirror.getLayout(),
                    false,
                    mirror.isBlocked(),
                    mirror.getMirrorOf(),
                    mirror.getMirrorOfLayouts());
        }
        return selector;
    }

    ProxySelector proxies() {
        DefaultProxySelector selector = new DefaultProxySelector();
        for (Proxy proxy : settings.getProxies()) {
            if (proxy.isActive()) {
                AuthenticationBuilder authentication = new AuthenticationBuilder();
                authentication.addUsername(proxy.getUsername()).addPassword(proxy.getPassword());
                selector.add(
                        new org.eclipse.aether.repository.Proxy(
                                proxy.getProtocol(), proxy.getHost(), proxy.getPort(), authentication.build()),
                        proxy.getNonProxyHosts());
            }
        }
        return selector;
    }

    AuthenticationSelector servers() {
        DefaultAuthenticationSelector selector = new DefaultAuthenticationSelector();
        for (Server server : settings.getServers()) {
            AuthenticationBuilder authentication = new AuthenticationBuilder();
            authentication.addUsername(server.getUsername()).addPassword(server.getPassword());
            if (server.getPrivateKey() != null) {
                authentication.addPrivateKey(server.getPrivateKey(), server.getPassphrase());
            }
            selector.add(server.getId(), authentication.build());
        }
        return selector;
    }

    /** Maven Central, and the repositories of the active profiles. */
    List<RemoteRepository> repositories() {
        List<RemoteRepository> repositories = new ArrayList<>();
        for (Profile profile : settings.getProfiles()) {
            if (isActive(profile)) {
                profile.getRepositories()
                        .forEach(repository -> repositories.add(
                                new RemoteRepository.Builder(repository.getId(), "default", repository.getUrl())
                                        .build()));
            }
        }
        repositories.add(
                new RemoteRepository.Builder("central", "default", "https://repo.maven.apache.org/maven2/").build());
        return repositories;
    }

    private boolean isActive(Profile profile) {
        return settings.getActiveProfiles().contains(profile.getId())
                || (profile.getActivation() != null && profile.getActivation().isActiveByDefault());
    }
}
