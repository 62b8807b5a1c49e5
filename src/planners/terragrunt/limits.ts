/** Limits of reading Terragrunt. */

/** Directories that are looked into for units: estates of hundreds of units have some thousand. */
export const DIRECTORIES_MAX = 20_000;
/** Levels below the directory that is drawn: account, region, environment, group, unit are five. */
export const LEVELS_BELOW_MAX = 12;
/** Units of one picture. Each is a module; more are no picture, and a plan of each would take hours. */
export const UNITS_MAX = 500;
/** Files that one unit reads, one naming the next: includes, environment and region files are about five. */
export const FILES_WANTED_MAX = 200;
/** The same for a stack, which reads those of all its units. */
export const STACK_FILES_WANTED_MAX = 2_000;
/** A file that `file` reads: settings in YAML or JSON. */
export const TEXT_FILE_BYTES_MAX = 1024 * 1024;
/** Configurations that read configurations that read configurations. */
export const CONFIG_DEPTH_MAX = 16;
/** Stacks in stacks. */
export const STACK_DEPTH_MAX = 8;
/**
 * All units together may be as much work as so many configurations: hundreds of units evaluate the same files, and each
 * begins anew with each file that it turns out to need.
 */
export const WORK_TIMES = 8;
/** Units and stacks that stacks are made of: one that names itself ten times, eight levels deep, has 100 million. */
export const STACK_MEMBERS_MAX = 5_000;
