import fc from 'fast-check';
import { KNOWLEDGE } from '../../../../src/catalog/knowledge.js';
import { isPseudoType } from '../../../../src/graph/counts.js';
import { createGraph } from '../../../../src/graph/create.js';
import type { Graph } from '../../../../src/graph/model.js';
import { isContainerType } from '../../../../src/graph/node-types.js';
import { simplify } from '../../../../src/inference/views/simplify/index.js';
import { anyGraph } from './graphs.js';

const graphs = anyGraph(24);
const leavesOf = (graph: Graph) => [...graph.nodes.values()].filter(({ type }) => !isContainerType(type));
const whole = ({ nodes, edges, title }: Graph) => ({ title, nodes: [...nodes.values()], edges });

test('every node is kept, left out, or folded into one that is there', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const { graph: seen, contracted, folded } = simplify(graph);
      for (const address of graph.nodes.keys()) {
        const into = folded.get(address);
        const fates = [contracted.has(address), into !== undefined, seen.nodes.has(address) && into === undefined];
        // A new node may have the address of one that has folded into it, never that of any other.
        if (into === address || fates.filter(Boolean).length !== 1) {
          throw new Error(`${address}: ${fates.join()}`);
        }
        if (into !== undefined) expect(seen.nodes.has(into)).toBe(true);
      }
      const sources = new Set(folded.values());
      for (const address of seen.nodes.keys()) expect(graph.nodes.has(address) || sources.has(address)).toBe(true);
    }),
  );
});

test('the graph is valid, and simple already when it is simplified again', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const { graph: seen } = simplify(graph);
      expect(whole(createGraph({ ...seen, nodes: seen.nodes.values() }))).toEqual(whole(seen));
      const again = simplify(seen);
      expect(whole(again.graph)).toEqual(whole(seen));
      expect([again.contracted.size, again.folded.size]).toEqual([0, 0]);
    }),
  );
});

test('something is left of something', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const { graph: seen } = simplify(graph);
      expect(seen.nodes.size > 0).toBe(graph.nodes.size > 0);
      const services = leavesOf(graph).filter(
        ({ type }) => KNOWLEDGE.factsOf(type).plumbing !== true && !type.startsWith('tv_'),
      );
      if (services.length === 0) return;
      const types = new Set(leavesOf(seen).map(({ type }) => type));
      for (const { type } of services) expect(types.has(type)).toBe(true);
      const full = new Set<string | null>();
      for (const { parent } of leavesOf(seen)) {
        for (let at = parent; at !== null; at = seen.nodes.get(at)?.parent ?? null) full.add(at);
      }
      const boxes = [...seen.nodes.values()].filter(({ type }) => isContainerType(type));
      expect(boxes.filter(({ address, type }) => !full.has(address) || type === 'aws_security_group')).toEqual([]);
    }),
  );
});

/** From where to where arrows lead, over any number of nodes that are left out. */
function reach(graph: Graph, isThrough: (address: string) => boolean): Set<string> {
  const next = new Map<string, string[]>();
  const put = (from: string, to: string) => next.set(from, [...(next.get(from) ?? []), to]);
  for (const { from, to, twoWay } of graph.edges) {
    put(from, to);
    if (twoWay) put(to, from);
  }
  const pairs = new Set<string>();
  for (const start of graph.nodes.keys()) {
    if (isThrough(start)) continue;
    const seen = new Set<string>();
    const open = [...(next.get(start) ?? [])];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      if (isThrough(at)) open.push(...(next.get(at) ?? []));
      else pairs.add(`${start} -> ${at}`);
    }
  }
  return pairs;
}

test('one service points at another where it did so before, over plumbing or without', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const { graph: seen, contracted, folded } = simplify(graph);
      const isLeaf = (address: string) => !isContainerType(graph.nodes.get(address)?.type ?? '');
      const end = (address: string) => folded.get(address) ?? address;
      const isArrow = (from: string, to: string) =>
        graph.edges.some((edge) => edge.from === from && edge.to === to) ||
        graph.edges.some((edge) => edge.twoWay && edge.from === to && edge.to === from);
      const expected = new Set<string>();
      for (const pair of reach(graph, (address) => contracted.has(address) && isLeaf(address))) {
        const [from, to] = pair.split(' -> ') as [string, string];
        // What arrows to boxes come to is in simplify.test.ts; two of one family point at each other no more.
        if (!isLeaf(to) || contracted.has(from)) continue;
        // Ways out of services over plumbing are plumbing.
        if (isPseudoType(graph.nodes.get(to)?.type ?? '') && !isArrow(from, to)) continue;
        const own = graph.edges.some((edge) => edge.from === edge.to && edge.from === from);
        if (end(from) !== end(to) || own) expected.add(`${end(from)} -> ${end(to)}`);
      }
      const drawn = new Set(
        seen.edges.flatMap(({ from, to, twoWay }) => [`${from} -> ${to}`, ...(twoWay ? [`${to} -> ${from}`] : [])]),
      );
      for (const pair of expected) expect(drawn.has(pair)).toBe(true);
    }),
  );
});
