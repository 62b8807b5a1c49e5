/** A registry that answers at all does so in 5 s. */
export const REGISTRY_SECONDS = 15;

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
