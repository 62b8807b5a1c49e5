/** Limits of reading Terragrunt, each with its reason. */

/** Directories that are searched for units. Repositories with hundreds of units have some thousand directories. */
export const DIRECTORIES_MAX = 20_000;
/** Levels below the directory. Account, region, environment, group and unit are five. */
export const LEVELS_BELOW_MAX = 12;
/** Units in one diagram. Each unit is a module. More are unreadable, and planning them all would take hours. */
export const UNITS_MAX = 500;
/** Files that one unit reads, since each may name the next. Includes, environment and region files are about five. */
export const FILES_WANTED_MAX = 200;
/** Files that one stack reads, including those of all its units. */
export const STACK_FILES_WANTED_MAX = 2_000;
/** Size of a file that `file` reads, such as settings in YAML or JSON. */
export const TEXT_FILE_BYTES_MAX = 1024 * 1024;
/** Depth of configurations that read other configurations. */
export const CONFIG_DEPTH_MAX = 16;
/** Depth of stacks in stacks. */
export const STACK_DEPTH_MAX = 8;
/**
 * Work of all units together, as a multiple of one configuration. Hundreds of units evaluate the same files, and each
 * starts again for every file that it turns out to need.
 */
export const WORK_TIMES = 8;
/** Members of all stacks together. A stack that contains itself ten times has 100 million members at eight levels. */
export const STACK_MEMBERS_MAX = 5_000;
