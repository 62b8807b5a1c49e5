/** Limits of the GitHub Action, each with its source. */

/** A path is at most 4,096 bytes on Linux; a title, an address or a list of a hundred paths fits, a file's content does not. */
export const INPUT_LENGTH_MAX = 10_000;
/** As many jobs as a matrix may have: https://docs.github.com/actions/reference/limits */
export const MATRIX_MAX = 256;
/** Lines of a list: a job of a full matrix may get several directories each. */
export const INPUT_LINES_MAX = 10_000;
/** `terraform version` and the like, while looking for what a run needs. */
export const LOOK_SECONDS = 20;
/** Roots that one job draws where nobody has named them: twice the pictures, light and dark, that a comment can have new. */
export const ROOTS_DRAWN_MAX = 30;
/** Directories that a notice names. */
export const PATHS_SAID_MAX = 20;
/** The step's summary may have 1 MiB, and is thrown away as a whole when it is larger. */
export const SUMMARY_BYTES_MAX = 1_000_000;
/** Annotations of one level in one step that GitHub shows: https://github.com/actions/toolkit/issues/734 */
export const ANNOTATIONS_SHOWN = 10;
/** Open pull requests with one head, each with a comment of its own: people have two, for two branches that a fix goes to. */
export const PULLS_TOLD_MAX = 5;
/** Characters of the reason in an output: an environment of a step that takes it has room for a hundred such. */
export const COMPARED_REASON_MAX = 1_000;
/** GitHub takes names of labels of up to 50 characters: https://docs.github.com/rest/issues/labels */
export const LABEL_LENGTH_MAX = 50;
/** Of the title of a check run, which is a line in a list. */
export const CHECK_TITLE_MAX = 250;
