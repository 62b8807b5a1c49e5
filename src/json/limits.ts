/**
 * Lists and objects in a JSON file, unless it has more than a few characters for each: a plan has some 50. Measured: 17
 * million empty objects, 50 MB, took 1.7 GB.
 */
export const JSON_LISTS_MAX = 5_000_000;
export const JSON_LIST_LENGTH_MIN = 6;
/** Log lines that look like JSON are rare; each try is one walk over the text. */
export const JSON_STARTS_TRIED = 10;
