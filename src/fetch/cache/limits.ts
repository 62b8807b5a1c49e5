/** ~/.groundplan may grow to it. */
export const CACHE_BYTES_MAX = 10 * 1000 * 1000 * 1000;
/** What a file or folder takes on a disk, at least. */
export const INODE_BYTES = 4_096;
