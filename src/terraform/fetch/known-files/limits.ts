/** Number of bytes inspected per file. Templates and manifests identify themselves in their first lines. */
export const HEAD_BYTES_MAX = 64 * 1024;
/** Maximum number of files inspected per directory if no file name is known. */
export const FILES_LOOKED_INTO = 20;
/** Maximum size of an inspected file of a directory, in bytes. */
export const LOOKED_INTO_BYTES_MAX = 4 * 1024 * 1024;
