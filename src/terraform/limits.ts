/** Maximum number of pairs for linking the instances of two resources each to each: 8 by 8. */
export const EVERY_PAIR_MAX = 64;
/** Routes from one attribute through variables, locals and outputs; measured, 400 at most. Beyond the limit, keys are ignored. */
export const LINK_STEPS_MAX = 10_000;
/** The same for all attributes together: 5,000 resources with 400 each. Measured: 2 s of CPU. */
export const LINK_WORK_MAX = 2_000_000;
/** Number and length of texts recorded with a reference. They name subnets, whose names have at most 80 characters. */
export const BESIDE_MAX = 8;
export const BESIDE_LENGTH_MAX = 120;
/** Nested object members that are distinguished. Locals that form a cycle would have ever more of them. */
export const MEMBERS_MAX = 8;
/** More dependencies than this on one module count as a dependency on the module (measured: 293 DOT edges for 64 real ones). */
export const MODULE_FAN_OUT_MAX = 20;
/** Direct dependencies on a module that count as a dependency on the module, if all of its resources are reached. */
export const MODULE_SHARE_MIN = 5;
/** Largest file that is read, in bytes. Generated JSON has a few MB; measured, a tree takes 15 bytes per character of text. */
export const HCL_FILE_BYTES_MAX = 32 * 1024 * 1024;
