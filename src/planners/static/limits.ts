/** Limits of reading a configuration without an engine, each with its source. */

/** Instances of one resource or module that `count` and `for_each` make; more are one node with a number. */
export const STATIC_INSTANCES_MAX = 1_000;
/** Instances of everything: as many as a plan of the largest configurations has, times five. */
export const STATIC_RESOURCES_MAX = 50_000;
/** Expressions that are looked at in all. Measured: a configuration of 1,000 resources needs some 20,000. */
export const EVALUATIONS_MAX = 500_000;
/** Terraform's own limit of `range`, and more than anybody writes. */
export const EVALUATED_ITEMS_MAX = 10_000;
/**
 * Items and, for each sixteen, characters that functions and operators may look at and make, all together. Measured: a
 * configuration of 2,000 instances with tags takes 0.1 million; five million take two seconds at worst.
 */
export const EVALUATED_WORK_MAX = 5_000_000;
/** The same for what one function is given: a list of lists of lists may stand for more than any computer counts. */
export const EVALUATED_SIZE_MAX = 1_000_000;
/**
 * Values and marks that are looked at for what unknown values come from, all together; beyond, they come from anywhere.
 * A mark that is kept takes some 40 bytes: 3,000 texts with 20,000 each, 2.2 GB.
 */
export const MARKS_MAX = 3_000_000;
/** Texts that are joined of texts that are joined grow without an end. */
export const EVALUATED_TEXT_MAX = 100_000;
/**
 * Expressions in expressions, through locals, variables and outputs. Real code stays below 100; a level takes some 1 KB
 * of the stack, of which Node has 984 KB.
 */
export const EVALUATION_DEPTH = 400;
/** Largest file of variables. */
export const VARIABLES_BYTES_MAX = 16 * 2 ** 20;
/** Resources whose number is not known, that are named: enough to see what they have in common. */
export const OPEN_COUNTS_LISTED = 3;
/** Aliases of YAML that are written out: each may hold others. The library's own limit. */
export const YAML_ALIASES_MAX = 100;
