/** Rights of one principal that are held against each other; more are only known to differ. */
export const PAIRS_OF_RIGHTS_MAX = 1_000_000;
