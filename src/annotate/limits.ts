/** Limits of annotation files, each with its source. */

/**
 * Maximum number of values in a file. An aliased value counts each time: ten aliases of a list of ten aliases, and so
 * on, would otherwise take all memory.
 */
export const ANNOTATION_VALUES_MAX = 50_000;
/** Maximum nesting. The format has five levels, and aliases add some. */
export const ANNOTATION_DEPTH_MAX = 12;
/** Maximum characters of a row in the table below the diagram. */
export const FLOW_TEXT_LENGTH_MAX = 240;
/** Maximum characters of a title, which is one line. */
export const TITLE_LENGTH_MAX = 160;
/** Maximum characters of the name of a font family. The longest common one has 30. */
export const FONT_NAME_LENGTH_MAX = 60;
/** Maximum number of edges from one connection, more than a diagram can hold. */
export const CONNECTIONS_MAX = 10_000;
/** Maximum number of steps. Two digits fit into a badge. */
export const FLOW_STEPS_MAX = 99;
/** Maximum number of node pairs checked per run: as many as `*` to `*` has in a graph of a thousand nodes. */
export const PAIRS_MAX = 1_000_000;
/** Maximum number of unknown addresses that get a "did you mean". A file with more belongs to another diagram. */
export const SUGGESTIONS_MAX = 20;
/** Maximum number of rejected suggestions that are listed. */
export const DROPPED_LISTED = 5;

// ---- Requests to a language model.

/** Timeout of the availability check. A running server lists its models at once. */
export const REACH_SECONDS = 5;
/** Timeout for the answer. Small machines write some ten words a second, and a hundred labels are a thousand words. */
export const ANSWER_SECONDS = 600;
/** Timeout without receiving data. Loading a model from disk takes a minute or two. */
export const ANSWER_SILENT_SECONDS = 180;
/** Maximum size of an answer: a hundred times what the prompt asks for. */
export const ANSWER_BYTES_MAX = 2_000_000;
/** Number of attempts after temporary failures: 429, 500 to 599, a broken connection. */
export const ATTEMPTS_MAX = 3;
/** Wait before the second attempt. It doubles with each further one, unless the service specifies a time. */
export const FIRST_WAIT_SECONDS = 1;
/** Maximum wait, whatever the service specifies. */
export const WAIT_SECONDS_MAX = 20;
/**
 * Maximum numbers of nodes and edges in a prompt. At about 25 tokens for each, both fit into a context window of 8,192
 * tokens.
 */
export const NODES_SENT_MAX = 150;
export const EDGES_SENT_MAX = 150;
/** Maximum number of suggestions accepted from an answer in total. */
export const AI_SUGGESTIONS_MAX = 300;
/** Maximum length of a suggested label in characters. An edge label has a few words. */
export const SUGGESTION_LENGTH_MAX = 60;
/** Maximum number of flows accepted from an answer, and of steps in each. */
export const SUGGESTED_FLOWS_MAX = 3;
export const SUGGESTED_STEPS_MAX = 12;
/** Maximum number of people and external systems accepted from an answer. More would dominate the diagram. */
export const SUGGESTED_ACTORS_MAX = 12;
/** Maximum number of edges accepted between these actors and existing nodes. */
export const SUGGESTED_EDGES_MAX = 40;
