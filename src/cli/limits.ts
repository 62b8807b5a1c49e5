/** Limits of the command line. */

/** Between two lines that say in a log how far a long work is: less is noise, more looks as if nothing happened. */
export const PROGRESS_SECONDS = 5;
