/** Two sides for the tests of comparisons. */
import fc from 'fast-check';
import { compare } from '../../src/diff/index.js';
import type { LedgerEntry, Revision, Statements } from '../../src/diff/model.js';
import { type Address, formatAddress, parseAddress, withCopy } from '../../src/graph/address.js';
import { createGraph, createNode } from '../../src/graph/create.js';
import type { Attributes, Graph, GraphEdge, GraphNode } from '../../src/graph/model.js';
import { isContainerType } from '../../src/graph/node-types.js';
import { anyGraph, graph } from '../inference/views/simplify/graphs.js';

export interface Extra {
  readonly nodes?: Readonly<Record<string, Partial<GraphNode>>>;
  readonly entries?: readonly (Partial<LedgerEntry> & { readonly address: string })[];
  readonly values?: Readonly<Record<string, Attributes>>;
}

/** A graph as `graph` takes it, and what else there is to know of it. */
export function side(
  tree: string,
  arrows: readonly string[] = [],
  { nodes = {}, entries, values = {} }: Extra = {},
): Revision {
  const plain = graph(tree, ...arrows);
  const all = [...plain.nodes.values()].map((node) => createNode({ ...node, ...nodes[node.address] }));
  return {
    graph: createGraph({ nodes: all, edges: plain.edges }),
    entries: (entries ?? []).map((entry) => ({ origin: entry.address, bucket: 'drawn', ...entry })),
    values: new Map(Object.entries(values)),
  };
}

export const sideOfGraph = (of: Graph): Revision => ({ graph: of, entries: [], values: new Map() });

export const said = (
  moved: Readonly<Record<string, string>> = {},
  forgotten: readonly string[] = [],
  imported: readonly string[] = [],
): Statements => ({
  moved: new Map(Object.entries(moved)),
  forgotten: new Set(forgotten),
  imported: new Set(imported),
});

const markOf = ({ change, ghostOf, changed }: GraphNode): string =>
  [
    ghostOf === undefined ? change : `ghost of ${ghostOf}`,
    ...(changed === undefined ? [] : [JSON.stringify(changed)]),
  ].join(' ');

/** What has a mark: nodes with the box that they are in, then edges. */
export function marks(union: Graph): string[] {
  const nodes = [...union.nodes.values()].flatMap((node) =>
    node.change === 'none'
      ? []
      : [`${node.address}${node.parent === null ? '' : ` in ${node.parent}`}: ${markOf(node)}`],
  );
  const edges = union.edges.flatMap(({ from, to, twoWay, label, change }) =>
    change === undefined ? [] : [`${from} ${twoWay ? '<->' : '->'} ${to}${label === '' ? '' : ` ${label}`}: ${change}`],
  );
  return [...nodes, ...edges];
}

export const marksOf = (before: Revision, after: Revision, statements?: Statements): string[] =>
  marks(compare(before, after, statements));

/** Without the marks of a plan, which a comparison leaves out. */
export const plainNodes = (of: Graph): GraphNode[] =>
  [...of.nodes.values()].map(({ changed: _, ghostOf: __, ...node }) => ({ ...node, change: 'none' }));

export const plainEdges = (of: Graph): GraphEdge[] => of.edges.map(({ change: _, ...edge }) => edge);

const ATTRIBUTES: readonly Attributes[] = [{}, { engine: 'a' }, { engine: 'b', name: 'n' }, { name: 'm', size: '1' }];

function instanceOf(address: string, i: number): string {
  const parts = parseAddress(address) as Address;
  return formatAddress({ ...parts, indexes: [...parts.indexes, String(i)] });
}

/** Something of a graph taken away, put elsewhere, or otherwise than it was. */
function edited(of: Graph, numbers: readonly number[]): Graph {
  const numberAt = (at: number): number => numbers[at % numbers.length] ?? 0;
  const left = [...of.nodes.values()].filter((node, at) => isContainerType(node.type) || numberAt(at) % 6 !== 0);
  const boxes = left.filter(({ type }) => isContainerType(type)).map(({ address }) => address);
  const nodes = left.map((node, at): GraphNode => {
    const n = numberAt(at);
    const isMoved = !isContainerType(node.type) && n % 6 === 1;
    const instances = Array.from({ length: 1 + (n % 4) }, (_, i) =>
      i === 0 ? node.address : instanceOf(node.address, i),
    );
    const isSeveral = !isContainerType(node.type) && n % 6 === 2 && instances.length > 1;
    return createNode({
      ...node,
      ...(isMoved && { parent: boxes[n % (boxes.length + 1)] ?? null }),
      ...(isSeveral && { count: instances.length, instances }),
      attributes: ATTRIBUTES[n % ATTRIBUTES.length] as Attributes,
      change: n % 2 === 0 ? 'create' : 'none',
    });
  });
  const there = new Set(nodes.map(({ address }) => address));
  const edges = of.edges.filter(({ from, to }, at) => there.has(from) && there.has(to) && numberAt(at + 1) % 5 !== 0);
  return createGraph({
    title: of.title,
    nodes,
    edges: edges.map((edge, at) => ({ ...edge, label: numberAt(at) % 5 === 1 ? '80' : edge.label })),
  });
}

/** A graph before and one after: one edited in two ways, or two that have little to do with each other. */
export const pairs: fc.Arbitrary<readonly [Graph, Graph]> = fc.oneof(
  fc
    .tuple(
      anyGraph(20),
      fc.array(fc.nat(), { minLength: 7, maxLength: 20 }),
      fc.array(fc.nat(), { minLength: 7, maxLength: 20 }),
    )
    .map(([of, a, b]) => [edited(of, a), edited(of, b)] as const),
  fc.tuple(anyGraph(12), anyGraph(12)),
);

/** Two sides with ledgers, and what the code after says: some things of a graph under other addresses. */
export const sides: fc.Arbitrary<readonly [Revision, Revision, Statements]> = fc
  .tuple(pairs, fc.array(fc.nat(), { minLength: 5, maxLength: 15 }))
  .map(([[a, b], numbers]) => {
    const moved = new Map<string, string>();
    const renamed = (address: string): string => {
      const stem = withCopy(address, null);
      const n = numbers[[...stem].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % numbers.length] ?? 0;
      if (n % 3 !== 0) return address;
      const parts = parseAddress(address) as Address;
      const modules = n % 2 === 0 ? [{ name: 'new', index: null }, ...parts.modules] : parts.modules;
      const name = `${parts.name}_new`;
      moved.set(stem, formatAddress({ ...parts, modules, name, copy: null }));
      return formatAddress({ ...parts, modules, name });
    };
    const after = readdressed(b, renamed);
    const inLedger = (of: Graph, others: Graph, known: (address: string) => string): LedgerEntry[] => {
      const own = new Set([...of.nodes.values()].flatMap(stemsOf));
      const node = [...of.nodes.keys()][0];
      const rest = [...new Set([...others.nodes.values()].flatMap(stemsOf).map(known))].filter(
        (stem) => !own.has(stem),
      );
      return [
        ...[...of.nodes.values()].flatMap((one) =>
          stemsOf(one).map((stem) => ({ address: stem, origin: stem, bucket: 'drawn' as const, node: one.address })),
        ),
        ...rest.flatMap((stem, at): LedgerEntry[] => {
          const n = (numbers[at % numbers.length] ?? 0) % 4;
          if (n === 0) return [{ address: stem, origin: stem, bucket: 'hidden' }];
          return n === 1 && node !== undefined ? [{ address: stem, origin: stem, bucket: 'folded', node }] : [];
        }),
      ];
    };
    const back = new Map([...moved].map(([from, to]) => [to, from]));
    return [
      { graph: a, entries: inLedger(a, after, (stem) => back.get(stem) ?? stem), values: new Map() },
      { graph: after, entries: inLedger(after, a, (stem) => moved.get(stem) ?? stem), values: new Map() },
      { moved, forgotten: new Set(), imported: new Set() },
    ] as const;
  });

const stemsOf = ({ address, instances }: GraphNode): string[] =>
  (instances ?? [address]).map((one) => withCopy(one, null));

function readdressed(of: Graph, renamed: (address: string) => string): Graph {
  const nodes = [...of.nodes.values()].map(({ instances, ...node }) =>
    createNode({
      ...node,
      address: renamed(node.address),
      parent: node.parent === null ? null : renamed(node.parent),
      ...(instances !== undefined && { instances: instances.map(renamed) }),
    }),
  );
  const edges = of.edges.map((edge) => ({ ...edge, from: renamed(edge.from), to: renamed(edge.to) }));
  return createGraph({ title: of.title, nodes, edges });
}
