/** Limits of reading a configuration without an engine, each with its source. */

/** Instances of one resource or module from `count` or `for_each`. More are drawn as one node with a number. */
export const STATIC_INSTANCES_MAX = 1_000;
/** Instances in the whole configuration: five times the number in the largest plans. */
export const STATIC_RESOURCES_MAX = 50_000;
/** Evaluated expressions in total. Measured: a configuration of 1,000 resources needs some 20,000. */
export const EVALUATIONS_MAX = 500_000;
/** Items of a list: more than real code needs. Terraform stops `range` at 1,024 items. */
export const EVALUATED_ITEMS_MAX = 10_000;
/**
 * Work units of all functions and operators together: one for each item, and one for every sixteen characters that they
 * read or produce. Measured: a configuration of 2,000 instances with tags takes 0.1 million; five million take two
 * seconds at worst.
 */
export const EVALUATED_WORK_MAX = 5_000_000;
/** Work units of one call's arguments: nested lists with shared parts may stand for more items than any computer can count. */
export const EVALUATED_SIZE_MAX = 1_000_000;
/**
 * Values and marks that are visited in total to trace unknown values. Beyond the limit their origin is unknown. A
 * stored mark takes some 40 bytes: 3,000 texts with 20,000 marks each would take 2.2 GB.
 */
export const MARKS_MAX = 3_000_000;
/** Length of a text. Texts that are joined of joined texts grow without an end. */
export const EVALUATED_TEXT_MAX = 100_000;
/**
 * Depth of nested expressions, through locals, variables and outputs. Real code stays below 100. A level takes some 1
 * KB of the stack, and Node has 984 KB.
 */
export const EVALUATION_DEPTH = 400;
/** Size of a variable file. */
export const VARIABLES_BYTES_MAX = 16 * 2 ** 20;
/** Resources with an unknown number of instances that a warning names: enough to see what they have in common. */
export const OPEN_COUNTS_LISTED = 3;
/** YAML aliases that are expanded. Each may contain others. This is the library's own limit. */
export const YAML_ALIASES_MAX = 100;
