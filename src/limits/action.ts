/** Limits of the GitHub Action, each with its source. */

/** A path is at most 4,096 bytes on Linux; a title, an address or a list of a hundred paths fits, a file's content does not. */
export const INPUT_LENGTH_MAX = 10_000;
/** As many jobs as a matrix may have: https://docs.github.com/actions/reference/limits */
export const MATRIX_MAX = 256;
/** Lines of a list: a job of a full matrix may get several directories each. */
export const INPUT_LINES_MAX = 10_000;
/** Of an id: part of names of artifacts, files and anchors. */
export const ID_LENGTH_MAX = 64;
/** `terraform version` and the like, while looking for what a run needs. */
export const LOOK_SECONDS = 20;
/** The image is 500 MB; drawing has its own limit. */
export const PULL_SECONDS = 600;
/** Of Docker's own words that are repeated: a reason with the name of an image and a folder fits. */
export const DOCKER_REASON_LENGTH_MAX = 400;
/** Drawing in the container: as long as planning may take for each directory, and this for everything else. */
export const CONTAINER_SECONDS = 300;
/** Roots that one job draws where nobody has named them: twice the pictures, light and dark, that a comment can have new. */
export const ROOTS_DRAWN_MAX = 30;
/** Directories that a notice names. */
export const PATHS_SAID_MAX = 20;
/** Directories below the root of a repository; deeper is what a package manager has made. */
export const DISCOVER_DEPTH = 16;
/** Directories that are looked into; the largest public monorepos of Terraform have some 10,000. */
export const DISCOVER_DIRECTORIES_MAX = 50_000;
/** Of one manifest in an artifact. Measured: 10,000 resources make 3 MB. */
export const MANIFEST_BYTES_MAX = 16 * 2 ** 20;
/**
 * Of all manifests that one report reads: DIAGRAMS_MAX of 64 KB, where one of 50 resources has 8. Measured: 0.9 GB of
 * them take 29 s and 1.2 GB of memory, 2 GB of them 81 s and 2.4 GB.
 */
export const MANIFESTS_BYTES_MAX = 128 * 2 ** 20;
/** Nodes and edges of one diagram in a manifest; Mermaid on GitHub draws 500 edges. */
export const SUMMARY_NODES_MAX = 2000;
export const SUMMARY_EDGES_MAX = 2000;
/** Warnings and assumptions of one diagram that go into a manifest. */
export const SAID_MAX = 50;
/** One text in a manifest: a title, a label, a warning. */
export const TEXT_LENGTH_MAX = 1000;
/** Modules of some depth, and keys of loops; Terraform has no limit. Addresses cannot be cut: they tell nodes apart. */
export const ADDRESS_LENGTH_MAX = 2000;
/** Of one picture, graph or archive out of an artifact: a PNG of 40 megapixels has some 10 MB. */
export const PICTURE_BYTES_MAX = 32 * 2 ** 20;
export const ARCHIVE_BYTES_MAX = 64 * 2 ** 20;
/** The step's summary may have 1 MiB, and is thrown away as a whole when it is larger. */
export const SUMMARY_BYTES_MAX = 1_000_000;
/** Annotations of one level in one step that GitHub shows: https://github.com/actions/toolkit/issues/734 */
export const ANNOTATIONS_SHOWN = 10;
/** Folders in folders where manifests are looked for: <input-dir>/<artifact>/<id>/<file>, and one that somebody has put around it. */
export const ARTIFACT_DEPTH = 3;
/** https://github.com/actions/toolkit/tree/main/packages/artifact: "you can upload up to 500 artifacts" in a job. */
export const ARTIFACTS_OF_JOB_MAX = 500;
/** Artifacts of a run that a report reads. Measured: 1,000 take half a minute; a matrix has 256 jobs, most of which make one. */
export const ARTIFACTS_MAX = 2000;
/** Artifacts of a run that are listed, those of other steps too; a hundred a call. */
export const ARTIFACTS_LISTED_MAX = 10_000;
/** Diagrams of a report: more than the summary of a job has room for. */
export const DIAGRAMS_MAX = 2000;
/** An artifact is three calls, each of some 100 ms, and waits for none of the others. */
export const DOWNLOADS_AT_ONCE = 8;
/** Of the files of one artifact before they are packed: less than what is unpacked again. */
export const SHARD_BYTES_MAX = 48 * 2 ** 20;
/** Six files each; an artifact is read with up to `ARCHIVE_FILES_MAX`. */
export const SHARD_DIAGRAMS_MAX = 400;
/** Paths that discover tells a report, of 4,096 bytes at most; the largest public monorepos have some thousand roots. */
export const SAID_ROOTS_MAX = 10_000;
/** A file of Terraform code that is looked into for module calls; people write some kilobytes. */
export const DISCOVER_FILE_BYTES_MAX = 4 * 2 ** 20;
/** Of the container: Terraform with a provider needs some 100 threads, and 2 GB for the largest plans that were measured. */
export const CONTAINER_PROCESSES_MAX = 1024;
export const CONTAINER_MEMORY = '6g';
/** Files in one artifact: a diagram has six, and somebody may have put several into one. */
export const ARCHIVE_FILES_MAX = 3000;
/** Of all artifacts together: the disk of a runner has 14 GB, of which others want some. */
export const ARCHIVES_BYTES_MAX = 2 * 2 ** 30;
