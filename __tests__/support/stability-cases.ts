import { random } from '../../scripts/fixtures/random.mjs';
import type { Graph } from '../../src/graph/model.js';
import { CHANGES, type Change, change, leavesOf, movedBetween } from './stability.js';

/** How many resources of each picture are changed, one at a time and each way. */
const PICKED = 5;
/** Fewer have hardly a pair that nothing is done to. */
const LEAVES_MIN = 4;
/** Larger graphs are the same stack many times over, and take seconds each. */
const NODES_MAX = 1000;

/** For each way to change a graph: shares of the orders of unrelated siblings that turned around, one a case. */
export type Stability = Readonly<Record<Change, number[]>>;

export const noCases = (): Stability => ({ remove: [], add: [], rename: [] });

/** Adds the cases of one graph: the same resources on every run. */
export function addCases(graph: Graph, stability: Stability): void {
  const leaves = leavesOf(graph);
  if (leaves.length < LEAVES_MIN || graph.nodes.size > NODES_MAX) return;
  const dice = random(leaves.length);
  for (let i = 0; i < PICKED; i++) {
    const picked = dice.pick(leaves);
    for (const what of CHANGES) {
      const changed = change(graph, what, picked);
      const { turned, of } = movedBetween(graph, changed.graph, changed.about);
      if (of > 0) stability[what].push(turned / of);
    }
  }
}
