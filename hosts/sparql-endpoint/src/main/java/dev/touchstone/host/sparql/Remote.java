package dev.touchstone.host.sparql;

import dev.touchstone.host.Absent;
import dev.touchstone.host.EngineGone;
import dev.touchstone.host.Refused;
import dev.touchstone.host.Table;
import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Speaks the SPARQL 1.1 Protocol. */
public final class Remote {
    private static final int WORDS_KEPT = 10_000;
    private static final int OK = 200;
    private static final int UNAUTHORIZED = 401;

    private final HttpClient client;
    private final Address address;
    private final Map<String, String> options;
    private final Map<String, String> headers;
    private Optional<Authentication> authentication = Optional.empty();
    private volatile boolean stopped;

    /** @param options may have {@code user} and {@code password} */
    public Remote(Address address, Map<String, String> options) {
        this(address, options, Map.of());
    }

    /** @param headers of every request */
    public Remote(Address address, Map<String, String> options, Map<String, String> headers) {
        this.headers = headers;
        // Servers close connections that rest, and one that is closed while we write looks like a crash.
        System.setProperty("jdk.httpclient.keepalive.timeout", "3");
        this.client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(10))
                .build();
        this.address = address;
        this.options = options;
    }

    /** Says whether there is somebody, by what it sends beside the answer to a small query. */
    HttpHeaders greet() throws LimitPassed, RemoteError {
        try {
            HttpResponse<InputStream> response =
                    exchange(HttpRequest.newBuilder(with(Map.of("query", "ASK { ?s ?p ?o }"), address.query))
                            .header("Accept", Form.TABLE.mediaType));
            read(response, answer -> Answer.read(answer, Form.TABLE, 1));
            return response.headers();
        } catch (Unreadable e) {
            throw new Refused("no SPARQL is spoken there: " + e.getMessage());
        } catch (IOException e) {
            throw e instanceof ConnectException ? new Absent() : new Refused("no SPARQL is spoken there: " + e);
        }
    }

    /** Posts the text as it is. */
    public Table query(String text, Map<String, String> parameters, int maxRows) throws LimitPassed, RemoteError {
        HttpRequest.Builder request = HttpRequest.newBuilder(with(parameters, address.query))
                .header("Content-Type", "application/sparql-query")
                .POST(BodyPublishers.ofString(text));
        return answer(request, Form.of(text), maxRows);
    }

    /** Posts the text as a field of a form, among the parameters. */
    Table queryByForm(String text, Map<String, String> parameters, int maxRows) throws LimitPassed, RemoteError {
        Map<String, String> fields = new LinkedHashMap<>(parameters);
        fields.put("query", text);
        HttpRequest.Builder request = HttpRequest.newBuilder(address.query)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(encoded(fields)));
        return answer(request, Form.of(text), maxRows);
    }

    private Table answer(HttpRequest.Builder request, Form form, int maxRows) throws LimitPassed, RemoteError {
        return receive(request.header("Accept", form.mediaType), response -> Answer.read(response, form, maxRows));
    }

    public void update(String text) throws LimitPassed, RemoteError {
        send(
                HttpRequest.newBuilder(address.update)
                        .header("Content-Type", "application/sparql-update")
                        .POST(BodyPublishers.ofString(text)),
                InputStream::readAllBytes);
    }

    /** Sends any request to a server that is expected to be there. */
    public <T> T send(HttpRequest.Builder request, Reading<T> reading) throws LimitPassed, RemoteError {
        return receive(request, response -> reading.read(response.body()));
    }

    private <T> T receive(HttpRequest.Builder request, Receiving<T> receiving) throws LimitPassed, RemoteError {
        try {
            return read(exchange(request), receiving);
        } catch (IOException e) {
            if (stopped) {
                throw new LimitPassed(e);
            }
            if (e instanceof Unreadable) {
                throw new RemoteError(OK, ((Unreadable) e).fault, e.getMessage());
            }
            e.printStackTrace();
            throw new EngineGone(EngineGone.CONNECTION_LOST, e);
        }
    }

    private HttpResponse<InputStream> exchange(HttpRequest.Builder request) throws IOException, LimitPassed {
        stopped = false;
        HttpResponse<InputStream> response = once(request);
        if (response.statusCode() != UNAUTHORIZED) {
            return response;
        }
        response.body().close();
        if (!options.containsKey("password")) {
            throw new Refused("the server wants a user and a password");
        }
        authentication = Authentication.to(
                response.headers().allValues("WWW-Authenticate"), options.get("user"), options.get("password"));
        if (authentication.isEmpty()) {
            throw new Refused("the server wants to be told who we are in a way that is neither basic nor digest");
        }
        HttpResponse<InputStream> second = once(request);
        if (second.statusCode() == UNAUTHORIZED) {
            throw new Refused("the server does not accept this user and password");
        }
        return second;
    }

    private HttpResponse<InputStream> once(HttpRequest.Builder request) throws IOException, LimitPassed {
        headers.forEach(request::setHeader);
        HttpRequest plain = request.build();
        authentication.ifPresent(
                known -> request.setHeader("Authorization", known.header(plain.method(), plain.uri())));
        try {
            return client.send(request.build(), BodyHandlers.ofInputStream());
        } catch (InterruptedException e) {
            throw new LimitPassed(e);
        }
    }

    private static <T> T read(HttpResponse<InputStream> response, Receiving<T> receiving)
            throws IOException, RemoteError {
        try (InputStream body = response.body()) {
            if (response.statusCode() / 100 != 2) {
                String words = new String(body.readNBytes(WORDS_KEPT), StandardCharsets.UTF_8);
                throw new RemoteError(response.statusCode(), words);
            }
            return receiving.from(response);
        }
    }

    /** What there is at a path of the same server, where there is something. */
    Optional<String> document(String path) throws LimitPassed {
        try {
            return Optional.of(read(
                    exchange(HttpRequest.newBuilder(address.query.resolve(path))),
                    response -> new String(response.body().readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException | RemoteError | Refused e) {
            return Optional.empty();
        }
    }

    private static URI with(Map<String, String> parameters, URI uri) {
        String separator = uri.getRawQuery() == null ? "?" : "&";
        return parameters.isEmpty() ? uri : URI.create(uri + separator + encoded(parameters));
    }

    private static String encoded(Map<String, String> fields) {
        return fields.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }

    /** Gives up the request that {@code worker} waits for. Called on another thread. */
    public void stop(Thread worker) {
        stopped = true;
        worker.interrupt();
    }

    /** Makes something of the body of an answer. */
    public interface Reading<T> {
        T read(InputStream body) throws IOException;
    }

    /** Makes something of an answer whose status is good. */
    private interface Receiving<T> {
        T from(HttpResponse<InputStream> response) throws IOException;
    }
}
