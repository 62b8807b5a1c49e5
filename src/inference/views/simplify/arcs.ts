/** Indexes edges by both ends, so that a node can be removed and its neighbours connected instead. */

import type { GraphEdge, Provenance } from '../../../graph/model.js';

/** One direction of an edge. */
export interface Arc {
  readonly label: string;
  readonly provenance: Provenance;
  /** True for one half of a bidirectional edge. */
  readonly isHalf: boolean;
  /** True if it carries neither requests nor data, as `GraphEdge.thin`. */
  readonly isThin: boolean;
}

type ArcsByEnd = ReadonlyMap<string, Arc>;

/** An index of arcs by both ends. */
export interface Arcs {
  /** Returns the outgoing arcs of a node, by target. */
  readonly from: (address: string) => ArcsByEnd;
  /** Returns the incoming arcs of a node, by source. */
  readonly to: (address: string) => ArcsByEnd;
  /** Adds an arc; the labels of parallel arcs are joined. */
  readonly add: (from: string, to: string, arc: Arc) => void;
  /** Removes a node with all its arcs. */
  readonly remove: (address: string) => void;
  /** Returns the arcs as edges. The two halves of a bidirectional edge are one edge. */
  readonly edges: () => GraphEdge[];
}

const FROM_WEAKEST: readonly Provenance[] = ['implied', 'assumed', 'planned'];
const FROM_STRONGEST = [...FROM_WEAKEST].reverse();

const firstIn = (order: readonly Provenance[], a: Provenance, b: Provenance): Provenance =>
  order.indexOf(a) < order.indexOf(b) ? a : b;

/**
 * Returns the arc that replaces two arcs and the node between them. It is as certain as the less certain of the two,
 * and has the label of the first, if any, because that says how the callee is reached.
 */
export const joinConsecutive = (first: Arc, second: Arc): Arc => ({
  label: first.label === '' ? second.label : first.label,
  provenance: firstIn(FROM_WEAKEST, first.provenance, second.provenance),
  isHalf: first.isHalf && second.isHalf,
  isThin: first.isThin || second.isThin,
});

/**
 * Returns one arc for two between the same nodes. It has the labels of both and is as certain as the more certain one.
 */
const joinParallel = (a: Arc, b: Arc): Arc => ({
  // Each label may already consist of several.
  label: [...new Set([...a.label.split(', '), ...b.label.split(', ')])].filter((label) => label !== '').join(', '),
  provenance: firstIn(FROM_STRONGEST, a.provenance, b.provenance),
  isHalf: a.isHalf || b.isHalf,
  isThin: a.isThin && b.isThin,
});

const NONE: ArcsByEnd = new Map();

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
    edges: () => edgesOf(outgoing),
  };
}

function edgesOf(outgoing: ReadonlyMap<string, ArcsByEnd>): GraphEdge[] {
  const order = new Map([...outgoing.keys()].map((address, i) => [address, i]));
  const isBefore = (a: string, b: string): boolean => (order.get(a) as number) < (order.get(b) as number);
  return [...outgoing].flatMap(([from, ends]) =>
    [...ends].flatMap(([to, arc]) => {
      const back = arc.isHalf && from !== to ? outgoing.get(to)?.get(from) : undefined;
      if (back?.isHalf !== true) return [edgeOf(from, to, arc, false)];
      return isBefore(from, to) ? [edgeOf(from, to, joinParallel(arc, back), true)] : [];
    }),
  );
}

const edgeOf = (from: string, to: string, { label, provenance, isThin }: Arc, twoWay: boolean): GraphEdge => ({
  ...{ from, to, twoWay, label, provenance },
  ...(isThin && { thin: true as const }),
});
