/** Limits of the GitHub Action, each with its source. */

/**
 * Maximum characters of an input. A path has at most 4,096 bytes on Linux; titles and lists of a hundred paths fit, a
 * file's content does not.
 */
export const INPUT_LENGTH_MAX = 10_000;
/** Maximum jobs of a matrix: https://docs.github.com/actions/reference/limits */
export const MATRIX_MAX = 256;
/** Maximum lines of a list; each job of a full matrix may get several directories. */
export const INPUT_LINES_MAX = 10_000;
/** Timeout in seconds for `terraform version` and similar checks. */
export const LOOK_SECONDS = 20;
/**
 * Maximum roots that one job draws by default. Their light and dark pictures are as many as a comment may store at
 * once.
 */
export const ROOTS_DRAWN_MAX = 30;
/** Maximum directories named in a notice. */
export const PATHS_SAID_MAX = 20;
/** Maximum bytes of the step summary. GitHub discards a summary above 1 MiB entirely. */
export const SUMMARY_BYTES_MAX = 1_000_000;
/** Maximum annotations of one level per step that GitHub shows: https://github.com/actions/toolkit/issues/734 */
export const ANNOTATIONS_SHOWN = 10;
/** Maximum open pull requests of one head that get a comment. Two are common, for a fix on two branches. */
export const PULLS_TOLD_MAX = 5;
/**
 * Maximum characters of the reason in an output; the environment of a step has room for about a hundred such values.
 */
export const COMPARED_REASON_MAX = 1_000;
/** Maximum characters of a label name on GitHub: https://docs.github.com/rest/issues/labels */
export const LABEL_LENGTH_MAX = 50;
/** Maximum characters of the title of a check run, which is one line in a list. */
export const CHECK_TITLE_MAX = 250;
