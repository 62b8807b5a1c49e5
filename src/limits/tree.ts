/** Limits of reading a configuration from a directory, each with its source. */

/** All files of all modules; the largest public configurations have 5 MB. */
export const CODE_BYTES_MAX = 128 * 2 ** 20;
/** `modules.json` has some 200 bytes a call. */
export const MANIFEST_BYTES_MAX = 16 * 2 ** 20;
/** Calls multiply: ten modules that each call the next one ten times are more than any computer holds. */
export const MODULE_CALLS_MAX = 10_000;
/** Without a repository around it: `../../../../modules` from `teams/a/live/prod` is as far as it gets. */
export const LEVELS_ABOVE_MAX = 6;
/** Faults of the code that are told of; the first one is the cause of most others. */
export const FAULTS_LISTED = 5;
/** Instances of one resource or module that `count` and `for_each` make; more are one node with a number. */
export const STATIC_INSTANCES_MAX = 1_000;
/** Instances of everything. */
export const STATIC_RESOURCES_MAX = 50_000;
/** Expressions in expressions; a chain of `+` in generated code is the deepest there is. */
export const EVALUATION_DEPTH = 200;
/** Values that one expression may make: `for` in `for` in `for` multiplies. */
export const EVALUATION_STEPS_MAX = 200_000;
/** Characters of a text that an expression may make: `join` and `format` multiply. */
export const EVALUATED_TEXT_MAX = 100_000;
