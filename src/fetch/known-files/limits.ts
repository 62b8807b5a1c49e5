/** Bytes of a file that are looked at: templates and manifests say in their first lines what they are. */
export const HEAD_BYTES_MAX = 64 * 1024;
/** Files of a directory that are looked into, where no name in it is known. */
export const FILES_LOOKED_INTO = 20;
/** A larger file of a directory is not looked into. */
export const LOOKED_INTO_BYTES_MAX = 4 * 1024 * 1024;
