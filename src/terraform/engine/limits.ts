/** Limits of running Terraform and OpenTofu. */

/** Of what a called program says: lines that are repeated, and where each is cut. */
export const SAID_LINES = 3;
/** Diagnostics that are shown without --debug: the first ones cause the others. */
export const DIAGNOSTICS_SHOWN = 3;
/** Lines of the explanation of one of them. */
export const DETAIL_LINES = 3;
