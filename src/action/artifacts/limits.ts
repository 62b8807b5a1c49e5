/** Of one manifest in an artifact. Measured: 10,000 resources make 3 MB. */
export const MANIFEST_BYTES_MAX = 16 * 2 ** 20;
/**
 * Of all manifests that one report reads: DIAGRAMS_MAX of 64 KB, where one of 50 resources has 8. Measured: 0.9 GB of
 * them take 29 s and 1.2 GB of memory, 2 GB of them 81 s and 2.4 GB.
 */
export const MANIFESTS_BYTES_MAX = 128 * 2 ** 20;
/** Warnings and assumptions of one diagram that go into a manifest. */
export const SAID_MAX = 50;
/** Of one picture, graph or archive out of an artifact: a PNG of 40 megapixels has some 10 MB. */
export const PICTURE_BYTES_MAX = 32 * 2 ** 20;
export const ARCHIVE_BYTES_MAX = 64 * 2 ** 20;
/** Folders in folders where manifests are looked for: <input-dir>/<artifact>/<id>/<file>, and one that somebody has put around it. */
export const ARTIFACT_DEPTH = 3;
/** https://github.com/actions/toolkit/tree/main/packages/artifact: "you can upload up to 500 artifacts" in a job. */
export const ARTIFACTS_OF_JOB_MAX = 500;
/** Artifacts of a run that a report reads. Measured: 1,000 take half a minute; a matrix has 256 jobs, most of which make one. */
export const ARTIFACTS_MAX = 2000;
/** Diagrams of a report: more than the summary of a job has room for. */
export const DIAGRAMS_MAX = 2000;
/** An artifact is three calls, each of some 100 ms, and waits for none of the others. */
export const DOWNLOADS_AT_ONCE = 8;
/** Of the files of one artifact before they are packed: less than what is unpacked again. */
export const SHARD_BYTES_MAX = 48 * 2 ** 20;
/** Eleven files each; an artifact is read with up to `ARCHIVE_FILES_MAX`. */
export const SHARD_DIAGRAMS_MAX = 250;
/** Paths that discover tells a report, of 4,096 bytes at most; the largest public monorepos have some thousand roots. */
export const SAID_ROOTS_MAX = 10_000;
/** Files in one artifact: a diagram has eleven, and somebody may have put several into one. */
export const ARCHIVE_FILES_MAX = 3000;
/** Of one artifact, ours or not: as many as an archive without ZIP64 can name. */
export const ARCHIVE_ENTRIES_MAX = 65_535;
/** Of all artifacts together: the disk of a runner has 14 GB, of which others want some. */
export const ARCHIVES_BYTES_MAX = 2 * 2 ** 30;
