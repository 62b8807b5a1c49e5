/** Limits for the search for root modules, each with its source. */

/** Maximum depth below the repository root; anything deeper comes from a package manager. */
export const DISCOVER_DEPTH = 16;
/** Maximum directories visited; the largest public Terraform monorepos have about 10,000. */
export const DISCOVER_DIRECTORIES_MAX = 50_000;
/** Maximum size in bytes of a Terraform file that is read; handwritten files have a few kilobytes. */
export const DISCOVER_FILE_BYTES_MAX = 4 * 2 ** 20;
/**
 * Minimum share of lines in common for one directory to count as a rename of another. Git's default for a file is 0.5.
 */
export const SIMILARITY_MIN = 0.6;
/**
 * Maximum product of deleted and new directories. Fifty of each is a reorganization, too long for a list of renames.
 */
export const RENAMED_PAIRS_MAX = 2_500;
/** Maximum directories read to distinguish a rename from a copy. */
export const RENAMED_READ_MAX = 500;
