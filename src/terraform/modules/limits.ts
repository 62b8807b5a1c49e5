/** Limits of what a run may ask of the network, and of packages that were fetched. */

/** A package as it travels. Modules have less than 10 MB; it is unpacked from memory. */
export const ARCHIVE_BYTES_MAX = 64 * 1024 * 1024;
/** Modules of one host that may fail one after another, before it is not asked for more: a company's, without a login. */
export const HOST_FAILURES_MAX = 20;

/** Conditions of a version constraint; three are many. */
export const CONDITIONS_MAX = 32;
export const CONSTRAINT_LENGTH_MAX = 1_024;
/** The oldest modules have 400 versions. */
export const VERSIONS_MAX = 10_000;
/** Numbers of a version, `1.2.3` has three. */
export const SEGMENTS_MAX = 8;

/** ~/.terraformrc, ~/.netrc. */
export const SETTINGS_BYTES_MAX = 1024 * 1024;

/** One package from a registry or a server. */
export const MODULES_SECONDS = 180;
/** Hosts asked at once. */
export const HOSTS_AT_ONCE = 4;
/** Packages asked of one host at once. Browsers open six connections to a host; GitHub asks programs to send few requests at once. */
export const PACKAGES_AT_ONCE = 4;
/** Packages of all hosts at once: each may be held in memory, ARCHIVE_BYTES_MAX of it. */
export const FETCHES_AT_ONCE = 6;
