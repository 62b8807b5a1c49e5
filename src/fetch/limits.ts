/** Larger files hold no code: the largest `.tf` of public modules has 1 MB. They are not fetched where the host can leave them out. */
export const FILE_BYTES_MAX = 32 * 1024 * 1024;
/** All files of a repository or a module; above it, only the files of Terraform are taken. */
export const CHECKOUT_BYTES_MAX = 512 * 1024 * 1024;
export const CHECKOUT_FILES_MAX = 100_000;
/** Folders that are offered when the one that was asked for is not there. */
export const FOLDERS_LISTED = 10;
/** They are looked for so deep, and in so many. */
export const FOLDER_DEPTH_LISTED = 5;
export const FOLDERS_LOOKED_AT = 5_000;
/** Links of a package; monorepos have some hundred. */
export const LINKS_MAX = 1_000;
export const LINK_BYTES_MAX = 1_024;
/** Without a repository around it: `../../../../modules` from `teams/a/live/prod` is as far as it gets. */
export const LEVELS_ABOVE_MAX = 6;
/** A title is one line: as in annotation files. */
export const CALLED_LENGTH_MAX = 160;
/** Settings of a repository have some hundred bytes. */
export const GIT_SETTINGS_BYTES_MAX = 64 * 1024;
