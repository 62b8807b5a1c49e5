/** Limits of the programs that are called. */

/**
 * From SIGINT to SIGKILL: time for Terraform to stop its providers. Clients of the Model Context Protocol kill a server two
 * seconds after they have asked it to end, and what it has started then would go on by itself.
 */
export const INTERRUPT_SECONDS = 1;
/** How long a program that was killed may take to vanish; one that hangs in the kernel never does. */
export const VANISH_SECONDS = 1;
/** The end of what a program complains is what tells why; trace logs are larger. */
export const STDERR_BYTES_KEPT = 16 * 1024 * 1024;
/** What a killed run has left is removed by a later one after so long, where nobody can ask whether its process is still there. */
export const LEFTOVER_HOURS = 24;
/** So many are looked at each time: a folder full of them must not make one run slow. */
export const LEFTOVERS_AT_ONCE = 200;
/** Measured: 10,000 nodes in boxes take 25 s; other shapes, and busy machines, take longer. */
export const DOT_SECONDS = 120;
/** `dot -V` reads no graph: longer, and it is not Graphviz. */
export const VERSION_SECONDS = 20;
/** Lines of a called program's complaint that are repeated, and where each is cut. */
export const COMPLAINT_LINES = 3;
/** Artifacts of a run that are listed, those of other steps too; a hundred a call. */
export const ARTIFACTS_LISTED_MAX = 10_000;

/** What Terraform itself sends and takes at most (grpcMaxMessageSize): a schema, one resource's values. */
export const RPC_BYTES_MAX = 256 * 1024 * 1024;
/** `sun_path` has 104 bytes on macOS and 108 on Linux, with the zero at its end. */
export const SOCKET_PATH_BYTES_MAX = 103;
