/** Limits of the command line. */

/** Seconds between two progress lines in a log: shorter is noise, longer looks like a hang. */
export const PROGRESS_SECONDS = 5;
