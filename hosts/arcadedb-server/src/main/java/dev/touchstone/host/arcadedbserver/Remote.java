package dev.touchstone.host.arcadedbserver;

import dev.touchstone.host.Absent;
import dev.touchstone.host.EngineGone;
import dev.touchstone.host.Refused;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;

/** Sends JSON to a server and reads what it answers. */
final class Remote {
    private static final int USUAL_PORT = 2480;
    private static final String SCHEME = "arcadedb+";

    private final HttpClient client;
    private final URI address;
    private final Optional<String> authorization;

    /** @param options may have {@code user} and {@code password} */
    Remote(URI address, Map<String, String> options) {
        // Servers close connections that rest, and one that is closed while we write looks like a crash.
        System.setProperty("jdk.httpclient.keepalive.timeout", "3");
        this.client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(10))
                .build();
        this.address = address;
        this.authorization = Optional.ofNullable(options.get("password"))
                .map(password -> basic(options.getOrDefault("user", "") + ":" + password));
    }

    /** Where {@code arcadedb+http://host} or {@code arcadedb+https://host:port} is. */
    static URI address(String url) {
        URI given = URI.create(url.substring(SCHEME.length()));
        boolean bare = given.getRawPath() == null || given.getRawPath().matches("/?");
        if (!bare || given.getHost() == null) {
            throw new Refused("the URL of an ArcadeDB server is arcadedb+http://host:port, or arcadedb+https://…, "
                    + "without a database");
        }
        int port = given.getPort() < 0 ? USUAL_PORT : given.getPort();
        return URI.create(given.getScheme() + "://" + given.getHost() + ":" + port);
    }

    private static String basic(String userAndPassword) {
        return "Basic " + Base64.getEncoder().encodeToString(userAndPassword.getBytes(StandardCharsets.UTF_8));
    }

    /** What there is at a path, where it is not known yet whether anybody answers. */
    Object greet(String path) throws InterruptedException {
        try {
            return answer(client.send(request(path).build(), BodyHandlers.ofByteArray()));
        } catch (IOException e) {
            throw e instanceof ConnectException
                    ? new Absent()
                    : new Refused("it does not answer as an ArcadeDB server does: " + e);
        }
    }

    /** What a server that is there answers. */
    Object post(String path, Map<String, Object> body) throws InterruptedException {
        HttpRequest request = request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(Json.write(body)))
                .build();
        try {
            return answer(client.send(request, BodyHandlers.ofByteArray()));
        } catch (IOException e) {
            e.printStackTrace();
            throw new EngineGone(EngineGone.CONNECTION_LOST, e);
        }
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(address.resolve(path));
        authorization.ifPresent(header -> request.header("Authorization", header));
        return request;
    }

    private static Object answer(HttpResponse<byte[]> response) throws IOException {
        if (response.statusCode() / 100 != 2) {
            throw ServerError.of(response.statusCode(), response.body());
        }
        return Json.read(response.body());
    }
}
