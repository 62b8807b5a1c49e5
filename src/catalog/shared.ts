/** Facts that rows of several clouds share, and functions that create facts. */

import type { Granted, ListenRule } from './access-rules.js';
import type { Category, TypeGroup, TypeRow } from './model.js';
import type { EgressRule, EntryRule, LinkRule, NamedProduct, Variants } from './rules.js';

/** Returns the name as the provider writes it: `maxReplicas` becomes `max_replicas`. */
export const inSnakeCase = (name: string): string => name.replace(/([a-z0-9])([A-Z]+)/g, '$1_$2').toLowerCase();

/** Categories whose members run programs. */
export const RUNTIME_CATEGORIES: readonly Category[] = ['compute', 'containers'];

/** A container registry, from which workloads pull images. */
export const REGISTRY = { imageConsumers: [...RUNTIME_CATEGORIES, 'ml'] } as const satisfies TypeRow;

/** Everything that runs programs. */
export const WORKLOADS: TypeGroup = { categories: RUNTIME_CATEGORIES, types: [] };

/** Entries of a type that users reach from the internet. */
export const OPEN_TO_USERS: readonly EntryRule[] = [{ actor: 'users' }];

/** Entries of a type that networks on the premises reach. */
export const OPEN_TO_ONPREM: readonly EntryRule[] = [{ actor: 'onprem' }];

// Ends of tunnels, which other resources identify by address.
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

/** Returns the row of a gateway that is known by its address: it folds into a resource of the input that has it. */
export const gatewayAt = (...addresses: readonly string[]): TypeRow => ({
  fold: { attributes: addresses, hostTypes: TUNNEL_ENDS },
  entries: [{ actor: 'onprem', isUnfolded: true }],
  passive: true,
  plumbing: false,
});

/** Ports of a type whose network and security groups are for outbound calls only. */
export const LISTENS_NOWHERE: ListenRule = { defaultPorts: [] };

/** Row of a type that is always an entry point. */
export const ALWAYS_IN_FRONT: TypeRow = { front: [] };

/** Label of the edge from a source to its replica. */
export const REPLICATION = 'replication';

/** Returns a link for replication: data flows from source to replica, whichever of the two configures it. */
export const replication = (from: string, to: string): LinkRule => ({ from: [from], to: [to], label: REPLICATION });

/** Returns a link to a replica of the resource that the attribute names. */
export const replicaOf = (source: string): LinkRule => ({ from: [source], to: [], label: REPLICATION });

/** Returns a link from a cluster to its nodes, drawn thin because it is not traffic. */
export const nodesOf = (cluster: string): LinkRule => ({ from: [cluster], to: [], thin: true });

/** Returns a link from a group to its members, drawn thin because it is not traffic. */
export const membersOf = (group: string, members: string): LinkRule => ({
  from: [group],
  to: [members],
  thin: true,
  isAlwaysDrawn: true,
});

/** Returns a link from a folder to its parent. Hierarchy is no request, but the subject of a diagram of folders. */
export const memberOf = (parent: string): LinkRule => ({
  from: [parent],
  to: [],
  thin: true,
  isAlwaysDrawn: true,
  isWithin: true,
});

/** Returns a link from a cluster to self-managed nodes, which name it by their tags. Other tags are ignored. */
export const nodesByTags = (cluster: string, tagAttributes: readonly string[]): LinkRule => ({
  from: tagAttributes,
  to: [],
  among: [cluster],
  thin: true,
});

/** Egress of a type whose outbound traffic leaves through another resource. */
export const NO_EGRESS: EgressRule = { onlyIf: [] };

/** Reason for hiding types that only monitor others. */
export const MONITORING_ONLY = 'watches others: see --detail all';

/** Reason for hiding types that only set budgets or policies. */
export const GOVERNANCE_ONLY = 'a rule for the whole account: see --detail all';

/**
 * Returns the products of a type that one attribute tells apart.
 * @param titles title by value of the attribute, with an icon if the product has its own
 */
export const variants = (attribute: string, titles: Readonly<Record<string, NamedProduct>>): Variants => ({
  attribute,
  products: new Map(Object.entries(titles)),
});

// ---- Permission names in policies and roles

// Listing, describing and tagging are no use of a resource.
const METADATA_ACTIONS = '(?:List|Describe|Tag|Untag|GetBucketLocation|GetAccount|GetQueueAttributes|GetQueueUrl)';
const METADATA_PERMISSION = new RegExp(`^[\\w-]+:${METADATA_ACTIONS}`, 'i');

/** True for a permission that only lists or describes, on any resource. */
export const isMetadataPermission = (name: string): boolean => METADATA_PERMISSION.test(name);

/**
 * Compiles permission patterns, each between `before` and `after`.
 * @param reads see `Granted`
 * @param writes see `Granted`
 */
function granted(before: string, after: string, names: string, reads?: string, writes?: string): Granted {
  const compile = (alternatives: string): RegExp => new RegExp(`^${before}(?:${alternatives})${after}`, 'i');
  return {
    permissions: compile(names),
    ...(reads !== undefined && { reads: compile(reads) }),
    ...(writes !== undefined && { writes: compile(writes) }),
  };
}

/**
 * Returns the permissions for actions of one or several AWS services.
 * @param reads prefixes of reading actions, without the service
 * @param writes prefixes of writing actions
 */
export const actionsOf = (services: string, reads?: string, writes?: string): Granted =>
  granted(`(?:${services}):`, '', `(?!${METADATA_ACTIONS})`, reads, writes);

/** Returns the permissions for predefined roles of Google Cloud: `roles/pubsub.publisher`. */
export const rolesOf = (names: string, reads?: string, writes?: string): Granted =>
  granted('roles/', '$', names, reads, writes);

/** Returns the permissions for built-in roles of Azure, by name: `Azure Service Bus Data Receiver`. */
export const builtInRolesOf = (names: string, reads?: string, writes?: string): Granted =>
  granted('', '$', names, reads, writes);
