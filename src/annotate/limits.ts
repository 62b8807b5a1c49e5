/** Named limits of annotation files, each with its source. */

/** Values in a file, those behind aliases counted each time: ten aliases of ten of ten are a bomb. */
export const ANNOTATION_VALUES_MAX = 50_000;
/** The format has five levels. */
export const ANNOTATION_DEPTH_MAX = 12;
/** A row of the table under the picture. */
export const FLOW_TEXT_LENGTH_MAX = 240;
/** A title is one line. */
export const TITLE_LENGTH_MAX = 160;
/** More matches than a picture can hold. */
export const CONNECTIONS_MAX = 10_000;
/** Numbers of steps have two digits at most to fit their badge. */
export const FLOW_STEPS_MAX = 99;
/** Pairs of nodes that all patterns of a run are tried for: `*` to `*` of a thousand nodes. */
export const PAIRS_MAX = 1_000_000;
/** Unknown addresses for which one that was meant is sought; who has more has another file than the picture is of. */
export const SUGGESTIONS_MAX = 20;
/** What is listed of what was not taken. */
export const DROPPED_LISTED = 5;
