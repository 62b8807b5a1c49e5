/** `python3 --version` and the like; version managers take their time. */
export const VERSION_SECONDS = 20;
/** `.terraform/environment` holds one name; object storage, which names become paths in, allows 1024. */
export const WORKSPACE_BYTES_MAX = 4096;
/** A lock file has some 100 bytes for each provider and platform. */
export const LOCK_BYTES_MAX = 16 * 2 ** 20;
