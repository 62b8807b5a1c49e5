/**
 * How much is said of encryption, identity and logging: `low` leaves such things out, `normal` draws them without
 * arrows, `all` draws their arrows, too.
 */
export const DETAILS = ['low', 'normal', 'all'] as const;
export type Detail = (typeof DETAILS)[number];
