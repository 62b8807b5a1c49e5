/** Facts that rows of several clouds have in common, and functions that make facts. */

import type { Granted, ListenRule } from './access-rules.js';
import type { Category, TypeGroup, TypeRow } from './model.js';
import type { EgressRule, EntryRule, LinkRule, NamedProduct, Variants } from './rules.js';

export const RUNS: readonly Category[] = ['compute', 'containers'];

/** A registry: who runs an image takes it from there. */
export const REGISTRY = { imageConsumers: [...RUNS, 'ml'] } as const satisfies TypeRow;

export const WORKLOADS: TypeGroup = { categories: RUNS, types: [] };

export const ALWAYS: readonly EntryRule[] = [{ actor: 'users' }];

export const ONPREM: readonly EntryRule[] = [{ actor: 'onprem' }];

/** What tunnels lead to, and what lends it the address that it is known by. */
const TUNNEL_ENDS = [
  ...['aws_vpn_connection', 'aws_eip', 'aws_instance'],
  ...['azurerm_public_ip', 'azurerm_virtual_network_gateway', 'azurerm_vpn_gateway'],
  ...[
    'google_compute_address',
    'google_compute_instance',
    'google_compute_ha_vpn_gateway',
    'google_compute_vpn_gateway',
  ],
];

/** A gateway of others, of which only the address is known: where that is of something here, it is the same thing. */
export const gatewayAt = (...addresses: readonly string[]): TypeRow => ({
  fold: { by: addresses, into: TUNNEL_ENDS },
  entries: [{ actor: 'onprem', itself: true }],
  passive: true,
  plumbing: false,
});

/** Its network, or its security groups, are for what it calls itself. */
export const LISTENS_NOWHERE: ListenRule = { usual: [] };

export const BEFORE: TypeRow = { front: [] };

/** Written on the arrow from what is written to, to its copies. */
export const REPLICATION = 'replication';

/** One is kept equal to the other: data goes this way, whichever of the two is configured. */
export const replication = (from: string, to: string): LinkRule => ({ from: [from], to: [to], says: REPLICATION });

/** It is a copy of what this attribute names. */
export const replicaOf = (source: string): LinkRule => ({ from: [source], to: [], says: REPLICATION });

/** What runs what a cluster is told to run: that it is the cluster's is no request. */
export const nodesOf = (cluster: string): LinkRule => ({ from: [cluster], to: [], thin: true });

/** Who is in a group: no request. */
export const membersOf = (group: string, members: string): LinkRule => ({
  from: [group],
  to: [members],
  thin: true,
  loud: true,
});

/** The tree of an organization: that a folder is in another one is no request, and what such a picture is about. */
export const memberOf = (parent: string): LinkRule => ({
  from: [parent],
  to: [],
  thin: true,
  loud: true,
  isWithin: true,
});

/** Machines of nobody's management say by their tags whose nodes they are; what else tags name is beside the point. */
export const joinsOf = (cluster: string, by: readonly string[]): LinkRule => ({
  from: by,
  to: [],
  among: [cluster],
  thin: true,
});

/** Another one has the way out for it. */
export const NEVER: EgressRule = { only: [] };

/** Why what only watches others is in no usual picture. */
export const WATCHES = 'watches others: see --detail all';

/** Why what only says what others may cost or be is in none. */
export const GOVERNS = 'a rule for the whole account: see --detail all';

/**
 * Returns the products of a type that one attribute tells apart.
 * @param is value of the attribute to title, and to an icon where the product has one of its own
 */
export const variants = (by: string, is: Readonly<Record<string, NamedProduct>>): Variants => ({
  by,
  is: new Map(Object.entries(is)),
});

// ---- Names of permissions, as policies and roles have them

/** Looking around, settings and tags are no use of a thing. */
const ASIDE = '(?:List|Describe|Tag|Untag|GetBucketLocation|GetAccount|GetQueueAttributes|GetQueueUrl)';
const ASIDE_OF_ANY = new RegExp(`^[\\w-]+:${ASIDE}`, 'i');

/** Whether it only lets somebody look around, whatever it is about. */
export const isAside = (name: string): boolean => ASIDE_OF_ANY.test(name);

/** @param reads, @param writes see Granted; all three between `before` and `after` */
function granted(before: string, after: string, by: string, reads?: string, writes?: string): Granted {
  const like = (names: string): RegExp => new RegExp(`^${before}(?:${names})${after}`, 'i');
  return {
    by: like(by),
    ...(reads !== undefined && { reads: like(reads) }),
    ...(writes !== undefined && { writes: like(writes) }),
  };
}

/** Actions of a service of AWS, or of several. @param reads, @param writes beginnings of actions, without the service */
export const actionsOf = (services: string, reads?: string, writes?: string): Granted =>
  granted(`(?:${services}):`, '', `(?!${ASIDE})`, reads, writes);

/** Predefined roles of Google: `roles/pubsub.publisher`. */
export const rolesOf = (names: string, reads?: string, writes?: string): Granted =>
  granted('roles/', '$', names, reads, writes);

/** Built-in roles of Azure by their names: `Azure Service Bus Data Receiver`. */
export const builtInRolesOf = (names: string, reads?: string, writes?: string): Granted =>
  granted('', '$', names, reads, writes);
