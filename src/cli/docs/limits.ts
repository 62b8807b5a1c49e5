/** Limits of `groundplan docs`, each with its source. */

/** Maximum characters of a title in an index; longer titles are truncated. */
export const TITLE_LENGTH_MAX = 200;
/** Maximum characters of the reason for a failed root: one line, or a few lines from Terraform. */
export const REASON_LENGTH_MAX = 500;
/** Maximum bytes of the file list, which takes about 2 MB for 10,000 roots. */
export const MANIFEST_BYTES_MAX = 16 * 2 ** 20;
/** Maximum bytes of an existing file that is read for comparison; a picture of 10,000 nodes takes about 10 MB. */
export const FILE_BYTES_MAX = 256 * 2 ** 20;
