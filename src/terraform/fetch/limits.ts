/**
 * Maximum size of a code file in bytes. The largest `.tf` file of public modules has 1 MB. Larger files are not fetched
 * if the host supports filters.
 */
export const FILE_BYTES_MAX = 32 * 1024 * 1024;
/** Maximum size of a repository or module in bytes. Above it, only Terraform files are read. */
export const CHECKOUT_BYTES_MAX = 512 * 1024 * 1024;
/** Maximum number of files and folders of a repository or module. */
export const CHECKOUT_FILES_MAX = 100_000;
/** Maximum number of folders suggested if the requested one does not exist. */
export const FOLDERS_LISTED = 10;
/** Maximum depth and number of folders searched for suggestions. */
export const FOLDER_DEPTH_SEARCHED_MAX = 5;
export const FOLDERS_SEARCHED_MAX = 5_000;
/** Maximum number of links in a package. Monorepos have a few hundred. */
export const LINKS_MAX = 1_000;
/** Maximum length of the target of a link, in bytes. */
export const LINK_BYTES_MAX = 1_024;
/** Number of levels that `../` may go up without a repository, e.g. `../../../../modules` from `teams/a/live/prod`. */
export const LEVELS_ABOVE_MAX = 6;
/** Maximum length of a title in characters, the same as in annotation files. */
export const TITLE_LENGTH_MAX = 160;
/** Maximum size of `.git/config` in bytes. Usual files have a few hundred. */
export const GIT_SETTINGS_BYTES_MAX = 64 * 1024;

/** Maximum size of `~/.groundplan` in bytes. */
export const CACHE_BYTES_MAX = 10 * 1000 * 1000 * 1000;
/** Minimum disk usage of a file or folder in bytes. */
export const INODE_BYTES = 4_096;

// ---- Fetching repositories and modules.

/** Maximum length of an address in characters, the limit of browsers, proxies and hosts. */
export const ADDRESS_LENGTH_MAX = 2048;

/** Timeout for asking a host for the commit of a ref. Slow hosts take 5 s. */
export const ASK_SECONDS = 30;
/** A transfer is aborted after this many seconds below one byte per second. */
export const SILENT_SECONDS = 30;
/** Timeout for opening an SSH connection. */
export const CONNECT_SECONDS = 15;
/** Timeout for commands on a local commit. */
export const LOCAL_GIT_SECONDS = 120;
/** Maximum size of a file listing: 100,000 files with long paths. */
export const LISTING_BYTES_MAX = 64 * 1024 * 1024;
/**
 * Maximum size of the temporary repository while fetching: packed history for short commit ids, and the files of one
 * commit.
 */
export const REPOSITORY_BYTES_MAX = 2 * 1024 * 1024 * 1024;
/** Maximum number of files and folders of the temporary repository. */
export const REPOSITORY_ENTRIES_MAX = 250_000;

/** Number of cached commits per ref. Another run may still be reading the previous one. */
export const COMMITS_CACHED_MAX = 2;

/** Maximum private memory of a Git process in bytes: the sum of many allocations, each of which is small. */
export const GIT_MEMORY_MAX = 2 * 2 ** 30;

/** Maximum length of a revision. Branch names have up to about 250 bytes, and suffixes such as `~2` add some more. */
export const REVISION_LENGTH_MAX = 1024;
/** Maximum output of commands that list commit ids and paths, in bytes. */
export const HISTORY_BYTES_MAX = 2 ** 20;

/** Number of bytes inspected per file. Templates and manifests identify themselves in their first lines. */
export const HEAD_BYTES_MAX = 64 * 1024;
/** Maximum number of files inspected per directory if no file name is known. */
export const FILES_INSPECTED_MAX = 20;
/** Maximum size of an inspected file of a directory, in bytes. */
export const INSPECTED_BYTES_MAX = 4 * 1024 * 1024;

/** Timeout for registries in seconds. A working registry answers within 5 s. */
export const REGISTRY_SECONDS = 15;

// ---- Quota of one run, for all hosts together.

/** Three requests for each of the 500 modules of the largest configurations. */
export const RUN_REQUESTS_MAX = 1_500;
/** Total waiting time for all hosts: a hundred modules from slow hosts. */
export const RUN_SECONDS_MAX = 900;
/** Maximum number of bytes received, before decompression. */
export const RUN_WIRE_BYTES_MAX = 1024 * 1024 * 1024;
/** Maximum size of all files written. */
export const RUN_DISK_BYTES_MAX = 2 * 1024 * 1024 * 1024;
/** Files and folders: three packages of the maximum size. */
export const RUN_INODES_MAX = 300_000;
/** Entries of archives and files of repositories, including skipped ones: five packages of the maximum size. */
export const RUN_ENTRIES_MAX = 500_000;
/** Decompressed bytes of archives, including skipped files: four packages of the maximum size. */
export const RUN_UNPACKED_BYTES_MAX = 2 * 1024 * 1024 * 1024;

// ---- Archives.

/** Maximum folder depth. Only malicious archives are deeper. */
export const FOLDER_DEPTH_MAX = 64;

/** Maximum compression ratio. Text shrinks to a tenth and logs to a hundredth; the limit of deflate is 1:1032. */
export const RATIO_MAX = 200;
/** Unpacked size in bytes below which any compression ratio is accepted. */
export const RATIO_FROM_BYTES = 16 * 1024 * 1024;
/** Limits of file systems for one name and for a path. */
export const NAME_BYTES_MAX = 255;
export const PATH_BYTES_MAX = 1_024;
/** Maximum size of all extended headers of a tar entry. */
export const EXTENSIONS_BYTES_MAX = 256 * 1024;
/** Maximum number of keys in an entry's extended headers. pax writes five. */
export const HEADER_KEYS_MAX = 64;
/** Maximum number of names in the target of a link, including `..`. */
export const LINK_NAMES_MAX = 64;
