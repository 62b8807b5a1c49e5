/** Limits for external programs, temporary files, local servers and files of unknown origin. */

/**
 * Seconds between SIGINT and SIGKILL, so that Terraform can stop its providers. MCP clients kill a server two seconds
 * after asking it to exit; programs started by the server would then keep running.
 */
export const INTERRUPT_SECONDS = 1;
/** Maximum seconds to wait for a killed program to exit. A process that hangs in the kernel never does. */
export const VANISH_SECONDS = 1;
/** Number of bytes retained from the end of stderr, where the reason is. Trace logs are larger. */
export const STDERR_BYTES_MAX = 16 * 1024 * 1024;
/** Age in hours after which leftovers are removed if the state of their process cannot be checked. */
export const LEFTOVER_HOURS = 24;
/** Maximum number of leftovers checked per run, so that a full folder does not slow one run down. */
export const LEFTOVERS_AT_ONCE = 200;
/** Time limit of `dot` in seconds. 10,000 nodes in containers take 25 s; other graphs and busy machines take longer. */
export const DOT_SECONDS = 120;
/** Time limit of `dot -V`, which reads no graph. A program that takes longer is not Graphviz. */
export const VERSION_SECONDS = 20;
/** Number of error lines repeated from an external program. */
export const COMPLAINT_LINES = 3;
/**
 * Maximum number of artifacts listed per workflow run, including those of other steps. Each request returns a hundred.
 */
export const ARTIFACTS_LISTED_MAX = 10_000;

/** Maximum message size of Terraform itself (grpcMaxMessageSize): a schema, or the values of one resource. */
export const RPC_BYTES_MAX = 256 * 1024 * 1024;
/** `sun_path` has 104 bytes on macOS and 108 on Linux, including the terminating zero. */
export const SOCKET_PATH_BYTES_MAX = 103;

/** Bytes of the random part of a local server's address: as many as a key, so that nobody guesses it. */
export const SERVER_TOKEN_BYTES = 16;
/** Maximum open event streams: one per tab. Browsers open six connections to a host. */
export const EVENT_STREAMS_MAX = 64;
/**
 * Age in seconds from which the times of a file reveal every change. A younger file may change again without a change
 * of its times, because FAT has a resolution of two seconds.
 */
export const STAMP_SECONDS = 3;

// ---- Reading JSON files.

/**
 * Maximum number of values in a JSON file of tiny values, which take far more memory than their text. Measured: 17
 * million empty objects (50 MB) took 1.7 GB; 25 million zeros in place of resources 3.0 GB.
 */
export const JSON_VALUES_MAX = 2_000_000;
/**
 * Average number of characters per value from which `JSON_VALUES_MAX` does not apply: the memory of such a file follows
 * from its size. Plans have 25 and more; layouts, which consist of numbers, have 12.
 */
export const JSON_VALUE_LENGTH_MIN = 8;
/**
 * Maximum number of attempts to find JSON in a log. Few log lines look like JSON, and each attempt scans the text once.
 */
export const JSON_STARTS_TRIED = 10;

// ---- Reading local repositories of unknown origin.

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

/** Maximum bytes of one cached result. 5,000 resources take about 8 MB. */
export const RESULT_BYTES_MAX = 64 * 1024 * 1024;
/** Maximum bytes of all cached results. */
export const RESULTS_BYTES_MAX = 256 * 1024 * 1024;
/** Maximum number of cached results: those of a repository with hundreds of root modules, for several branches. */
export const RESULTS_MAX = 4000;
/** Results of one request, from different content: the branches that somebody works on at the same time. */
export const RESULTS_PER_KEY_MAX = 4;
