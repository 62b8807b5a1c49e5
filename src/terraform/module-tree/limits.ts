/** Limits of reading a configuration from a directory, each with its source. */

/** Calls multiply: ten modules that each call the next one ten times are more than any computer holds. */
export const MODULE_CALLS_MAX = 10_000;
/** Faults of the code that are told of; the first one is the cause of most others. */
export const FAULTS_LISTED = 5;
