/** Timeout for registries in seconds. A working registry answers within 5 s. */
export const REGISTRY_SECONDS = 15;

/** Three requests for each of the 500 modules of the largest configurations. */
export const RUN_REQUESTS_MAX = 1_500;
/** Total waiting time for all hosts: a hundred modules from slow hosts. */
export const RUN_SECONDS_MAX = 900;
export const RUN_WIRE_BYTES_MAX = 1024 * 1024 * 1024;
export const RUN_DISK_BYTES_MAX = 2 * 1024 * 1024 * 1024;
/** Files and folders: three packages of the maximum size. */
export const RUN_INODES_MAX = 300_000;
/** Entries of archives and files of repositories, including skipped ones: five packages of the maximum size. */
export const RUN_ENTRIES_MAX = 500_000;
/** Decompressed bytes of archives, including skipped files: four packages of the maximum size. */
export const RUN_UNPACKED_BYTES_MAX = 2 * 1024 * 1024 * 1024;
