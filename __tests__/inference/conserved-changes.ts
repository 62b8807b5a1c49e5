/** Whether every change of a source is a mark of the picture, a count on what it is part of, or hidden by a rule. */
import { withCopy } from '../../src/graph/address.js';
import { isOfSource } from '../../src/graph/counts.js';
import type { GraphNode } from '../../src/graph/model.js';
import type { Understanding } from '../../src/inference/index.js';

/** What happens to a resource, in the words of the graph, and to its older objects; null for nothing. */
export interface Happens {
  readonly word: string | null;
  readonly deposed: readonly string[];
}

type Tally = Record<string, number>;

const add = (tally: Tally, word: string): void => {
  tally[word] = (tally[word] ?? 0) + 1;
};

/** @returns how many ended where, so that a test of nothing is seen */
export function conserve({ graph, ledger }: Understanding, happens: (origin: string) => Happens, isAllNew: boolean) {
  const own = new Map<string, Tally>();
  const folded = new Map<string, Tally>();
  const at = (tallies: Map<string, Tally>, node: string): Tally => {
    const tally = tallies.get(node) ?? {};
    tallies.set(node, tally);
    return tally;
  };
  const ends = { marks: 0, counts: 0, hidden: 0 };
  for (const entry of ledger.entries) {
    const { word, deposed } = happens(entry.origin);
    if (word === null && deposed.length === 0) continue;
    if (entry.bucket === 'hidden') {
      expect(entry.rule).not.toBe('');
      ends.hidden++;
      continue;
    }
    if (word !== null) {
      ends[entry.bucket === 'drawn' ? 'marks' : 'counts']++;
      add(at(entry.bucket === 'drawn' ? own : folded, entry.node), word);
    }
    for (const gone of deposed) add(at(folded, entry.node), gone);
  }
  // What a resource builds by a block of its own comes and goes with it.
  for (const node of [...graph.nodes.values()].filter(isOfSource)) {
    const { address, change, changed = {}, count } = withFirstCopy(node, graph.nodes);
    const marks = own.get(address) ?? {};
    const inside = folded.get(address) ?? {};
    const words = Object.keys(marks);
    if (!isAllNew) expect([address, changed.folded ?? {}]).toEqual([address, inside]);
    if (isAllNew) expect(changed.folded).toBeUndefined();
    const [only = isAllNew || Object.keys(inside).length === 0 ? 'none' : 'update'] = words;
    const isAlike = words.length < 2 && (words.length === 0 || marks[only] === count);
    if (isAlike) expect([address, change, changed.instances]).toEqual([address, only, undefined]);
    else expect([address, changed.instances]).toEqual([address, marks]);
    if (!isAlike) expect(words).toContain(change);
  }
  return ends;
}

/** Every copy says what the first one does, which the ledger names. */
function withFirstCopy(node: GraphNode, nodes: ReadonlyMap<string, GraphNode>): GraphNode {
  const first = nodes.get(withCopy(node.address, 1));
  if (first === undefined) return node;
  expect([node.address, node.change, node.changed]).toEqual([node.address, first.change, first.changed]);
  return first;
}
