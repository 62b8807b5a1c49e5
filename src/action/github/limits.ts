/** Limits for calls to GitHub and for content written there, each with its source. */

/**
 * API calls per hour of GITHUB_TOKEN for a repository:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
export const CALLS_AN_HOUR = 1000;
/**
 * API calls reserved for the comment of a report: up to 60 new pictures, 25 pages of comments, trees, refs and some
 * retries.
 */
export const CALLS_KEPT = 120;

/** Items per page: https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api */
export const PER_PAGE = 100;
/** Maximum pages read. An issue has at most 2,500 comments, a list of changed files at most 3,000 items. */
export const PAGES_MAX = 30;
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
export const PICTURE_BYTES_MAX = 10_000_000;
/** Maximum width and height in pixels, more than our rasterisers produce. */
export const PICTURE_PIXELS_MAX = 32_767;

/** Maximum bytes of a body. GitHub allows 65,536 characters, each at least one byte; the rest is for the marker. */
export const BODY_BYTES_MAX = 60_000;
