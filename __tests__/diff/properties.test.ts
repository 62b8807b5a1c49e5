import fc from 'fast-check';
import { compare } from '../../src/diff/index.js';
import { withInstancesApart } from '../../src/diff/instances.js';
import type { Revision } from '../../src/diff/model.js';
import { indexRevisions } from '../../src/diff/revision-index.js';
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { Graph, GraphNode } from '../../src/graph/model.js';
import { anyGraph } from '../inference/views/simplify/graphs.js';
import { sideOf } from './side-of.js';
import { marks, plainEdges, plainNodes, sideOfGraph, sides } from './support.js';

const union = (a: Graph, b: Graph): Graph => compare(sideOfGraph(a), sideOfGraph(b));

test('a graph compared with itself has no mark, and is that graph', () => {
  fc.assert(
    fc.property(anyGraph(30), (of) => {
      const same = union(of, of);
      expect(marks(same)).toEqual([]);
      expect([...same.nodes.values()]).toEqual(plainNodes(of));
      expect(same.edges).toEqual(of.edges);
    }),
  );
});

test('both graphs come out of the union as they went in, with instances that come or go apart, in every word', () => {
  fc.assert(
    fc.property(sides, ([a, b, said]) => {
      const both = compare(a, b, said);
      const { before, after } = withInstancesApart(a, b, indexRevisions(a, b, said, null));
      for (const [which, { graph: of }] of [
        ['before', before],
        ['after', after],
      ] as const) {
        const side = sideOf(both, which);
        expect([...side.nodes.values()]).toEqual(plainNodes(of));
        expect(side.edges).toEqual(plainEdges(of));
      }
    }),
  );
});

test('the union is a valid graph', () => {
  fc.assert(
    fc.property(sides, (some) => {
      const { nodes, edges } = compare(...some);
      const again = createGraph({ nodes: nodes.values(), edges });
      expect([...again.nodes.values()]).toEqual([...nodes.values()]);
      expect(again.edges).toEqual(edges);
    }),
  );
});

const TURNED: Readonly<Record<string, string>> = { create: 'delete', delete: 'create' };

/** What it was and what it is, with its mark; read backwards where `isTurned`. What has no mark may have been drawn as part of another. */
function rowsOf({ nodes, edges }: Graph, isTurned: boolean): string[] {
  const isOld = ({ change }: GraphNode): boolean => change === 'delete';
  const rows = [...nodes.values()]
    .filter(({ before, change, ghostOf, isGone }) => {
      const isOneSided = isGone === true || before?.length === 0;
      return ghostOf === undefined && !(change === 'none' && isOneSided);
    })
    .map((node): string => {
      const before = node.before?.[0]?.address ?? (node.change === 'create' ? '' : node.address);
      const after = isOld(node) ? '' : node.address;
      const values = node.changed?.values?.map((one) => [
        one.name,
        ...(isTurned ? [one.after, one.before] : [one.before, one.after]),
      ]);
      const ends = isTurned ? [after, before] : [before, after];
      return JSON.stringify([ends, isTurned ? (TURNED[node.change] ?? node.change) : node.change, values]);
    });
  const between = edges
    .filter(({ change }) => change === 'create' || change === 'delete')
    .map(({ change }) => (isTurned ? TURNED[change as string] : change) as string);
  return [...rows, ...between].sort();
}

test('compared the other way round, everything is turned around', () => {
  fc.assert(
    fc.property(sides, ([a, b, said]) => {
      const back = { ...said, moved: new Map([...said.moved].map(([from, to]) => [to, from])) };
      expect(rowsOf(compare(b, a, back), true)).toEqual(rowsOf(compare(a, b, said), false));
    }),
  );
});

test('ten thousand nodes without anything quadratic', () => {
  const big = (moved: number): Revision => {
    const boxes = Array.from({ length: 100 }, (_, i) => createNode({ address: `aws_vpc.v${i}` }));
    const nodes = Array.from({ length: 10_000 }, (_, i) =>
      createNode({
        address: `aws_instance.i${i % 20 === 0 ? `${moved}_${i}` : i}`,
        parent: `aws_vpc.v${i % 10 === 1 ? (i + moved) % 100 : i % 100}`,
        attributes: { instance_type: i % 7 === 0 ? `t${moved}` : 't' },
      }),
    );
    const edges = nodes.map(({ address }, i) =>
      createEdge({ from: address, to: nodes[(i * 7 + moved) % nodes.length]!.address }),
    );
    return sideOfGraph(createGraph({ nodes: [...boxes, ...nodes], edges }));
  };
  const [before, after] = [big(0), big(1)];
  const start = process.cpuUsage();
  const { nodes } = compare(before, after);
  // About 1.5 s of CPU on a free core; what is quadratic takes minutes.
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(20);
  expect(nodes.size).toBeGreaterThan(10_000);
});
