/** Maximum number of comparisons of two rights of one principal. Beyond it, the rights are only reported as changed. */
export const PAIRS_OF_RIGHTS_MAX = 1_000_000;
/**
 * Equal instances that come or go and are drawn as nodes of their own: more are one node. As many as `COLLAPSE_FROM`
 * leaves.
 */
export const EQUAL_NODES_MAX = 2;
