/** Maximum size of `~/.groundplan` in bytes. */
export const CACHE_BYTES_MAX = 10 * 1000 * 1000 * 1000;
/** Minimum disk usage of a file or folder in bytes. */
export const INODE_BYTES = 4_096;
