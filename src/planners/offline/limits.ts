/** Limits of planning with played providers, each with its source. */

/** Files of a configuration that its expressions may read: scripts, templates, policies. Repositories have some thousands. */
export const COPIED_FILES_MAX = 10_000;
/** Larger ones are archives to be uploaded; Terraform would hold all of it in memory, several times. */
export const COPIED_FILE_BYTES_MAX = 16 * 2 ** 20;
/** All of them: what is read into values is held in memory a few times. */
export const COPIED_BYTES_MAX = 256 * 2 ** 20;
/** Directories in directories. */
export const COPIED_DEPTH_MAX = 32;
/** Files and directories that are looked at for them: links in links lead to more than any disk holds. */
export const LOOKED_AT_MAX = 50_000;
/**
 * A plan that needs repairs is a whole plan each time. Each attempt answers all that Terraform has said; of 220 real
 * configurations none needed more than nine.
 */
export const ATTEMPTS_MAX = 16;
/** From then on numbers are taken as unknown that only may be: some that depend on each other come to light one a plan. */
export const CAREFUL_ATTEMPTS_MAX = 3;
/** Outputs that hand on outputs, locals that name locals. */
export const KNOWN_LATER_DEPTH = 32;
/** Locals that name locals that name paths. */
export const PATH_LOCALS_DEPTH = 8;
/** Objects in lists in objects, of a made-up value. */
export const MADE_UP_DEPTH = 16;
/** Zones and subnets of a network that nobody has counted for us: most networks have two or three, docs/offline-plan.md. */
export const MADE_UP_ITEMS = 3;
/** Instances of everything that a plan is made of. Measured, 10,000 take Terraform 0.7 GB; more is no picture either. */
export const PLANNED_INSTANCES_MAX = 20_000;
/**
 * Above it Terraform tidies up all the time rather than grow: runners have 7 GB, small containers 2, and all processes together
 * shall take one. Measured, the plan of the largest of 80 public repositories holds 560 MB and takes 49 s of CPU with 500,
 * 660 MB and 47 s with 600, 870 MB and 43 s with 800; groundplan itself holds 350 MB beside it.
 */
export const MEMORY_WANTED_MIB = 550;
/** A soft limit holds nothing that is in use; there the plan ends. */
export const MEMORY_BYTES_MAX = 2 * 2 ** 30;
/**
 * Outputs of modules that are not here, where nobody sees which are read: of all of them together. 60 modules with every
 * name of their configuration took 3.4 GB.
 */
export const OPEN_OUTPUTS_MAX = 2000;
