/** Limits on reading local repositories of unknown origin. */

/**
 * Maximum number of files copied from a local repository. A clone that was never packed has half as many after many
 * years.
 */
export const PLAIN_FILES_MAX = 100_000;
/** Maximum total size of the copied files in bytes: refs, not objects. */
export const PLAIN_FILES_BYTES_MAX = 256 * 1024 * 1024;
/** Maximum size in bytes of small Git files: `.git` files, alternates and settings. */
export const GIT_FILE_BYTES_MAX = 2 ** 20;
/** Maximum number of object files, all of which are checked before Git reads them in place. */
export const OBJECT_FILES_MAX = 1_000_000;

/** Maximum single allocation of Git, in Git's notation. Git reads a checkout's pack in far smaller windows. */
export const GIT_ALLOCATION_MAX = '512m';
