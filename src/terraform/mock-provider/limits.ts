/** Limits of the played providers, each with its source. */

/** Nesting of values; jsondecode and yamldecode of policies, the deepest values there are, have about 20 levels. */
export const WIRE_DEPTH_MAX = 100;
