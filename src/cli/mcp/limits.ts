/** Limits of what is asked and answered over the Model Context Protocol, each with its source. */

/** Paths, names, addresses: a question is some kilobytes. */
export const QUESTION_BYTES_MAX = 1_000_000;
/** Characters of one text of a question: the longest is an address, of which graph format 1.0 takes 10,000. */
export const ARGUMENT_LENGTH_MAX = 10_000;
/** Texts of one list: variable files, of which a directory has a handful. */
export const ARGUMENT_ITEMS_MAX = 100;
/** Characters of a name that nobody knows, where a message quotes it. */
export const NAME_LENGTH_MAX = 60;
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
