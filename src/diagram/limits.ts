/** Plans in one file: as many as Terragrunt may have units. A diagram of more parts becomes an overview. */
export const PLANS_MAX = 1_000;
