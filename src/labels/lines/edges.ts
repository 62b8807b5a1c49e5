import type { Graph, GraphEdge } from '../../graph/model.js';
import type { PresentedEdge } from '../model.js';
import { isInferred } from './inferred.js';

export function presentedEdge(edge: GraphEdge): PresentedEdge {
  const { from, to, twoWay, label, steps = [], provenance, thin, count = 0, change } = edge;
  return {
    ...{ from, to, twoWay, label, steps },
    inferred: isInferred(edge),
    suggested: provenance === 'suggested',
    thin: thin === true,
    ...(count > 0 && { count }),
    ...(change !== undefined && { change }),
  };
}

/** Returns the labels of self-loops, by address of the node. */
export const loopsOf = ({ edges }: Graph): ReadonlyMap<string, string> =>
  new Map(edges.filter(({ from, to }) => from === to).map(({ from, label }) => [from, label]));
