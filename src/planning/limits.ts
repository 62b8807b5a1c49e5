/**
 * Limits of all planners, each with its reason or measurement. Sizes are in bytes unless the comment says otherwise.
 */

/**
 * Maximum number of items in the values of all resources; each resource may have up to EVALUATED_ITEMS_MAX. 2,000
 * instances with tags have 0.1 million items.
 */
export const SHOWN_ITEMS_MAX = 2_000_000;

/**
 * Maximum number of undeclared names that warnings list. A module whose variables are declared in a missing file may
 * use dozens of them.
 */
export const GAPS_LISTED = 5;
/** Maximum number of undeclared names of a variable file that a warning lists, each with the most similar variable. */
export const UNDECLARED_SUGGESTED = 3;

// ---- Planning with stand-in providers.

/**
 * Maximum number of files that are copied because expressions may read them, such as scripts, templates and policies.
 * Repositories have some thousands.
 */
export const COPIED_FILES_MAX = 10_000;
/** Maximum size of a copied file. Larger files are archives for upload, which Terraform would load several times. */
export const COPIED_FILE_BYTES_MAX = 16 * 2 ** 20;
/** Maximum size of all copied files. Terraform keeps a file that becomes a value in memory several times. */
export const COPIED_BYTES_MAX = 256 * 2 ** 20;
/** Depth of nested directories while copying. */
export const COPIED_DEPTH_MAX = 32;
/** Maximum number of visited files and directories: links within links can lead to more of them than any disk has. */
export const VISITED_ENTRIES_MAX = 50_000;
/**
 * Maximum number of attempts at a plan. Each attempt is a whole plan, with repairs for all diagnostics of the previous
 * one. None of 220 real configurations needed more than nine.
 */
export const ATTEMPTS_MAX = 16;
/**
 * Number of first attempts in which only instance counts that are certainly unknown become unknown. Later attempts
 * include those that may be unknown: of several counts that depend on each other, Terraform reports only one per plan.
 */
export const CAREFUL_ATTEMPTS_MAX = 3;
/** Depth of outputs that return outputs, and of locals that refer to locals. */
export const KNOWN_LATER_DEPTH = 32;
/** Depth of a placeholder value, such as objects in lists in objects. */
export const PLACEHOLDER_DEPTH = 16;
/** Number of zones and subnets in a placeholder list: most networks have two or three (docs/offline-plan.md). */
export const PLACEHOLDER_ITEMS = 3;
/** Maximum number of instances in a plan. 10,000 instances take 0.7 GB in Terraform. */
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
export const MEMORY_REQUIRED_MIB = 550;
/** Memory at which the plan is ended: the soft limit cannot free memory that is in use. */
export const MEMORY_BYTES_MAX = 2 * 2 ** 30;
/**
 * Maximum number of placeholder outputs for missing modules whose uses cannot be followed. 60 such modules, each with
 * every name of their configuration as an output, took 3.4 GB.
 */
export const OPEN_OUTPUTS_MAX = 2000;

// ---- Reading a configuration without an engine.

/** Maximum number of instances of one resource or module. More are drawn as one node with a number. */
export const STATIC_INSTANCES_MAX = 1_000;
/** Maximum number of instances in the whole configuration: five times the number in the largest plans. */
export const STATIC_RESOURCES_MAX = 50_000;
/** Maximum number of evaluated expressions. A configuration of 1,000 resources needs some 20,000. */
export const EVALUATIONS_MAX = 500_000;
/** Maximum number of items of a list. */
export const EVALUATED_ITEMS_MAX = 10_000;
/**
 * Terraform's own limit for the items of `range`: https://developer.hashicorp.com/terraform/language/functions/range
 */
export const RANGE_ITEMS_MAX = 1_024;
/**
 * Maximum work of all functions and operators together: one unit for each item, and one for every sixteen characters
 * that they read or produce. A configuration of 2,000 instances with tags takes 0.1 million units. Five million units
 * take two seconds at worst.
 */
export const EVALUATED_WORK_MAX = 5_000_000;
/**
 * Maximum size of the arguments of one call, in work units: nested lists with shared parts may stand for more items
 * than any computer can count.
 */
export const EVALUATED_SIZE_MAX = 1_000_000;
/**
 * Maximum number of values and marks that are visited to trace unknown values; beyond it, their origin is unknown. A
 * stored mark takes some 40 bytes: 3,000 strings with 20,000 marks each would take 2.2 GB.
 */
export const MARKS_MAX = 3_000_000;
/** Maximum length of a string in characters. A local that joins another one twice doubles its length. */
export const EVALUATED_TEXT_MAX = 100_000;
/**
 * Maximum depth of nested expressions, through locals, variables and outputs. Real code stays below 100. A level takes
 * about 1 KB of the stack, and Node has 984 KB.
 */
export const EVALUATION_DEPTH = 400;
/** Size of a variable file. */
export const VARIABLES_BYTES_MAX = 16 * 2 ** 20;
/** Resources with an unknown number of instances that a warning names: enough to see what they have in common. */
export const OPEN_COUNTS_LISTED = 3;
/** Maximum number of YAML aliases that are expanded: the library's own default. Each may contain others. */
export const YAML_ALIASES_MAX = 100;

/** Time limit for `python3 --version`. Version managers take up to a second before they start the program. */
export const VERSION_SECONDS = 20;
/**
 * Size of `.terraform/environment`, which holds one name. Names become paths in object storage, which allows 1024
 * bytes.
 */
export const WORKSPACE_BYTES_MAX = 4096;
/** Size of the lock file, which has some 100 bytes for each provider and platform. */
export const LOCK_BYTES_MAX = 16 * 2 ** 20;

// ---- Reading Terragrunt.

/** Maximum number of directories searched for units. Repositories with hundreds of units have some thousands. */
export const DIRECTORIES_MAX = 20_000;
/** Maximum depth of units below the directory. Account, region, environment, group and unit are five levels. */
export const LEVELS_BELOW_MAX = 12;
/** Maximum number of units in a diagram. Each unit is a module. More are unreadable, and planning them takes hours. */
export const UNITS_MAX = 500;
/** Maximum number of files that one unit reads, because each may name the next. Usual units read about five. */
export const FILES_REQUESTED_MAX = 200;
/** Maximum number of files that one stack reads, including those of all its units. */
export const STACK_FILES_REQUESTED_MAX = 2_000;
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
export const TERRAGRUNT_WORK_FACTOR = 8;
/** Maximum number of members of all stacks. A stack that contains itself ten times has 100 million at eight levels. */
export const STACK_MEMBERS_MAX = 5_000;

/** Largest file with backend settings; usual ones have a few hundred bytes. */
export const BACKEND_FILE_BYTES_MAX = 64 * 1024;
/** Files with backend settings in one directory. Repositories have one per environment. */
export const BACKEND_FILES_MAX = 50;
/**
 * Largest code file that is searched for a backend if the code cannot be planned; handwritten files have a few
 * kilobytes.
 */
export const CODE_FILE_BYTES_MAX = 4 * 2 ** 20;
