/**
 * Maximum size of a code file in bytes. The largest `.tf` file of public modules has 1 MB. Larger files are not fetched if the
 * host supports filters.
 */
export const FILE_BYTES_MAX = 32 * 1024 * 1024;
/** Maximum size of a repository or module in bytes. Above it, only Terraform files are read. */
export const CHECKOUT_BYTES_MAX = 512 * 1024 * 1024;
export const CHECKOUT_FILES_MAX = 100_000;
/** Maximum number of folders suggested if the requested one does not exist. */
export const FOLDERS_LISTED = 10;
/** Maximum depth and number of folders searched for suggestions. */
export const FOLDER_DEPTH_LISTED = 5;
export const FOLDERS_LOOKED_AT = 5_000;
/** Maximum number of links in a package. Monorepos have a few hundred. */
export const LINKS_MAX = 1_000;
export const LINK_BYTES_MAX = 1_024;
/** Number of levels that `../../` may go up without a repository, e.g. `../../../../modules` from `teams/a/live/prod`. */
export const LEVELS_ABOVE_MAX = 6;
/** Maximum length of a title in characters, the same as in annotation files. */
export const CALLED_LENGTH_MAX = 160;
/** Maximum size of `.git/config` in bytes. Usual files have a few hundred. */
export const GIT_SETTINGS_BYTES_MAX = 64 * 1024;
