/**
 * Values of a JSON file, unless it has more than a few characters for each: plans have 25 and more, layouts, which are all
 * numbers, 12. Measured: 17 million empty objects, 50 MB, took 1.7 GB; 25 million zeros in the place of resources 3.0 GB.
 */
export const JSON_VALUES_MAX = 2_000_000;
export const JSON_VALUE_LENGTH_MIN = 8;
/** Log lines that look like JSON are rare; each try is one walk over the text. */
export const JSON_STARTS_TRIED = 10;
