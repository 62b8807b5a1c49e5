/** Limits of reading a configuration from a directory, each with its source. */

/** Calls multiply: a chain of ten modules that each call the next one ten times exceeds any computer's memory. */
export const MODULE_CALLS_MAX = 10_000;
/** Faults reported per file or module; the first one causes most of the others. */
export const FAULTS_LISTED = 5;
