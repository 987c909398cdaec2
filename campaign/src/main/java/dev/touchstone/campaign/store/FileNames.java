package dev.touchstone.campaign.store;

/** The names of the files in the folder of a campaign, and in that of a finding. */
public final class FileNames {
    /** Of a campaign: what it began with. */
    public static final String CAMPAIGN = "campaign.json";

    /** Of a campaign: what happened. */
    public static final String EVENTS = "events.ndjson";

    /** Of a campaign: every failing case as it was found. */
    public static final String RAW = "raw.ndjson";

    /** Of a campaign: how it ended. */
    public static final String SUMMARY = "summary.json";

    /** Of a campaign: findings that are known, and cases that did not fail again. */
    public static final String KNOWN = "known.ndjson";

    public static final String FLAKY = "flaky.ndjson";

    /** Of a campaign, or of a finding that belongs to none: what findings do on versions. */
    public static final String VERSIONS = "versions.ndjson";

    /** Of a campaign: which oracles see which findings. */
    public static final String CROSS = "cross.ndjson";

    /** The folder within that of a campaign that has a folder for each finding. */
    public static final String FINDINGS = "findings";

    /** Of a finding: its case, shrunk or not. */
    public static final String CASE = "case.json";

    /** Of a finding: what is known beside its case. */
    public static final String FINDING = "finding.json";

    /** Of a finding: the case as it was found, where it was shrunk. */
    public static final String ORIGINAL = "original.json";

    /** Of a finding: its page. */
    public static final String PAGE = "README.md";

    /** Of a finding: where it was seen again. */
    public static final String SEEN = "seen.ndjson";

    /** The folder within that of a finding into which others are moved that are probably the same bug. */
    public static final String ALSO = "also";

    private FileNames() {}
}
