/** Maximum number of comparisons of two rights of one principal. Beyond it, the rights are only reported as changed. */
export const PAIRS_OF_RIGHTS_MAX = 1_000_000;
/**
 * Equal instances that come or go and are drawn as nodes of their own: more are one node. As many as `COLLAPSE_MIN`
 * leaves.
 */
export const EQUAL_NODES_MAX = 2;

/** Maximum number of edges from an identity to what it may use. With more, the edges say less than the caption. */
export const USES_DRAWN_MAX = 8;

/** Maximum number of texts about touched resources below one icon. */
export const TOUCHED_TEXTS_MAX = 2;

/** Maximum number of values that tell what a new or removed resource does. */
export const FACTS_MAX = 6;

/** Values of a condition about requests in one text. */
export const REQUEST_VALUES_MAX = 5;

/** Minimum number of nodes with the same changed rights for which the diagram shows the identity instead. */
export const RIGHTS_ALIKE_MIN = 3;

/** Maximum number of edges from nodes to the identity as which they run. */
export const USERS_DRAWN_MAX = 12;
