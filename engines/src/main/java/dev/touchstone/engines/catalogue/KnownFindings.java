package dev.touchstone.engines.catalogue;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.Nulls;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.StoredFiles;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Findings that somebody has reported already, or explained. They are counted, and not reported again. */
public record KnownFindings(List<Known> all) {
    private static final long LARGEST = 1L << 20;

    public KnownFindings {
        all = List.copyOf(all);
    }

    /**
     * One known finding.
     *
     * @param reason why it is known
     * @param link where to read about it
     * @param fixed the version in which it is mended: from there on it would be new
     */
    public record Known(@JsonUnwrapped Trigger trigger, String reason, String link, Optional<String> fixed) {
        boolean fits(Finding finding) {
            return trigger.fits(finding)
                    && fixed.filter(it -> Versions.contains(
                                    "[" + it + ",)", finding.fail().engine().version()))
                            .isEmpty();
        }
    }

    /** Those that come with Touchstone. */
    public static KnownFindings standard() {
        try (InputStream in = KnownFindings.class.getResourceAsStream("known.yaml")) {
            if (in == null) {
                throw new IllegalStateException("known.yaml is missing");
            }
            return read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Those that come with Touchstone, and those in a user's file. */
    public static KnownFindings with(Optional<Path> file) {
        return file.map(KnownFindings::in)
                .map(own -> new KnownFindings(
                        Stream.concat(standard().all.stream(), own.all.stream()).toList()))
                .orElseGet(KnownFindings::standard);
    }

    /** Those in a user's own file. */
    static KnownFindings in(Path file) {
        try {
            return read(new ByteArrayInputStream(StoredFiles.text(file, LARGEST).getBytes(StandardCharsets.UTF_8)));
        } catch (UserMistake e) {
            throw new UserMistake("the known findings in " + file + " cannot be read: " + e.getMessage(), e);
        } catch (StackOverflowError e) {
            throw new UserMistake("the known findings in " + file + " are nested too deeply", e);
        } catch (JacksonException e) {
            throw new UserMistake(
                    "the known findings in " + file + " are not as they should be: " + e.getOriginalMessage(), e);
        }
    }

    private static KnownFindings read(InputStream in) {
        List<Known> all = YAMLMapper.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .enable(
                        DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .withConfigOverride(
                        List.class, lists -> lists.setNullHandling(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)))
                .build()
                .readValue(in, new TypeReference<List<Known>>() {});
        return new KnownFindings(all.stream().filter(Objects::nonNull).toList());
    }

    /** What a finding is, by the page that tells of it, if it is known. */
    public Optional<String> reason(Finding finding) {
        return of(finding).map(Known::link);
    }

    /** The entry for a finding, if it is known. */
    public Optional<Known> of(Finding finding) {
        return all.stream().filter(known -> known.fits(finding)).findFirst();
    }
}
