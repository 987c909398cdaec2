package dev.touchstone.triage;

import dev.touchstone.triage.Curves.Point;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * The curves as a picture in SVG: discrepancies on the left, findings and version-distinct ones on the right, because the former are many
 * and the latter few.
 */
public final class CurvePicture {
    private static final int WIDTH = 400;
    private static final int HEIGHT = 260;
    private static final int LEFT = 60;
    private static final int TOP = 60;
    private static final int APART = 90;
    private static final int MARKS = 6;

    private CurvePicture() {}

    private record Curve(String name, String colour, ToLongFunction<Point> number) {}

    private static final Curve DISCREPANCIES = new Curve("discrepancies (N_D)", "#1f5fa8", Point::discrepancies);
    private static final Curve FINDINGS = new Curve("findings", "#b3541e", Point::findings);
    private static final Curve VERSION_DISTINCT =
            new Curve("version-distinct (N_VDD)", "#2e7d4f", Point::versionDistinct);

    public static String of(Curves curves, String title) {
        int width = LEFT + 2 * WIDTH + APART + 30;
        int height = TOP + HEIGHT + 60;
        return String.format(Locale.ROOT, """
                <svg xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d" viewBox="0 0 %1$d %2$d"
                     font-family="sans-serif" font-size="12" fill="#333">
                <rect width="100%%" height="100%%" fill="white"/>
                <text x="%3$d" y="22" font-size="15">%4$s</text>
                """, width, height, LEFT, escaped(title))
                + panel(curves, LEFT, List.of(DISCREPANCIES))
                + panel(
                        curves,
                        LEFT + WIDTH + APART,
                        curves.hasVersions() ? List.of(FINDINGS, VERSION_DISTINCT) : List.of(FINDINGS))
                + "</svg>\n";
    }

    private static String panel(Curves curves, int x, List<Curve> shown) {
        Point last = curves.at(curves.end());
        long highest = shown.stream()
                .mapToLong(curve -> curve.number().applyAsLong(last))
                .max()
                .orElse(0);
        TimeScale time = TimeScale.upTo(Math.max(1, curves.end()), MARKS);
        Scale scale = Scale.upTo(Math.max(1, highest), MARKS);
        StringBuilder svg = new StringBuilder();
        svg.append(axes(x, time, scale));
        for (int i = 0; i < shown.size(); i++) {
            svg.append(line(curves, x, shown.get(i), time, scale)).append(legend(x, i, shown.get(i)));
        }
        return svg.toString();
    }

    private static String axes(int x, TimeScale time, Scale scale) {
        StringBuilder svg = new StringBuilder();
        for (long mark : scale.marks()) {
            double y = TOP + HEIGHT - (double) HEIGHT * mark / scale.end();
            svg.append(String.format(
                    Locale.ROOT,
                    "<line x1=\"%d\" y1=\"%.1f\" x2=\"%d\" y2=\"%.1f\" stroke=\"#ddd\"/>"
                            + "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%d</text>\n",
                    x,
                    y,
                    x + WIDTH,
                    y,
                    x - 8,
                    y + 4,
                    mark));
        }
        for (long mark : time.marks()) {
            double at = x + (double) WIDTH * mark / time.scale().end();
            svg.append(String.format(
                    Locale.ROOT,
                    "<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\" stroke=\"#333\"/>"
                            + "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>\n",
                    at,
                    TOP + HEIGHT,
                    at,
                    TOP + HEIGHT + 5,
                    at,
                    TOP + HEIGHT + 20,
                    mark));
        }
        return svg.append(String.format(
                        Locale.ROOT,
                        "<path d=\"M%d %dV%dH%d\" fill=\"none\" stroke=\"#333\"/>"
                                + "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>\n",
                        x,
                        TOP,
                        TOP + HEIGHT,
                        x + WIDTH,
                        x + WIDTH / 2,
                        TOP + HEIGHT + 42,
                        time.word()))
                .toString();
    }

    /** A stair: a number stays until it changes. It is sampled once per pixel. */
    private static String line(Curves curves, int x, Curve curve, TimeScale time, Scale scale) {
        String stairs = LongStream.rangeClosed(0, WIDTH)
                .mapToObj(pixel -> curves.at(curves.end() * pixel / WIDTH))
                .map(point -> String.format(
                        Locale.ROOT,
                        "H%.1fV%.1f",
                        x + (double) WIDTH * point.at() / time.end(),
                        TOP + HEIGHT - (double) HEIGHT * curve.number().applyAsLong(point) / scale.end()))
                .collect(Collectors.joining());
        double end = x + (double) WIDTH * curves.end() / time.end();
        return String.format(
                Locale.ROOT,
                "<path d=\"M%d %d%sH%.1f\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>\n",
                x,
                TOP + HEIGHT,
                stairs,
                end,
                curve.colour());
    }

    private static String legend(int x, int place, Curve curve) {
        int at = x + place * (WIDTH / 2 - 40);
        return String.format(
                Locale.ROOT,
                "<rect x=\"%d\" y=\"%d\" width=\"18\" height=\"4\" fill=\"%s\"/><text x=\"%d\" y=\"%d\">%s</text>\n",
                at,
                TOP - 20,
                curve.colour(),
                at + 24,
                TOP - 15,
                escaped(curve.name()));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
