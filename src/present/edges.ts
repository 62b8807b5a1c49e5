import type { Graph, GraphEdge, Provenance } from '../graph/model.js';
import type { PresentedEdge } from './model.js';

/** What the source does not say in so many words. */
const INFERRED: ReadonlySet<Provenance> = new Set(['implied', 'assumed']);

export const presentedEdge = ({ from, to, twoWay, label, steps = [], provenance, thin }: GraphEdge): PresentedEdge => ({
  ...{ from, to, twoWay, label, steps },
  inferred: INFERRED.has(provenance),
  suggested: provenance === 'suggested',
  thin: thin === true,
});

/** The labels of edges from a node to itself, by its address. */
export const loopsOf = ({ edges }: Graph): ReadonlyMap<string, string> =>
  new Map(edges.filter(({ from, to }) => from === to).map(({ from, label }) => [from, label]));
