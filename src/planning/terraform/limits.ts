/** Time limit for `python3 --version` and the like. Version managers take some of it. */
export const VERSION_SECONDS = 20;
/** Size of `.terraform/environment`, which holds one name. Names become paths in object storage, which allows 1024 bytes. */
export const WORKSPACE_BYTES_MAX = 4096;
/** Size of the lock file, which has some 100 bytes for each provider and platform. */
export const LOCK_BYTES_MAX = 16 * 2 ** 20;
