/** Limits of looking for root modules, each with its source. */

/** Directories below the root of a repository; deeper is what a package manager has made. */
export const DISCOVER_DEPTH = 16;
/** Directories that are looked into; the largest public monorepos of Terraform have some 10,000. */
export const DISCOVER_DIRECTORIES_MAX = 50_000;
/** A file of Terraform code that is looked into for module calls; people write some kilobytes. */
export const DISCOVER_FILE_BYTES_MAX = 4 * 2 ** 20;
