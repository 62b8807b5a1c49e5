/** Limits of `groundplan doctor`. */

/**
 * Timeout in seconds for a program to print its version. Version managers and a Docker client without a daemon are
 * slowest.
 */
export const DOCTOR_SECONDS = 20;
/** Maximum cache files that are counted. */
export const CACHE_FILES_COUNTED = 100_000;
