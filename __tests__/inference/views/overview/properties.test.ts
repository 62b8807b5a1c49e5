import fc from 'fast-check';
import { KNOWLEDGE } from '../../../../src/catalog/knowledge.js';
import { countResources } from '../../../../src/graph/counts.js';
import { createGraph } from '../../../../src/graph/create.js';
import type { Graph, GraphNode } from '../../../../src/graph/model.js';
import { isContainerType } from '../../../../src/graph/node-types.js';
import { ancestorsOf } from '../../../../src/graph/tree.js';
import { overview } from '../../../../src/inference/views/overview/index.js';
import { anyGraph } from '../simplify/graphs.js';

const sizes = fc.record({ from: fc.constant(0), withLines: fc.constant(0), size: fc.integer({ min: 1, max: 30 }) });
const leavesOf = (graph: Graph): GraphNode[] => [...graph.nodes.values()].filter(({ type }) => !isContainerType(type));
/** Containers in which nothing is at any depth. */
const hollowIn = (graph: Graph): GraphNode[] => {
  const full = new Set(leavesOf(graph).flatMap(({ address }) => ancestorsOf(graph, address).map((box) => box.address)));
  return [...graph.nodes.values()].filter(({ address, type }) => isContainerType(type) && !full.has(address));
};
const isContents = ({ type }: GraphNode): boolean => type.endsWith('_contents');

const forAnyOverview = (check: (seen: Graph, graph: Graph, size: number) => void) =>
  fc.assert(
    fc.property(anyGraph(30), sizes, (graph, limits) => {
      const found = overview(graph, KNOWLEDGE, limits);
      if (found !== null) check(found.graph, graph, limits.size);
    }),
  );

test('the graph is valid, and smaller than the one that it stands for', () => {
  forAnyOverview((seen, graph) => {
    const again = createGraph({ ...seen, nodes: seen.nodes.values() });
    expect([...again.nodes.values()]).toEqual([...seen.nodes.values()]);
    expect(again.edges).toEqual(seen.edges);
    expect(seen.nodes.size).toBeLessThan(graph.nodes.size);
    expect(seen.nodes.size).toBeGreaterThan(0);
  });
});

test('every resource is counted', () => {
  forAnyOverview((seen, graph) => {
    const total = leavesOf(seen).reduce((sum, { count }) => sum + count, 0);
    expect(total).toBeGreaterThanOrEqual(countResources(leavesOf(graph)));
    const types = new Set(leavesOf(seen).map(({ type }) => type));
    for (const { type } of leavesOf(graph)) {
      expect(types.has(type) || leavesOf(seen).some(isContents)).toBe(true);
    }
  });
});

test('boxes are containers of the graph, with an icon in them as they had one, nested as they were', () => {
  forAnyOverview((seen, graph) => {
    const hollow = new Set(hollowIn(graph).map(({ address }) => address));
    for (const { address } of hollowIn(seen)) expect(hollow.has(address)).toBe(true);
    for (const { address, type } of seen.nodes.values()) {
      if (!isContainerType(type)) continue;
      const around = new Set(ancestorsOf(graph, address).map((box) => box.address));
      for (const outer of ancestorsOf(seen, address)) {
        const isPeer = outer.count > 1 || outer.labelOverride !== undefined;
        expect(around.has(outer.address) || isPeer).toBe(true);
      }
    }
  });
});

test('what is empty is not lost: a container with nothing in it is drawn, counted, or in one that is', () => {
  forAnyOverview((seen, graph) => {
    const hollow = new Set(hollowIn(graph).map(({ address }) => address));
    const outermost = [...hollow].filter(
      (address) => !ancestorsOf(graph, address).some((box) => hollow.has(box.address)),
    );
    const types = new Set([...seen.nodes.values()].map(({ type }) => type));
    for (const address of outermost) {
      const { type } = graph.nodes.get(address) as GraphNode;
      expect(types.has(type) || leavesOf(seen).some(isContents)).toBe(true);
    }
  });
});

test('an arrow stands for connections between what its ends stand for; none leads to its own box', () => {
  forAnyOverview((seen, graph) => {
    const typesOf = (end: string): ReadonlySet<string> | null => {
      const node = seen.nodes.get(end) as GraphNode;
      return isContents(node) || isContainerType(node.type) ? null : new Set([node.type]);
    };
    for (const { from, to } of seen.edges) {
      expect(from).not.toBe(to);
      expect(ancestorsOf(seen, from).some(({ address }) => address === to)).toBe(false);
      const [starts, ends] = [typesOf(from), typesOf(to)];
      const isOne = graph.edges.some((edge) => {
        const fits = (a: string, b: string): boolean =>
          (starts?.has(graph.nodes.get(a)?.type ?? '') ?? true) && (ends?.has(graph.nodes.get(b)?.type ?? '') ?? true);
        return fits(edge.from, edge.to) || (edge.twoWay && fits(edge.to, edge.from));
      });
      expect(isOne).toBe(true);
    }
  });
});
