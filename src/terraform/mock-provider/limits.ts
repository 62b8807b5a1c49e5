/** Limits of the simulated providers, each with its source. */

/** Nesting of values. The deepest values are decoded policies (jsondecode, yamldecode), with about 20 levels. */
export const WIRE_DEPTH_MAX = 100;
