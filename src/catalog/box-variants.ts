/** Variants of container types: which there are, and how to tell from a name or from what a box holds. */

import { SOLE_ATTRIBUTE } from './attributes.js';

/** First match counts. */
export interface BoxVariant {
  readonly types: readonly string[];
  readonly variant: string;
  readonly name?: RegExp;
  readonly holds?: string;
  /** An attribute that is true. */
  readonly has?: string;
  /** It is in no network. */
  readonly outer?: true;
}

/** Containers whose routes say which variant they are, and which stand in tiers. */
export const SUBNET_TYPES: readonly string[] = ['aws_subnet', 'azurerm_subnet', 'google_compute_subnetwork'];

/** Containers that say to whom things belong, not where they stand: what is of one may stand in a network of another. */
export const OWNER_TYPES: ReadonlySet<string> = new Set(['azurerm_resource_group']);

/** Variants of subnets, outer tiers first; all others are after them. */
export const TIERS: readonly string[] = ['public', 'private'];

export const BOX_VARIANTS: readonly BoxVariant[] = [
  // Where routes say it they count. In this cloud the words are what people call it by; others have subnets of one kind.
  { types: ['aws_subnet'], variant: 'private', name: /private|intra|isolated/i },
  { types: ['aws_subnet'], variant: 'public', name: /public/i },
  // Whatever starts in such a subnet gets a public address; a NAT gateway needs a route to the internet.
  { types: SUBNET_TYPES, variant: 'public', has: 'map_public_ip_on_launch' },
  { types: SUBNET_TYPES, variant: 'public', holds: 'aws_nat_gateway' },
  { types: ['aws_vpc'], variant: 'default', has: SOLE_ATTRIBUTE },
  { types: ['tv_gcp_region'], variant: 'outer', outer: true },
  { types: ['aws_group'], variant: 'namespace', name: /^namespace[ _-]/i },
  { types: ['aws_group'], variant: 'region', name: /^(us|eu|ap|ca|sa|me|af|il|mx|cn)(-[a-z]+)+-\d$/ },
  { types: ['aws_group'], variant: 'account', name: /account/i },
  { types: ['aws_group'], variant: 'autoscaling', name: /auto-?_?scaling|(^|[-_])asg([-_]|$)/i },
];

/** Boxes that are regions. */
export const REGION_STYLES: ReadonlySet<string> = new Set(['aws_group:region', 'tv_gcp_region', 'tv_gcp_region:outer']);

/** Containers whose type is no word of the field: they stand for whatever they are named after. */
export const NAME_SAYS_ALL: ReadonlySet<string> = new Set(['aws_group']);

/** Whatever words a box's name is put together from, this noun of its title is no part of another term. */
export const LOOSE_NOUN = 'subnet';
