/** Limits of annotation files, each with its source. */

/** Maximum number of values in a file, counting aliased values each time: ten aliases of ten of ten are a bomb. */
export const ANNOTATION_VALUES_MAX = 50_000;
/** Maximum nesting. The format has five levels. */
export const ANNOTATION_DEPTH_MAX = 12;
/** Maximum length of a row in the table below the diagram. */
export const FLOW_TEXT_LENGTH_MAX = 240;
/** Maximum length of a title, which is one line. */
export const TITLE_LENGTH_MAX = 160;
/** Maximum number of edges from one connection, more than a diagram can hold. */
export const CONNECTIONS_MAX = 10_000;
/** Maximum number of steps. Two digits fit into a badge. */
export const FLOW_STEPS_MAX = 99;
/** Maximum number of node pairs checked per run: `*` to `*` with a thousand nodes. */
export const PAIRS_MAX = 1_000_000;
/** Maximum number of unknown addresses that get a "did you mean". A file with more belongs to another diagram. */
export const SUGGESTIONS_MAX = 20;
/** Maximum number of rejected suggestions that are listed. */
export const DROPPED_LISTED = 5;
