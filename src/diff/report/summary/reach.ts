/** Reachability from outside, by the edges of one revision. */
import { groupBy } from '../../../graph/group-by.js';
import type { Graph, GraphEdge } from '../../../graph/model.js';
import { isOutside } from '../../../graph/outside.js';

const IS_THERE: Readonly<Record<'before' | 'after', (edge: GraphEdge) => boolean>> = {
  before: ({ change }) => change !== 'create' && change !== 'move',
  after: ({ change }) => change !== 'delete' && change !== 'move',
};

/** Returns the addresses that external users reach by requests, directly or through other nodes. */
export function reachedFromOutside({ nodes, edges }: Graph, side: 'before' | 'after'): ReadonlySet<string> {
  const requests = groupBy(
    edges.filter((edge) => edge.thin !== true && IS_THERE[side](edge)),
    ({ from }) => from,
  );
  const reached = new Set([...requests.keys()].filter((from) => isOutside(nodes.get(from)?.type ?? '')));
  const outside = new Set(reached);
  for (const at of reached) for (const { to } of requests.get(at) ?? []) reached.add(to);
  return new Set([...reached].filter((address) => !outside.has(address)));
}
