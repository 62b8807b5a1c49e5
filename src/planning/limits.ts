/**
 * Total number of items in the values of all resources; each resource may have up to EVALUATED_ITEMS_MAX. Measured:
 * 2,000 instances with tags have 0.1 million items.
 */
export const SHOWN_ITEMS_MAX = 2_000_000;

/** Undeclared names that warnings list. A module without the file that declares its variables may use dozens of them. */
export const GAPS_LISTED = 5;
/** Undeclared names of a variable file that a warning lists and suggests a declared name for. */
export const UNDECLARED_SUGGESTED = 3;
