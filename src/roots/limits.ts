/** Limits of looking for root modules, each with its source. */

/** Directories below the root of a repository; deeper is what a package manager has made. */
export const DISCOVER_DEPTH = 16;
/** Directories that are looked into; the largest public monorepos of Terraform have some 10,000. */
export const DISCOVER_DIRECTORIES_MAX = 50_000;
/** A file of Terraform code that is looked into for module calls; people write some kilobytes. */
export const DISCOVER_FILE_BYTES_MAX = 4 * 2 ** 20;
/** Of two directories, the share of lines that both have, from which on one looks like the other: Git's own is 0.5 for a file. */
export const LIKE_MIN = 0.6;
/** Directories that are gone, times those that are new: fifty of each are a new layout, which nobody reads as a list of names. */
export const RENAMED_PAIRS_MAX = 2_500;
/** Directories that are read to tell a rename from a copy. */
export const RENAMED_READ_MAX = 500;
