package dev.touchstone.engines.fetch;

/** Hears how a download goes on. */
public interface Progress {

    /** So many files and bytes have arrived since the fetching of {@code what} began. Called often, from many threads. */
    void arrived(String what, int files, long bytes);

    /** All that was needed is there. */
    void done(String what, int files, long bytes);

    /** For one who does not want to know. */
    Progress SILENT = new Progress() {
        @Override
        public void arrived(String what, int files, long bytes) {}

        @Override
        public void done(String what, int files, long bytes) {}
    };
}
