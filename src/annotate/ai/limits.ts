/** Named limits of the step that asks a language model, each with its source. */

/** Listing models answers at once; a server that takes longer is not there. */
export const REACH_SECONDS = 5;
/** Small machines write some ten words a second, and a hundred labels are a thousand words. */
export const ANSWER_SECONDS = 600;
/** A model that has to be loaded from disk says nothing for a minute or two. */
export const ANSWER_SILENT_SECONDS = 180;
/** A hundred times what is asked for. */
export const ANSWER_BYTES_MAX = 2_000_000;
/** After a refusal that may pass: 429, 500 to 599, a broken connection. */
export const TRIES = 3;
export const FIRST_WAIT_SECONDS = 1;
export const WAIT_SECONDS_MAX = 20;
/** What a model with a window of 8,192 tokens reads: about 25 tokens for each node or connection. */
export const NODES_SENT_MAX = 150;
export const EDGES_SENT_MAX = 150;
/** Labels that are taken from an answer, in all. */
export const SUGGESTIONS_MAX = 300;
/** A label beside an arrow is a few words. */
export const SUGGESTION_LENGTH_MAX = 60;
/** Flows that are taken from an answer, and their steps. */
export const SUGGESTED_FLOWS_MAX = 3;
export const SUGGESTED_STEPS_MAX = 12;
/** People and external systems that are taken from an answer: more would be the picture. */
export const SUGGESTED_ACTORS_MAX = 12;
/** Arrows between them and what is there. */
export const SUGGESTED_ARROWS_MAX = 40;
