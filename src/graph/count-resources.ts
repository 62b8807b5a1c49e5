import { parseAddress, withCopy } from './address.js';
import type { GraphNode } from './model.js';

/** True for zones, groups and actors, which are drawn but not built by Terraform. */
export const isPseudoType = (type: string): boolean =>
  type.startsWith('tv_') || type === 'aws_az' || type === 'aws_group';

interface Counted {
  readonly address: string;
  readonly type: string;
  /** Number of instances that the node stands for. */
  readonly count: number;
}

/**
 * True if the node is a resource of the source. An implied node is not: a subnet from a block of its network, or a
 * network that is only named. Neither is a node from annotations.
 */
export const isOfSource = ({ provenance, isAdded }: Pick<GraphNode, 'provenance' | 'isAdded'>): boolean =>
  provenance !== 'implied' && isAdded !== true;

/** Counts the resources of the source that the nodes stand for. The result never exceeds the total of the source. */
export const countResources = (nodes: Iterable<GraphNode>): number => countDrawn([...nodes].filter(isOfSource));

/**
 * Counts the resources that nodes and containers stand for. Copies of a resource count once and identical instances one
 * each; zones and actors do not count.
 */
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
