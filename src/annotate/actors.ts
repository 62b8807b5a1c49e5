/** Types of nodes that annotations can add: by naming one in a connection, or, for a model, people and external systems. */

import { ADDED, CONNECTED_PSEUDO_TYPES } from '../catalog/other/actors.js';
import { parseAddress } from '../graph/address.js';
import { OUTSIDE_TYPES } from '../graph/node-types.js';

/** Types that no code builds, so naming a node in a connection is enough. */
const PSEUDO_TYPES: ReadonlySet<string> = new Set(CONNECTED_PSEUDO_TYPES);

/** True if an address has one of the types and a plain name: no module, no instance key, no copy number. */
function hasPlainAddress(address: string, types: ReadonlySet<string>): boolean {
  const parts = parseAddress(address);
  return parts !== null && types.has(parts.type) && address === `${parts.type}.${parts.name}`;
}

/** True if a connection may add the node when the diagram lacks it, such as `tv_aws_users.people`. */
export const isAddedByConnection = (address: string): boolean => hasPlainAddress(address, PSEUDO_TYPES);

/** Types that a model may add. Excludes containers and billable resources, so that inventions never look like real resources. */
export const ACTOR_TYPES: readonly string[] = [...OUTSIDE_TYPES, ...Object.keys(ADDED)];

const ACTOR_TYPE_SET: ReadonlySet<string> = new Set(ACTOR_TYPES);

/** True for the address of a person or external system, such as `person.customer`. */
export const isActor = (address: string): boolean => hasPlainAddress(address, ACTOR_TYPE_SET);
