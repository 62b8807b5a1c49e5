/**
 * Items of the values of all resources together, each of which may have EVALUATED_ITEMS_MAX. Measured: 2,000 instances
 * with tags have 0.1 million.
 */
export const SHOWN_ITEMS_MAX = 2_000_000;

/** Undeclared names that warnings list; a module without the file that declares them may use dozens. */
export const GAPS_LISTED = 5;
/** Undeclared names in a variable file that are listed, and for which a declared name is suggested. */
export const UNDECLARED_SUGGESTED = 3;
