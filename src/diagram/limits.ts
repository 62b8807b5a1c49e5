/** Plans in one file: as many as there are units of Terragrunt. A picture of more parts is an overview. */
export const PLANS_MAX = 1_000;
