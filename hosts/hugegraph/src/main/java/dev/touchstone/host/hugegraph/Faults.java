package dev.touchstone.host.hugegraph;

import dev.touchstone.host.Fault;
import java.util.List;
import java.util.Optional;

/** What exceptions of HugeGraph mean, where TinkerPop's own rules do not tell. By name, for the sake of both packages. */
final class Faults {
    private static final List<String> REFUSALS =
            List.of("Undefined ", "Invalid property value ", "Can't compare between ");

    private static final String NAMELESS = " name can't be empty";

    private Faults() {}

    static Optional<Fault> of(Throwable thrown) {
        for (Throwable link = thrown; link != null; link = link.getCause()) {
            switch (link.getClass().getSimpleName()) {
                // It could look through all elements, and does not want to: that says nothing of a statement that it
                // answers.
                case "NoIndexException":
                case "LimitExceedException":
                    return Optional.of(Fault.RESOURCES);
                case "NotSupportException":
                case "NotAllowException":
                    return Optional.of(Fault.UNSUPPORTED);
                case "NotFoundException":
                    return Optional.of(Fault.EVALUATION);
                default:
                    break;
            }
            if (isAboutSchema(link)) {
                return Optional.of(Fault.RESOURCES);
            }
        }
        return Optional.empty();
    }

    /**
     * A key or label that was never declared or has no name, a value of another type than its key's, a predicate that it lacks, or a range of
     * texts: whether it asks for that depends on who evaluates the condition.
     */
    private static boolean isAboutSchema(Throwable thrown) {
        String message = String.valueOf(thrown.getMessage());
        boolean ofSchema = REFUSALS.stream().anyMatch(message::startsWith) || message.endsWith(NAMELESS);
        return (thrown instanceof IllegalArgumentException && ofSchema) || message.startsWith("Unsupported predicate");
    }
}
