/** Plans in one file: as many as Terragrunt may have units. A diagram of more parts becomes an overview. */
export const PLANS_MAX = 1_000;
/** Root modules that are planned at once. Each plan is a process of its own, and the smallest runners have two cores. */
export const ROOTS_AT_ONCE = 2;
