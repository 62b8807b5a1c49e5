/** Instances of two resources are linked each to each up to this many pairs: 8 by 8. */
export const EVERY_PAIR_MAX = 64;
/** Ways from one attribute through variables, locals and outputs; measured, 400 at most. Beyond, keys are forgotten. */
export const LINK_STEPS_MAX = 10_000;
/** The same for all attributes together: 5,000 resources of which each needs 400. Measured: 2 s of CPU. */
export const LINK_WORK_MAX = 2_000_000;
/** Texts beside a reference, and how long: what they name are subnets, whose names have 80 characters at most. */
export const BESIDE_MAX = 8;
export const BESIDE_LENGTH_MAX = 120;
/** Members of objects in objects that are told apart; locals in a circle would have more and more of them. */
export const MEMBERS_MAX = 8;
/** More dependencies than this on one module are a dependency on the module (measured: 293 DOT edges for 64 real ones). */
export const MODULE_FAN_OUT_MAX = 20;
/** From this size on, all resources of a module are the module. */
export const MODULE_SHARE_MIN = 5;
/** Largest file that is read. Generated JSON has a few MB; measured, a tree takes 15 bytes for each character of its text. */
export const HCL_FILE_BYTES_MAX = 32 * 1024 * 1024;
