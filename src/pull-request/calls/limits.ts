/** Named limits of the calls to a host, each with its source. */

/** A comment takes a second, a picture of 10 MB on a slow line longer. */
export const CALL_SECONDS = 60;
/** A page of 100 comments of 65,536 characters, in JSON. */
export const ANSWER_BYTES_MAX = 50_000_000;
/** In all, after what may pass: 429, 500 to 599, a broken connection. */
export const TRIES = 3;
export const FIRST_WAIT_SECONDS = 1;
/** GitHub's second rate limit asks for a minute; the first one for up to an hour, and no job should wait so long for a comment. */
export const WAIT_SECONDS_MAX = 90;
/** Of the host's own complaint that is repeated. */
export const COMPLAINT_LENGTH_MAX = 200;
