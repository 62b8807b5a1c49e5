/** Who and what a model may suggest beside the graph: people, and systems that no configuration builds. */
import { ADDED } from '../../catalog/other/actors.js';
import { isAddress, parseAddress } from '../../graph/address.js';
import { OUTSIDE_TYPES } from '../../graph/outside.js';

/** Neither containers nor anything that a cloud bills: what a model invents must not look like what is built. */
export const ACTOR_TYPES: readonly string[] = [...OUTSIDE_TYPES, ...Object.keys(ADDED)];

const TYPES: ReadonlySet<string> = new Set(ACTOR_TYPES);

/** One of the types, by a plain name: no module, no instance, no copy. */
export function isActor(address: string): boolean {
  if (!isAddress(address)) return false;
  const parts = parseAddress(address);
  return parts !== null && TYPES.has(parts.type) && address === `${parts.type}.${parts.name}`;
}
