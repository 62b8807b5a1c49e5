/** Limits of the GitHub Action, each with its source. */

/**
 * Maximum characters of an input. A path has at most 4,096 bytes on Linux; titles and lists of a hundred paths fit, a
 * file's content does not.
 */
export const INPUT_LENGTH_MAX = 10_000;
/** Maximum jobs of a matrix: https://docs.github.com/actions/reference/limits */
export const MATRIX_MAX = 256;
/**
 * Maximum bytes of an output of a job, in UTF-16:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idoutputs
 */
export const OUTPUT_BYTES_MAX = 2 ** 20;
/**
 * Bytes of code that take as long to plan and draw as a root module takes without any. Measured: a root module takes
 * 0.7 s, and 25 to 34 ms for each kB.
 */
export const ROOT_BYTES = 20_000;
/** Maximum lines of a list. With more root modules than MATRIX_MAX, each job of the matrix gets several of them. */
export const INPUT_LINES_MAX = 10_000;
/** Timeout in seconds for `terraform version` and similar checks. */
export const PROBE_SECONDS = 20;
/** Maximum roots that one job draws by default. With a light and a dark picture each, they fill NEW_PICTURES_MAX. */
export const ROOTS_DRAWN_MAX = 30;
/** Maximum roots of a repository in which readers of a change are searched. Each of them is read, in some 50 ms. */
export const READ_ROOTS_MAX = 1000;
/** Maximum directories named in a notice. */
export const PATHS_LISTED_MAX = 20;
/** Maximum bytes of the step summary. GitHub discards a summary above 1 MiB entirely. */
export const SUMMARY_BYTES_MAX = 1_000_000;
/** Maximum annotations of one level per step that GitHub shows: https://github.com/actions/toolkit/issues/734 */
export const ANNOTATIONS_SHOWN = 10;
/** Maximum open pull requests of one head that get a comment. Two are common, for a fix on two branches. */
export const PULLS_LISTED_MAX = 5;
/**
 * Maximum characters of the output `compared-reason`. The environment of a step has room for about a hundred such
 * values.
 */
export const COMPARED_REASON_MAX = 1_000;
/** Maximum characters of a label name on GitHub: https://docs.github.com/rest/issues/labels */
export const LABEL_LENGTH_MAX = 50;
/** Maximum characters of the title of a check run, which is one line in a list. */
export const CHECK_TITLE_MAX = 250;

/** Maximum bytes of a manifest. Measured: 10,000 resources make 3 MB. */
export const MANIFEST_BYTES_MAX = 16 * 2 ** 20;
/**
 * Maximum bytes of all manifests in a report: DIAGRAMS_MAX times 64 KB, where a diagram of 50 resources has 8 KB.
 * Measured: 0.9 GB take 29 s and 1.2 GB of memory, 2 GB take 81 s and 2.4 GB.
 */
export const MANIFESTS_BYTES_MAX = 128 * 2 ** 20;
/** Maximum warnings and assumptions of a diagram in a manifest. */
export const MANIFEST_NOTES_MAX = 50;
/** Maximum bytes of a picture or graph from an artifact. A PNG of 40 megapixels has about 10 MB. */
export const PICTURE_BYTES_MAX = 32 * 2 ** 20;
/** Maximum bytes of one artifact, both as an archive and unpacked. Uploads stay below, by SHARD_BYTES_MAX. */
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
/** Maximum bytes of an artifact's files before compression, lower than ARCHIVE_BYTES_MAX. */
export const SHARD_BYTES_MAX = 48 * 2 ** 20;
/** Maximum diagrams in an artifact: at eleven files each, they stay below `ARCHIVE_FILES_MAX`. */
export const SHARD_DIAGRAMS_MAX = 250;
/** Maximum characters of a path in an artifact. A path has at most 4,096 bytes on Linux. */
export const PATH_LENGTH_MAX = 4096;
/** Maximum characters of the reason why the roots are unknown. A longer one is cut. */
export const REASON_LENGTH_MAX = 1000;
/**
 * Maximum paths in the list for a report, each at most 4,096 bytes; the largest public monorepos have a few thousand
 * roots.
 */
export const MANIFEST_ROOTS_MAX = 10_000;
/** Maximum values listed that one root reads from changed ones. A root reads a few dozen. */
export const MANIFEST_READS_MAX = 200;
/** Maximum files that are read from an artifact. A diagram has up to eleven, and an artifact up to SHARD_DIAGRAMS_MAX. */
export const ARCHIVE_FILES_MAX = 3000;
/** Maximum entries of an artifact, with files that are not ours: the limit of a ZIP archive without ZIP64. */
export const ARCHIVE_ENTRIES_MAX = 65_535;
/** Maximum bytes of all artifacts together. A runner's disk has 14 GB, which other steps use too. */
export const ARCHIVES_BYTES_MAX = 2 * 2 ** 30;

/**
 * Timeout in seconds for downloading the repository before a change. A large repository's archive has about 100 MB, and
 * GitHub generates it while sending.
 */
export const BASE_SECONDS = 120;
/** Maximum bytes of an error response that are read; GitHub's errors have a few hundred. */
export const COMPLAINT_BYTES_MAX = 10_000;
/** Days that the shared archive is retained. The jobs of a run that need it start within one day. */
export const SHARED_DAYS = 1;
/** Minimum jobs of a matrix for which a shared archive saves work. */
export const SHARED_JOBS_MIN = 2;

// ---- Calls to GitHub and content written there.

/**
 * API calls per hour of GITHUB_TOKEN for a repository:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
export const CALLS_AN_HOUR = 1000;
/**
 * API calls reserved for the comment of a report: up to 60 new pictures, 25 pages of comments, trees, refs and some
 * retries.
 */
export const RESERVED_CALLS = 120;

/** Items per page: https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api */
export const PER_PAGE = 100;
/** Maximum pages read. An issue has at most 2,500 comments, a list of changed files at most 3,000 items. */
export const PAGES_MAX = 30;
/**
 * Maximum files of a pull request that GitHub lists: https://docs.github.com/rest/pulls/pulls#list-pull-requests-files
 */
export const PULL_FILES_MAX = 3000;
/**
 * Maximum files of a comparison. "The response includes ... up to 300 files":
 * https://docs.github.com/rest/commits/commits#compare-two-commits
 */
export const COMPARED_FILES_MAX = 300;

/**
 * Attempts to move the ref when parallel jobs store pictures. Each failed attempt means that another job has succeeded.
 */
export const REF_TRIES = 5;
/**
 * Maximum new pictures per run, with a reserve for other writes. GitHub: "no more than 80 content-generating requests
 * per minute" (docs.github.com, rate limits for the REST API). The comment is one of them.
 */
export const NEW_PICTURES_MAX = 60;
/** Maximum bytes of a picture that browsers display promptly; a diagram of 10,000 resources has 3 MB. */
export const GITHUB_PICTURE_BYTES_MAX = 10_000_000;
/** Maximum width and height in pixels, more than our rasterisers produce. */
export const PICTURE_PIXELS_MAX = 32_767;

/** Maximum bytes of a comment. GitHub allows 65,536 characters, each at least one byte; the rest is for the marker. */
export const BODY_BYTES_MAX = 60_000;

/** Timeout in seconds for pulling the image of 500 MB; drawing has its own. */
export const PULL_SECONDS = 600;
/** Maximum characters of Docker's message that are shown. A reason with image name and folder fits. */
export const DOCKER_REASON_LENGTH_MAX = 400;
/** Time limit in seconds for the container, in addition to the planning timeout of each directory. */
export const CONTAINER_SECONDS = 300;
/**
 * Maximum processes and memory of the container. Terraform with a provider needs about 100 threads, and 2 GB for the
 * largest plans measured.
 */
export const CONTAINER_PROCESSES_MAX = 1024;
export const CONTAINER_MEMORY = '6g';
