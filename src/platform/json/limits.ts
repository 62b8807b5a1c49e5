/**
 * Maximum number of values in a JSON file, unless they have more than a few characters each. Plans have 25 and more, layouts,
 * which consist of numbers, 12. Measured: 17 million empty objects, 50 MB, took 1.7 GB of memory; 25 million zeros in place of
 * resources 3.0 GB.
 */
export const JSON_VALUES_MAX = 2_000_000;
export const JSON_VALUE_LENGTH_MIN = 8;
/** Maximum number of attempts to find JSON in a log. Few log lines look like JSON, and each attempt scans the text once. */
export const JSON_STARTS_TRIED = 10;
