package dev.touchstone.host;

/** A point in a coordinate system that is named by its SRID. */
public final class Point {
    public final int srid;
    public final double[] coordinates;

    public Point(int srid, double... coordinates) {
        this.srid = srid;
        this.coordinates = coordinates;
    }
}
