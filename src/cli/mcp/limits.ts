/** Limits of requests and answers over the Model Context Protocol, each with its source. */

/** Maximum bytes of a request: paths, names and addresses take a few kilobytes. */
export const QUESTION_BYTES_MAX = 1_000_000;
/** Maximum characters of an argument. The longest is an address, which graph format 1.0 limits to 10,000. */
export const ARGUMENT_LENGTH_MAX = 10_000;
/** Maximum items of a list argument, such as variable files, of which a directory has a handful. */
export const ARGUMENT_ITEMS_MAX = 100;
/** Maximum characters of an unknown name quoted in a message. */
export const NAME_LENGTH_MAX = 60;
/** Maximum characters of an answer. Models read about 200,000 tokens of four characters at once. */
export const TEXT_LENGTH_MAX = 800_000;
/** Maximum bytes of a picture. Models accept 5 MB in base64, which is a third longer than the bytes. */
export const IMAGE_BYTES_MAX = 3_750_000;
/** Maximum characters of the summaries and warnings next to an answer. */
export const NOTES_LENGTH_MAX = 10_000;
/** Maximum calls waiting for the current one; a model sends a handful at a time. */
export const WAITING_MAX = 32;
/** Maximum addresses suggested in an error about an unknown one. */
export const ADDRESSES_SAID_MAX = 20;
