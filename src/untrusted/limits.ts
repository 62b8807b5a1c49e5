/** Limits of reading local repositories that others may have made, each with its source. */

/** Files of a repository of this machine that code names: a clone of long years without packing has half of it. */
export const PLAIN_FILES_MAX = 100_000;
/** All of its files: they are copied before Git reads them. */
export const PLAIN_FILES_BYTES_MAX = 256 * 1024 * 1024;
/** A file of one line that names a folder, a list of lenders, the settings of a repository. */
export const GIT_FILE_BYTES_MAX = 2 ** 20;
/** Files of objects that are looked at before Git reads them in place: a clone of long years without packing has half of it. */
export const OBJECT_FILES_MAX = 1_000_000;

/** What Git may take at once, in its own words: a pack of one checkout is read in windows that are far smaller. */
export const GIT_ALLOCATION_MAX = '512m';
