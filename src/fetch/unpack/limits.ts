/** Deeper folders are made to break programs. */
export const FOLDER_DEPTH_MAX = 64;

/** Text is compressed to a tenth, logs to a hundredth; deflate ends at 1:1032. */
export const RATIO_MAX = 200;
/** Below it any ratio is fine. */
export const RATIO_FROM_BYTES = 16 * 1024 * 1024;
/** What a file system takes for one name, and for a path. */
export const NAME_BYTES_MAX = 255;
export const PATH_BYTES_MAX = 1_024;
/** Headers of one entry, and keys in them: pax writes five. */
export const HEADER_BYTES_MAX = 64 * 1024;
export const HEADER_KEYS_MAX = 64;
export const LINK_NAMES_MAX = 64;
