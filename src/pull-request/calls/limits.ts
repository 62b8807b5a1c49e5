/** Limits for calls to a host, each with its source. */

/** Timeout of a call in seconds. Posting a comment takes one second, a 10 MB picture on a slow line takes longer. */
export const CALL_SECONDS = 60;
/** Maximum size of a response in bytes: a page of 100 comments of 65,536 characters each, as JSON. */
export const ANSWER_BYTES_MAX = 50_000_000;
/** Attempts in total after a transient failure: 429, 500 to 599, or a broken connection. */
export const TRIES = 3;
export const FIRST_WAIT_SECONDS = 1;
/**
 * Longest wait in seconds. GitHub's secondary rate limit asks for a minute; the primary one can ask for an hour, too
 * long for a comment.
 */
export const WAIT_SECONDS_MAX = 90;
/** Maximum length of the host's error message that is repeated. */
export const COMPLAINT_LENGTH_MAX = 200;
