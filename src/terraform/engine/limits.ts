/** Limits of running Terraform and OpenTofu. */

/** Lines of a program's output that are quoted in a message; SAID_LENGTH limits each line. */
export const SAID_LINES = 3;
/** Diagnostics shown without --debug. The first ones usually cause the others. */
export const DIAGNOSTICS_SHOWN = 3;
/** Lines of detail per diagnostic. */
export const DETAIL_LINES = 3;
