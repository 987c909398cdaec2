package dev.touchstone.host;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells from the stack whether an exception is our own error. Here alone it is decided whether an engine may be accused of one.
 *
 * <p>The root cause counts, by its innermost frame that is not the JDK's (reflection included): code there called the JDK wrongly or threw by
 * itself. If that frame is ours, the engine was not at work, or had given control to us. What follows from a frame of the engine is less: an argument
 * of ours may have been wrong, which no stack shows. So "ours" is certain, and "not ours" is what the adapter says.
 *
 * <ul>
 *   <li>An exception of a class of ours speaks for the engine (it refused, it has no classes of errors), and is never an error of ours.
 *   <li>A stack overflow has no one place: it is ours where methods of ours recur in it.
 *   <li>A class or method that is missing is ours, whoever wanted it: we put the class path together.
 *   <li>An exception of the JDK's without any frame could be anybody's, and so is not the engine's.
 * </ul>
 */
final class OwnErrors {
    private static final String OURS = "dev.touchstone.host.";
    private static final List<String> PLATFORM = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");
    private static final int CAUSES_FOLLOWED = 50;
    private static final int RECURS = 20;

    private OwnErrors() {}

    static boolean isOwn(Throwable thrown) {
        List<Throwable> chain = chain(thrown);
        if (chain.stream().anyMatch(each -> each.getClass().getName().startsWith(OURS))) {
            return false;
        }
        Throwable root = chain.get(chain.size() - 1);
        if (root instanceof StackOverflowError) {
            return recurs(root.getStackTrace());
        }
        if (isMissingClass(chain, root)) {
            return true;
        }
        for (int i = chain.size() - 1; i >= 0; i--) {
            for (StackTraceElement frame : chain.get(i).getStackTrace()) {
                if (!isPlatform(frame.getClassName())) {
                    return frame.getClassName().startsWith(OURS);
                }
            }
        }
        return isPlatform(root.getClass().getName());
    }

    /** The exception, its cause, and so on; the last is the root. */
    static List<Throwable> chain(Throwable thrown) {
        List<Throwable> chain = new ArrayList<>();
        for (Throwable each = thrown; each != null && chain.size() <= CAUSES_FOLLOWED; each = each.getCause()) {
            chain.add(each);
        }
        return chain;
    }

    private static boolean recurs(StackTraceElement[] frames) {
        Map<String, Integer> seen = new HashMap<>();
        for (StackTraceElement frame : frames) {
            if (frame.getClassName().startsWith(OURS)
                    && seen.merge(frame.getClassName() + "." + frame.getMethodName(), 1, Integer::sum) >= RECURS) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMissingClass(List<Throwable> chain, Throwable root) {
        return root instanceof IncompatibleClassChangeError
                || root instanceof UnsatisfiedLinkError
                || (root instanceof ClassNotFoundException
                        && chain.stream().anyMatch(NoClassDefFoundError.class::isInstance));
    }

    private static boolean isPlatform(String className) {
        return PLATFORM.stream().anyMatch(className::startsWith);
    }
}
