/** How people speak of things in running text, and what a change of them has an effect on. */

/**
 * Largest first: the ways in, what is kept, what runs, how it is joined, all else. Who reads that something changes asks in
 * this order.
 */
export const EFFECTS = ['entry', 'store', 'compute', 'network', 'other'] as const;
export type Effect = (typeof EFFECTS)[number];

export interface Noun {
  /** `load balancer`; a product without a common noun as it is called: `Front Door`. */
  readonly one: string;
  readonly many: string;
  /** It takes no article and no plural: `adds Front Door`. */
  readonly isProper: boolean;
  readonly effect: Effect;
  /** Of two with the same effect, the smaller one is said first. */
  readonly order: number;
  /** There are private ones, too: of one that the world comes in by it is worth a word. */
  readonly mayBePublic: boolean;
  /** What joins it to what it leads to: `a load balancer in front of 2 services`. */
  readonly leads: string;
}

/** A noun for all whose title fits; what it leaves out comes from the type's category, and from the title. */
export interface NounRow {
  /** Of the title that a picture has. */
  readonly title: RegExp;
  readonly noun?: string;
  readonly effect?: Effect;
  readonly mayBePublic?: true;
  /** Absent: in front of it. */
  readonly leads?: string;
}
