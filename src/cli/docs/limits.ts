/** Limits of `groundplan docs`, each with its source. */

/** A title in an index; longer ones are cut. */
export const TITLE_LENGTH_MAX = 200;
/** Why one root is not drawn: a line, or a few of Terraform's. */
export const REASON_LENGTH_MAX = 500;
/** A list of files: of 10,000 roots it has some 2 MB. */
export const MANIFEST_BYTES_MAX = 16 * 2 ** 20;
/** An older file is read to be compared: pictures of 10,000 nodes have some 10 MB. */
export const FILE_BYTES_MAX = 256 * 2 ** 20;
