/** Limits of reading Terraform's configuration language. */

/**
 * Nesting of blocks and expressions; each operator of a chain counts as a level. Hand-written files stay below 20.
 * Measured, a level takes at most 0.9 KB of stack, and Node has 984 KB. The limit uses less than a quarter of that: functions
 * called
 * at the deepest level, and later tree walks, may recurse as well.
 */
export const HCL_DEPTH = 256;
/** Faults reported per file: nobody reads the hundredth, and a binary file has one on each line. */
export const HCL_FAULTS_MAX = 100;
