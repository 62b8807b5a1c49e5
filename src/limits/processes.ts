/** Limits of the programs that are called. */

/** From SIGINT to SIGKILL: time for Terraform to stop its providers; a person who has pressed Ctrl-C waits no longer. */
export const INTERRUPT_SECONDS = 2;
/** How long a program that was killed may take to vanish; one that hangs in the kernel never does. */
export const VANISH_SECONDS = 1;
/** The end of what a program complains is what tells why; trace logs are larger. */
export const STDERR_BYTES_KEPT = 16 * 1024 * 1024;
/** What a killed run has left is removed by a later one after so long, where nobody can ask whether its process is still there. */
export const LEFTOVER_HOURS = 24;
/** So many are looked at each time: a folder full of them must not make one run slow. */
export const LEFTOVERS_AT_ONCE = 200;
