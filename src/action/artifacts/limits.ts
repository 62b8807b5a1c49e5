/** Maximum bytes of a manifest. Measured: 10,000 resources make 3 MB. */
export const MANIFEST_BYTES_MAX = 16 * 2 ** 20;
/**
 * Maximum bytes of all manifests in a report: DIAGRAMS_MAX times 64 KB, where a diagram of 50 resources has 8 KB.
 * Measured: 0.9 GB take 29 s and 1.2 GB of memory, 2 GB take 81 s and 2.4 GB.
 */
export const MANIFESTS_BYTES_MAX = 128 * 2 ** 20;
/** Maximum warnings and assumptions of a diagram in a manifest. */
export const SAID_MAX = 50;
/** Maximum bytes of a picture, graph or archive from an artifact. A PNG of 40 megapixels has about 10 MB. */
export const PICTURE_BYTES_MAX = 32 * 2 ** 20;
export const ARCHIVE_BYTES_MAX = 64 * 2 ** 20;
/** Maximum depth of the search for manifests: <input-dir>/<artifact>/<id>/<file>, plus one extra folder around it. */
export const ARTIFACT_DEPTH = 3;
/**
 * Maximum artifacts of a job. https://github.com/actions/toolkit/tree/main/packages/artifact: "you can upload up to 500
 * artifacts".
 */
export const ARTIFACTS_OF_JOB_MAX = 500;
/**
 * Maximum artifacts of a run that a report reads. Measured: 1,000 take half a minute. A matrix has 256 jobs, most with
 * one artifact.
 */
export const ARTIFACTS_MAX = 2000;
/** Maximum diagrams in a report; a job summary has room for fewer. */
export const DIAGRAMS_MAX = 2000;
/** Concurrent downloads. Each takes three calls of about 100 ms. */
export const DOWNLOADS_AT_ONCE = 8;
/** Maximum bytes of an artifact's files before compression; lower than the limit for unpacking. */
export const SHARD_BYTES_MAX = 48 * 2 ** 20;
/** Maximum diagrams in an artifact: at eleven files each, they stay below `ARCHIVE_FILES_MAX`. */
export const SHARD_DIAGRAMS_MAX = 250;
/**
 * Maximum paths in the list for a report, each at most 4,096 bytes; the largest public monorepos have a few thousand
 * roots.
 */
export const SAID_ROOTS_MAX = 10_000;
/** Maximum files of ours in an artifact. A diagram has eleven, and users may combine several diagrams. */
export const ARCHIVE_FILES_MAX = 3000;
/** Maximum entries of an artifact, including foreign files: the limit of a ZIP archive without ZIP64. */
export const ARCHIVE_ENTRIES_MAX = 65_535;
/** Maximum bytes of all artifacts together. A runner's disk has 14 GB, which other steps use too. */
export const ARCHIVES_BYTES_MAX = 2 * 2 ** 30;
