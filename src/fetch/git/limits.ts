/** Limits of fetching repositories and modules. */

/** Longer addresses are no addresses: what browsers, proxies and hosts take. */
export const ADDRESS_LENGTH_MAX = 2048;

/** Asking a host which commit a branch is at. Slow ones take 5 s. */
export const ASK_SECONDS = 30;
/** A transfer that is slower than a byte a second for so long has stopped. */
export const SILENT_SECONDS = 30;
/** For a connection over SSH to be there. */
export const CONNECT_SECONDS = 15;
/** Work on the files of a commit that is here. */
export const LOCAL_GIT_SECONDS = 120;
/** A list of files is so long at most: 100,000 of them with long paths. */
export const LISTING_BYTES_MAX = 64 * 1024 * 1024;
/** A repository with its files while it is fetched: packed history of short ids, and the files of one commit. */
export const REPOSITORY_BYTES_MAX = 2 * 1024 * 1024 * 1024;
export const REPOSITORY_ENTRIES_MAX = 250_000;

/** Commits of one branch that stay in the cache: another run may still read the one before. */
export const COMMITS_KEPT = 2;

/** Memory of its own that Git may hold, in bytes. The watch for what one allocation does not show. */
export const GIT_MEMORY_MAX = 2 * 2 ** 30;

/** Longer names of commits are none: a branch has up to about 250 bytes, and steps from it some more. */
export const REVISION_LENGTH_MAX = 1024;
/** What a repository answers about its commits: ids and paths. */
export const HISTORY_BYTES_MAX = 2 ** 20;
