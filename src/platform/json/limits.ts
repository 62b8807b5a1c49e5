/** Limits on reading JSON files. */

/**
 * Maximum number of values in a JSON file of tiny values, which take far more memory than their text. Measured: 17
 * million empty objects (50 MB) took 1.7 GB; 25 million zeros in place of resources 3.0 GB.
 */
export const JSON_VALUES_MAX = 2_000_000;
/**
 * Characters per value, on average, above which a file has no such limit. Plans have 25 and more; layouts, which are
 * numbers, 12.
 */
export const JSON_VALUE_LENGTH_MIN = 8;
/**
 * Maximum number of attempts to find JSON in a log. Few log lines look like JSON, and each attempt scans the text once.
 */
export const JSON_STARTS_TRIED = 10;
