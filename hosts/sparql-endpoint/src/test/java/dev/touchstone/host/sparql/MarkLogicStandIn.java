package dev.touchstone.host.sparql;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What MarkLogic's REST interface does of all that an adapter may notice: one path for queries and updates, told apart by their media
 * types, digest authentication, answers in the formats that are asked for. It is no store: answers are always the same.
 */
final class MarkLogicStandIn implements AutoCloseable {
    static final String PATH = "/v1/graphs/sparql";
    static final String USER = "admin";
    static final String PASSWORD = "not-to-be-seen";
    private static final String REALM = "public";
    private static final Pattern PARAMETER = Pattern.compile("(\\w+)=(?:\"([^\"]*)\"|([^,\\s]+))");

    private final HttpServer server;
    private final List<String> seen = new ArrayList<>();
    private int nonces;
    private int lastCount;

    MarkLogicStandIn() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
    }

    String url() {
        return "sparql+http://127.0.0.1:" + server.getAddress().getPort() + PATH;
    }

    /** What was accepted, one line each: the media type, the parameters and the text. */
    List<String> seen() {
        return List.copyOf(seen);
    }

    /** The next request is told to start anew with another nonce, as it happens after a while. */
    void forgetNonces() {
        nonces++;
        lastCount = 0;
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        exchange.getResponseHeaders().set("Server", "MarkLogic");
        String text = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        if (!isKnown(exchange)) {
            exchange.getResponseHeaders()
                    .set(
                            "WWW-Authenticate",
                            "Digest realm=\"" + REALM + "\", qop=\"auth\", nonce=\"n" + nonces + "\", opaque=\"o\"");
            send(exchange, 401, "text/html", "401 Unauthorized");
        } else if (!exchange.getRequestURI().getPath().equals(PATH)) {
            send(exchange, 404, "application/json", "{\"errorResponse\": {\"statusCode\": 404}}");
        } else if (exchange.getRequestMethod().equals("GET")) {
            seen.add("get " + exchange.getRequestURI().getQuery());
            send(exchange, 200, Form.TABLE.mediaType, "{\"head\":{},\"boolean\":true}");
        } else {
            sparql(exchange, text);
        }
    }

    private void sparql(HttpExchange exchange, String text) throws IOException {
        String type = exchange.getRequestHeaders().getFirst("Content-Type");
        String accept = exchange.getRequestHeaders().getFirst("Accept");
        String query = exchange.getRequestURI().getRawQuery();
        seen.add(type.replace("application/", "") + " " + (query == null ? "" : query) + " " + text);
        if (text.contains("BROKEN")) {
            String error = "{\"errorResponse\": {\"statusCode\": 400, \"messageCode\": \"XDMP-UNEXPECTED\", "
                    + "\"message\": \"Unexpected token syntax error\"}}";
            send(exchange, 400, "application/json", error);
        } else if (type.equals("application/sparql-update")) {
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        } else if (type.equals("application/sparql-query") && accept.equals("application/n-triples")) {
            send(exchange, 200, accept, "<urn:s> <urn:p> \"o\" .\n");
        } else if (type.equals("application/sparql-query") && accept.equals("application/sparql-results+json")) {
            send(exchange, 200, accept, SOLUTIONS);
        } else {
            send(exchange, 415, "text/plain", "");
        }
    }

    private static final String SOLUTIONS = "{\"head\":{\"vars\":[\"n\"]}, \"results\":{\"bindings\":["
            + "{\"n\":{\"type\":\"literal\", \"value\":\"1\", \"datatype\":\"http://www.w3.org/2001/XMLSchema#integer\"}}]}}";

    /** RFC 7616, section 3.4.1, with MD5 and qop=auth; a count must not come twice. */
    private boolean isKnown(HttpExchange exchange) {
        String header = exchange.getRequestHeaders().getFirst("Authorization");
        if (header == null || !header.startsWith("Digest ")) {
            return false;
        }
        Map<String, String> said = new TreeMap<>();
        Matcher matcher = PARAMETER.matcher(header);
        while (matcher.find()) {
            said.put(matcher.group(1), matcher.group(2) == null ? matcher.group(3) : matcher.group(2));
        }
        int count = Integer.parseInt(said.get("nc"), 16);
        String expected = md5(md5(USER + ":" + REALM + ":" + PASSWORD) + ":n" + nonces + ":" + said.get("nc") + ":"
                + said.get("cnonce") + ":auth:"
                + md5(exchange.getRequestMethod() + ":" + exchange.getRequestURI()));
        boolean known = expected.equals(said.get("response"))
                && said.get("uri").equals(exchange.getRequestURI().toString())
                && said.get("opaque").equals("o")
                && count > lastCount;
        lastCount = known ? count : lastCount;
        return known;
    }

    private static String md5(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("MD5").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has MD5", e);
        }
    }

    private static void send(HttpExchange exchange, int status, String type, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
