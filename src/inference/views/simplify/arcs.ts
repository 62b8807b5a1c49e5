/** Edges by their ends, so that nodes can be removed and edges carried on. */
import type { GraphEdge, Provenance } from '../../../graph/model.js';

/** One direction of an edge. */
export interface Arc {
  readonly label: string;
  readonly provenance: Provenance;
  /** True for one half of a bidirectional edge. */
  readonly isHalf: boolean;
  /** See `GraphEdge.thin`. */
  readonly isThin: boolean;
}

type Ends = ReadonlyMap<string, Arc>;

export interface Arcs {
  /** Outgoing arcs of a node, by target. */
  readonly from: (address: string) => Ends;
  /** Incoming arcs of a node, by source. */
  readonly to: (address: string) => Ends;
  /** Adds an arc; the labels of parallel arcs are joined. */
  readonly add: (from: string, to: string, arc: Arc) => void;
  /** Removes a node with all its arcs. */
  readonly remove: (address: string) => void;
  readonly edges: () => GraphEdge[];
}

// Weakest first: a chain of two edges is as certain as its weaker one.
const WEAKEST: readonly Provenance[] = ['implied', 'assumed', 'planned'];

const choose = (order: readonly Provenance[], a: Provenance, b: Provenance): Provenance =>
  order.indexOf(a) < order.indexOf(b) ? a : b;

const STRONGEST = [...WEAKEST].reverse();

/** Joins two consecutive arcs. */
export const joinConsecutive = (first: Arc, second: Arc): Arc => ({
  label: first.label === '' ? second.label : first.label,
  provenance: choose(WEAKEST, first.provenance, second.provenance),
  isHalf: first.isHalf && second.isHalf,
  isThin: first.isThin || second.isThin,
});

/** Joins two parallel arcs. */
const joinParallel = (a: Arc, b: Arc): Arc => ({
  label: [...new Set([...a.label.split(', '), ...b.label.split(', ')])].filter((label) => label !== '').join(', '),
  provenance: choose(STRONGEST, a.provenance, b.provenance),
  isHalf: a.isHalf || b.isHalf,
  isThin: a.isThin && b.isThin,
});

const NONE: Ends = new Map();

/** Indexes edges by both ends. A bidirectional edge becomes two halves. */
export function createArcs(edges: Iterable<GraphEdge>): Arcs {
  const outgoing = new Map<string, Map<string, Arc>>();
  const incoming = new Map<string, Map<string, Arc>>();
  const put = (index: Map<string, Map<string, Arc>>, here: string, there: string, arc: Arc): void => {
    const ends = index.get(here);
    if (ends === undefined) index.set(here, new Map([[there, arc]]));
    else ends.set(there, arc);
  };
  const add = (from: string, to: string, arc: Arc): void => {
    const known = outgoing.get(from)?.get(to);
    const merged = known === undefined ? arc : joinParallel(known, arc);
    put(outgoing, from, to, merged);
    put(incoming, to, from, merged);
  };
  for (const { from, to, twoWay, label, provenance, thin } of edges) {
    const arc = { label, provenance, isHalf: twoWay, isThin: thin === true };
    add(from, to, arc);
    if (twoWay) add(to, from, arc);
  }
  return {
    from: (address) => outgoing.get(address) ?? NONE,
    to: (address) => incoming.get(address) ?? NONE,
    add,
    remove: (address) => {
      for (const end of outgoing.get(address)?.keys() ?? []) incoming.get(end)?.delete(address);
      for (const end of incoming.get(address)?.keys() ?? []) outgoing.get(end)?.delete(address);
      outgoing.delete(address);
      incoming.delete(address);
    },
    edges: () => [...outgoing].flatMap(([from, ends]) => [...ends].flatMap(([to, arc]) => edgeOf(from, to, arc))),
  };

  function edgeOf(from: string, to: string, { label, provenance, isHalf, isThin }: Arc): GraphEdge[] {
    const twoWay = isHalf && outgoing.get(to)?.get(from)?.isHalf === true;
    return [{ from, to, twoWay, label, provenance, ...(isThin && { thin: true as const }) }];
  }
}
