/** Maximum number of comparisons of two rights of one principal. Beyond it, the rights are only reported as changed. */
export const PAIRS_OF_RIGHTS_MAX = 1_000_000;
