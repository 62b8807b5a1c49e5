/** Pseudo-types that a connection can add to the diagram. No code builds them, so naming one is enough. */

import { ADDED, CONNECTED_PSEUDO_TYPES } from '../catalog/other/actors.js';
import { isAddress, parseAddress } from '../graph/address.js';
import { OUTSIDE_TYPES } from '../graph/node-types.js';

const PSEUDO_TYPES: ReadonlySet<string> = new Set(CONNECTED_PSEUDO_TYPES);

/** True if an address has one of the types and a plain name: no module, no instance key, no replica number. */
function isPlainOf(types: ReadonlySet<string>, address: string): boolean {
  if (!isAddress(address)) return false;
  const parts = parseAddress(address);
  return parts !== null && types.has(parts.type) && address === `${parts.type}.${parts.name}`;
}

/** True if a connection may add the node when the diagram lacks it, such as `tv_aws_users.people`. */
export const isAddedByConnection = (address: string): boolean => isPlainOf(PSEUDO_TYPES, address);

// ---- Nodes that a model may add to the graph: people, and external systems that no configuration builds.

/** Types that a model may add. Excludes containers and billable resources, so that inventions never look like real resources. */
export const ACTOR_TYPES: readonly string[] = [...OUTSIDE_TYPES, ...Object.keys(ADDED)];

const TYPES: ReadonlySet<string> = new Set(ACTOR_TYPES);

/** True for an address of one of these types with a plain name. */
export const isActor = (address: string): boolean => isPlainOf(TYPES, address);
