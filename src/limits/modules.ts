/** Limits of what a run may ask of the network, and of packages that were fetched. */

// ---- one request -----------------------------------------------------------------------------------------------

/** A registry that answers at all does so in 5 s. */
export const REGISTRY_SECONDS = 15;
/** Redirections one after another: GitHub takes one to an archive, hosts behind a login two. */
export const HOPS_MAX = 5;
/** The versions of a module: the longest list of the public registry has 80 KB. */
export const ANSWER_BYTES_MAX = 4 * 1024 * 1024;
/** A package as it travels. Modules have less than 10 MB; it is unpacked from memory. */
export const ARCHIVE_BYTES_MAX = 64 * 1024 * 1024;

// ---- one run ---------------------------------------------------------------------------------------------------

/** Three for each of the 500 modules of the largest configurations. */
export const RUN_REQUESTS_MAX = 1_500;
/** Spent waiting, of all hosts together: a hundred modules from slow hosts. */
export const RUN_SECONDS_MAX = 900;
export const RUN_WIRE_BYTES_MAX = 1024 * 1024 * 1024;
export const RUN_DISK_BYTES_MAX = 2 * 1024 * 1024 * 1024;
/** Files and folders: two of the largest packages that are taken. */
export const RUN_INODES_MAX = 300_000;
/** Entries of archives and files of repositories that are looked at, also those that are not taken: five of the largest. */
export const RUN_ENTRIES_MAX = 500_000;
/** What archives become when they are unpacked, also what is left out of it: four of the largest. */
export const RUN_UNPACKED_BYTES_MAX = 2 * 1024 * 1024 * 1024;
/** Modules of one host that may fail one after another, before it is not asked for more: a company's, without a login. */
export const HOST_FAILURES_MAX = 20;

// ---- versions --------------------------------------------------------------------------------------------------

/** Conditions of a version constraint; three are many. */
export const CONDITIONS_MAX = 32;
export const CONSTRAINT_LENGTH_MAX = 1_024;
/** The oldest modules have 400 versions. */
export const VERSIONS_MAX = 10_000;
/** Numbers of a version, `1.2.3` has three. */
export const SEGMENTS_MAX = 8;

// ---- archives --------------------------------------------------------------------------------------------------

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
/** Links of a package; monorepos have some hundred. */
export const LINKS_MAX = 1_000;
export const LINK_BYTES_MAX = 1_024;
export const LINK_NAMES_MAX = 64;

// ---- the user's files ------------------------------------------------------------------------------------------

/** ~/.terraformrc, ~/.netrc. */
export const SETTINGS_BYTES_MAX = 1024 * 1024;

// ---- the cache -------------------------------------------------------------------------------------------------

/** ~/.groundplan may grow to it. */
export const CACHE_BYTES_MAX = 10 * 1000 * 1000 * 1000;
/** What a file or folder takes on a disk, at least. */
export const INODE_BYTES = 4_096;
