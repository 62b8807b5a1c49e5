/** Named limits of the calls to GitHub and of what is written there, each with its source. */

/** Of GITHUB_TOKEN, for a repository: https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
export const CALLS_AN_HOUR = 1000;
/** For the comment of a report: up to 60 new pictures, 25 pages of comments, trees, refs, and some that are tried again. */
export const CALLS_KEPT = 120;

/** https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api */
export const PER_PAGE = 100;
/** An issue takes 2,500 comments, a list of changed files has 3,000. */
export const PAGES_MAX = 30;
/** "The response includes ... up to 300 files": https://docs.github.com/rest/commits/commits#compare-two-commits */
export const COMPARED_FILES_MAX = 300;

/** A ref moves under us when two jobs store pictures at once; each of them has to lose before the next wins. */
export const REF_TRIES = 5;
/** "no more than 80 content-generating requests per minute" (docs.github.com, rate limits for the REST API), and the comment is one of them. */
export const NEW_PICTURES_MAX = 60;
/** What a browser still shows at once; a diagram of 10,000 resources has 3 MB. */
export const PICTURE_BYTES_MAX = 10_000_000;
/** Either side, in pixels: more than any rasteriser of ours makes. */
export const PICTURE_PIXELS_MAX = 32_767;

/** A comment holds 65,536 characters; a byte is never less than a character, and the rest is for the marker. */
export const BODY_BYTES_MAX = 60_000;
