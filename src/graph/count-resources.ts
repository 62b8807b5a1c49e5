import { parseAddress, withCopy } from './address.js';
import type { GraphNode } from './model.js';

/** Zones, groups and actors: in the picture, but nothing that Terraform builds. */
export const isPseudoType = (type: string): boolean =>
  type.startsWith('tv_') || type === 'aws_az' || type === 'aws_group';

interface Counted {
  readonly address: string;
  readonly type: string;
  /** How many instances it stands for. */
  readonly count: number;
}

/**
 * Whether the source has it as a resource: not what something else proves (a subnet that a network builds by a block of its
 * own, a network that is only named), nor what annotations have added.
 */
export const isOfSource = ({ provenance, isAdded }: Pick<GraphNode, 'provenance' | 'isAdded'>): boolean =>
  provenance !== 'implied' && isAdded !== true;

/** How many resources of the source nodes stand for: there are never more than it has. */
export const countResources = (nodes: Iterable<GraphNode>): number => countDrawn([...nodes].filter(isOfSource));

/** How many things nodes and containers stand for: copies count once, identical instances each, zones and actors not. */
export function countDrawn(items: Iterable<Counted>): number {
  const counts = new Map<string, number>();
  for (const { address, type, count } of items) {
    if (isPseudoType(type)) continue;
    const copied = (parseAddress(address)?.copy ?? null) !== null;
    counts.set(copied ? withCopy(address, null) : address, count);
  }
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}
