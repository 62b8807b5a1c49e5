/** Limits of planning with stand-in providers, each with its source. */

/**
 * Files that expressions of a configuration may read, such as scripts, templates and policies. Repositories have some
 * thousands.
 */
export const COPIED_FILES_MAX = 10_000;
/** Size of one file. Larger files are archives for upload, which Terraform would hold in memory several times. */
export const COPIED_FILE_BYTES_MAX = 16 * 2 ** 20;
/** Size of all copied files together. Terraform holds a file that becomes a value in memory several times. */
export const COPIED_BYTES_MAX = 256 * 2 ** 20;
/** Depth of nested directories. */
export const COPIED_DEPTH_MAX = 32;
/** Files and directories that are visited while copying: links within links can lead to more than any disk holds. */
export const LOOKED_AT_MAX = 50_000;
/**
 * Attempts at a plan. Each repair costs a whole plan, and each attempt answers all diagnostics of the one before. None
 * of 220 real configurations needed more than nine.
 */
export const ATTEMPTS_MAX = 16;
/**
 * The attempt from which numbers that only may be unknown are taken as unknown: numbers that depend on each other are
 * reported one per plan.
 */
export const CAREFUL_ATTEMPTS_MAX = 3;
/** Depth of outputs that return outputs, and of locals that name locals. */
export const KNOWN_LATER_DEPTH = 32;
/** Depth of locals that name locals in paths. */
export const PATH_LOCALS_DEPTH = 8;
/** Depth of a placeholder value, such as objects in lists in objects. */
export const MADE_UP_DEPTH = 16;
/** Number of zones and subnets in a placeholder list: most networks have two or three (docs/offline-plan.md). */
export const MADE_UP_ITEMS = 3;
/** Instances in one plan. Measured: 10,000 instances take 0.7 GB in Terraform, and a larger diagram is unreadable. */
export const PLANNED_INSTANCES_MAX = 20_000;
/**
 * Soft memory limit of the engine (`GOMEMLIMIT`) in MiB; above it, Go collects garbage constantly rather than grow.
 * Runners have 7 GB and small containers 2 GB. All processes together should take 1 GB. Measured on the largest plan of
 * 80 public repositories:
 *
 *   limit   memory   CPU
 *   500     560 MB   49 s
 *   600     660 MB   47 s
 *   800     870 MB   43 s
 *
 * groundplan itself takes another 350 MB.
 */
export const MEMORY_WANTED_MIB = 550;
/** Memory at which the plan is ended: the soft limit cannot free memory that is in use. */
export const MEMORY_BYTES_MAX = 2 * 2 ** 30;
/**
 * Outputs of all missing modules together whose uses cannot be followed. 60 modules, each with every name of their
 * configuration as an output, took 3.4 GB.
 */
export const OPEN_OUTPUTS_MAX = 2000;
