/** Limits for external programs, temporary files and local servers. */

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

/** Maximum bytes of one kept result. 5,000 resources take about 8 MB. */
export const RESULT_BYTES_MAX = 64 * 1024 * 1024;
/** Maximum bytes of all kept results. */
export const RESULTS_BYTES_MAX = 256 * 1024 * 1024;
/** Maximum number of kept results: those of a repository with hundreds of root modules, for several branches. */
export const RESULTS_MAX = 4000;
/** Results of one request, from different content: the branches that somebody works on at the same time. */
export const RESULTS_PER_KEY_MAX = 4;
