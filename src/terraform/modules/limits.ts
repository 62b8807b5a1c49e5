/** Limits of network requests in a run, and of fetched packages. */

/** Size of a package as transferred. Modules have less than 10 MB; a package is unpacked from memory. */
export const ARCHIVE_BYTES_MAX = 64 * 1024 * 1024;
/** Consecutive failures after which a host is no longer contacted, e.g. a company's host without a login. */
export const HOST_FAILURES_MAX = 20;

/** Conditions of a version constraint; three are many. */
export const CONDITIONS_MAX = 32;
export const CONSTRAINT_LENGTH_MAX = 1_024;
/** The oldest modules have 400 versions. */
export const VERSIONS_MAX = 10_000;
/** Numbers in a version; `1.2.3` has three. */
export const SEGMENTS_MAX = 8;

/** ~/.terraformrc, ~/.netrc. */
export const SETTINGS_BYTES_MAX = 1024 * 1024;

/** Time limit for one package from a registry or server. */
export const MODULES_SECONDS = 180;
/** Hosts contacted at once. */
export const HOSTS_AT_ONCE = 4;
/**
 * Packages requested from one host at once. Browsers open six connections per host; GitHub recommends few concurrent requests.
 */
export const PACKAGES_AT_ONCE = 4;
/** Packages fetched from all hosts at once. Each may occupy up to ARCHIVE_BYTES_MAX of memory. */
export const FETCHES_AT_ONCE = 6;
