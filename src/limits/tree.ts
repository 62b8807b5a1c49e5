/** Limits of reading a configuration from a directory, each with its source. */

/** All files of all modules; the largest public configurations have 5 MB. */
export const CODE_BYTES_MAX = 128 * 2 ** 20;
/** `modules.json` has some 200 bytes a call. */
export const MANIFEST_BYTES_MAX = 16 * 2 ** 20;
/** Calls multiply: ten modules that each call the next one ten times are more than any computer holds. */
export const MODULE_CALLS_MAX = 10_000;
/** Without a repository around it: `../../../../modules` from `teams/a/live/prod` is as far as it gets. */
export const LEVELS_ABOVE_MAX = 6;
/** Faults of the code that are told of; the first one is the cause of most others. */
export const FAULTS_LISTED = 5;
