/** Limits of `groundplan doctor`. */

/** A program that says its version reads nothing; version managers and a Docker client without a daemon take longest. */
export const DOCTOR_SECONDS = 20;
/** Files of the cache that are counted; a cache of more is large, however large. */
export const CACHE_FILES_COUNTED = 100_000;
