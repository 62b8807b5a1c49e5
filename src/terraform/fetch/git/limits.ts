/** Limits on fetching repositories and modules. */

/** Maximum length of an address in characters, the limit of browsers, proxies and hosts. */
export const ADDRESS_LENGTH_MAX = 2048;

/** Timeout for asking a host for the commit of a ref. Slow hosts take 5 s. */
export const ASK_SECONDS = 30;
/** A transfer is aborted after this many seconds below one byte per second. */
export const SILENT_SECONDS = 30;
/** Timeout for opening an SSH connection. */
export const CONNECT_SECONDS = 15;
/** Timeout for commands on a local commit. */
export const LOCAL_GIT_SECONDS = 120;
/** Maximum size of a file listing: 100,000 files with long paths. */
export const LISTING_BYTES_MAX = 64 * 1024 * 1024;
/** Maximum size of the temporary repository while fetching: packed history for short commit ids, and the files of one commit. */
export const REPOSITORY_BYTES_MAX = 2 * 1024 * 1024 * 1024;
export const REPOSITORY_ENTRIES_MAX = 250_000;

/** Number of cached commits per ref. Another run may still be reading the previous one. */
export const COMMITS_KEPT = 2;

/** Maximum private memory of Git in bytes. Catches usage that no single allocation reveals. */
export const GIT_MEMORY_MAX = 2 * 2 ** 30;

/** Maximum length of a revision. Branch names have up to about 250 bytes, and suffixes such as `~2` add some more. */
export const REVISION_LENGTH_MAX = 1024;
/** Maximum output of commands that list commit ids and paths, in bytes. */
export const HISTORY_BYTES_MAX = 2 ** 20;
