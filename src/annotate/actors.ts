/** Pseudo-types that a connection can add to the diagram. No code builds them, so naming one is enough. */
import { CONNECTED_PSEUDO_TYPES } from '../catalog/other/actors.js';
import { isAddress, parseAddress } from '../graph/address.js';

const PSEUDO_TYPES: ReadonlySet<string> = new Set(CONNECTED_PSEUDO_TYPES);

/** True if an address has one of the types and a plain name: no module, no instance key, no replica number. */
export function isPlainOf(types: ReadonlySet<string>, address: string): boolean {
  if (!isAddress(address)) return false;
  const parts = parseAddress(address);
  return parts !== null && types.has(parts.type) && address === `${parts.type}.${parts.name}`;
}

/** True if a connection may add the node when the diagram lacks it, such as `tv_aws_users.people`. */
export const isAddedByConnection = (address: string): boolean => isPlainOf(PSEUDO_TYPES, address);
