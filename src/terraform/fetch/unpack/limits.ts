/** Maximum folder depth. Only malicious archives are deeper. */
export const FOLDER_DEPTH_MAX = 64;

/** Maximum compression ratio. Text shrinks to a tenth and logs to a hundredth; the limit of deflate is 1:1032. */
export const RATIO_MAX = 200;
/** Size in bytes below which any ratio is accepted. */
export const RATIO_FROM_BYTES = 16 * 1024 * 1024;
/** Limits of file systems for one name and for a path. */
export const NAME_BYTES_MAX = 255;
export const PATH_BYTES_MAX = 1_024;
/** Maximum size of an entry's extended header, and number of keys in it. pax writes five. */
export const HEADER_BYTES_MAX = 64 * 1024;
export const HEADER_KEYS_MAX = 64;
export const LINK_NAMES_MAX = 64;
