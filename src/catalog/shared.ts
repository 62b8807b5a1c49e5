/** Facts that several services have in common. */

import type { Category, EntryRule, LinkRule, Reluctance, Takers, TypeRow } from './model.js';
import type { ListenRule } from './ports/model.js';

export const RUNS: readonly Category[] = ['compute', 'containers'];

/** A registry: who runs an image takes it from there. */
export const REGISTRY = { pulledBy: [...RUNS, 'ml'] } as const satisfies TypeRow;

export const WORKLOADS: Takers = { categories: RUNS, types: [] };

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
export const NEVER: Reluctance = { only: [] };

/** Why what only watches others is in no usual picture. */
export const WATCHES = 'watches others: see --detail all';

/** Why what only says what others may cost or be is in none. */
export const GOVERNS = 'a rule for the whole account: see --detail all';
