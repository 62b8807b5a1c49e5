/** Pseudo-types that a connection adds to the diagram: no code builds them, so naming one is enough. */
import { CONNECTED_PSEUDO_TYPES } from '../catalog/other/actors.js';
import { isAddress, parseAddress } from '../graph/address.js';

const PSEUDO_TYPES: ReadonlySet<string> = new Set(CONNECTED_PSEUDO_TYPES);

/** Returns whether an address is of one of the types and has a plain name: no module, no instance, no copy. */
export function isPlainOf(types: ReadonlySet<string>, address: string): boolean {
  if (!isAddress(address)) return false;
  const parts = parseAddress(address);
  return parts !== null && types.has(parts.type) && address === `${parts.type}.${parts.name}`;
}

/** Returns whether a connection adds the address where the diagram does not have it: `tv_aws_users.people`. */
export const isAddedByConnection = (address: string): boolean => isPlainOf(PSEUDO_TYPES, address);
