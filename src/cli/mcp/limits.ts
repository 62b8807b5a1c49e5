/** Limits of what is asked and answered over the Model Context Protocol, each with its source. */

/** Paths, names, addresses: a question is some kilobytes. */
export const QUESTION_BYTES_MAX = 1_000_000;
/** Characters of one answer. Models read some 200,000 tokens at once, of about four characters each. */
export const TEXT_LENGTH_MAX = 800_000;
/** Models take pictures of 5 MB, written as text, which is a third longer. */
export const IMAGE_BYTES_MAX = 3_750_000;
/** Characters of what is said beside an answer: summaries and warnings. */
export const NOTES_LENGTH_MAX = 10_000;
/** Calls that wait for the one that runs: a model asks for a handful at a time. */
export const WAITING_MAX = 32;
/** Addresses that an error names where one is not known. */
export const ADDRESSES_SAID_MAX = 20;
