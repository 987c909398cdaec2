package dev.touchstone.host;

/** Says why an engine will not be used, although it could be reached. The message is one clear line for the user. */
public class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Refused(String why) {
        super(why);
    }
}
