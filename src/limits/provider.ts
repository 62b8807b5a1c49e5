/** Limits of the played providers, each with its source. */

/** What Terraform itself sends and takes at most (grpcMaxMessageSize): a schema, one resource's values. */
export const RPC_BYTES_MAX = 256 * 1024 * 1024;
/** Nesting of values; jsondecode and yamldecode of policies, the deepest values there are, have about 20 levels. */
export const WIRE_DEPTH_MAX = 100;
/** `sun_path` has 104 bytes on macOS and 108 on Linux, with the zero at its end. */
export const SOCKET_PATH_BYTES_MAX = 103;
