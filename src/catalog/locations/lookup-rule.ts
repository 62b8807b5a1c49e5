/** The shape of what a data source says. */
import type { Json } from '../../graph/inventory.js';

/** What is known of where a data source is asked; a text that stands for a place where nobody knows it. */
export interface Whereabouts {
  readonly region: string;
  readonly zone: string;
  readonly project: string;
  readonly location: string;
}

export type Answer = { readonly [attribute: string]: Json };

export interface LookupRule {
  /** Attributes that hold the region, best first. */
  readonly region?: readonly string[];
  /** Attributes that hold the zone of the provider. */
  readonly zone?: readonly string[];
  /** Attributes that hold the zones of the region, and how these are called. */
  readonly zones?: Readonly<Record<string, (region: string, index: number) => string>>;
  /** All else that is said where nobody is asked; attributes that are not named are made up. */
  readonly says?: (at: Whereabouts) => Answer;
}
