/** Counts the connected and placed resources of one diagram. */
import { isLocationOnly } from '../../src/catalog/boxes.js';
import { isPseudoType } from '../../src/graph/counts.js';
import type { Graph, GraphNode } from '../../src/graph/model.js';
import { isContainerType } from '../../src/graph/node-types.js';
import type { Ledger } from '../../src/inference/ledger.js';
import { smallNodesOf } from '../../src/labels/grouping/strips.js';
import { causesOf, UNCONNECTABLE } from './causes.js';

export type Counts = ReadonlyMap<string, number>;

export interface Row {
  readonly name: string;
  /** Resources of the input. */
  readonly resources: number;
  /** Number of icons, without actors and boxes. */
  readonly icons: number;
  /** Icons without edges, by type. */
  readonly unconnected: Counts;
  /** Icons without edges and outside of all boxes, by type. */
  readonly unplaced: Counts;
  /** The same numbers for icons in full size. */
  readonly fullSize: { readonly icons: number; readonly unconnected: number; readonly unplaced: number };
  /** Number of icons without edges by cause (causes.ts). */
  readonly causes: Counts;
  /** Icons without edges and boxes that something in the input could connect. */
  readonly connectableUnplaced: number;
  /** Edges between two icons. */
  readonly edges: number;
  readonly subnets: number;
  /** Subnets without contents. */
  readonly empty: number;
  /** Empty subnets without edges that an icon refers to. */
  readonly named: number;
  /** Such subnets that an icon outside of their network refers to. */
  readonly outsideNetwork: number;
  readonly hidden: number;
  /** Texts that could mean several resources. */
  readonly unclear: number;
  /** Number of edges by the rule of their best evidence. */
  readonly rules: Counts;
}

const SUBNETS: ReadonlySet<string> = new Set(['aws_subnet', 'azurerm_subnet', 'google_compute_subnetwork']);

const isIcon = ({ type }: GraphNode): boolean => !isContainerType(type) && !isPseudoType(type);

function counted(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

export const total = (counts: Counts): number => [...counts.values()].reduce((all, one) => all + one, 0);

const typesOf = (nodes: readonly GraphNode[]): Counts => counted(nodes.map(({ type }) => type));

export function rowOf(name: string, graph: Graph, ledger: Ledger): Row {
  const nodes = [...graph.nodes.values()];
  const icons = nodes.filter(isIcon);
  const joined = new Set(graph.edges.flatMap(({ from, to }) => [from, to]));
  const unconnected = icons.filter(({ address }) => !joined.has(address));
  const causes = causesOf(unconnected, graph, ledger);
  const small = smallNodesOf(graph, ({ type }) => isContainerType(type));
  const isLarge = ({ address }: GraphNode): boolean => !small.has(address);
  const isUnplaced = ({ parent }: GraphNode): boolean => parent === null;
  const holders = new Set(nodes.map(({ parent }) => parent));
  const subnets = nodes.filter(({ type }) => SUBNETS.has(type));
  const empty = subnets.filter(({ address }) => !holders.has(address));
  const unused = empty.filter(({ address }) => !joined.has(address));
  const named = namedByIcons(graph, ledger);
  const between = graph.edges.filter(({ from, to }) => [from, to].every((end) => isIcon(graph.nodes.get(end)!)));
  return {
    name,
    resources: ledger.summary.total,
    icons: icons.length,
    unconnected: typesOf(unconnected),
    unplaced: typesOf(unconnected.filter(isUnplaced)),
    fullSize: {
      icons: icons.filter(isLarge).length,
      unconnected: unconnected.filter(isLarge).length,
      unplaced: unconnected.filter(isLarge).filter(isUnplaced).length,
    },
    causes: counted(causes.values()),
    connectableUnplaced: unconnected.filter((node) => isUnplaced(node) && causes.get(node.address) !== UNCONNECTABLE)
      .length,
    edges: between.length,
    subnets: subnets.length,
    empty: empty.length,
    named: unused.filter(({ address }) => named.has(address)).length,
    outsideNetwork: unused.filter((subnet) => isOutsideNetwork(subnet, named.get(subnet.address) ?? [], graph)).length,
    hidden: ledger.summary.hidden,
    unclear: ledger.unclear.length,
    rules: counted(ledger.arrows.map(({ evidence }) => evidence[0]?.rule ?? 'none')),
  };
}

/** Returns the icons that refer to each resource, themselves or through folded resources. */
function namedByIcons({ nodes }: Graph, { entries, references }: Ledger): ReadonlyMap<string, readonly GraphNode[]> {
  const nodeOf = new Map(
    entries.flatMap((entry) => (entry.bucket === 'hidden' ? [] : [[entry.address, entry.node] as const])),
  );
  const named = new Map<string, GraphNode[]>();
  for (const { from, to } of references) {
    const node = nodes.get(nodeOf.get(from) ?? '');
    if (node !== undefined && isIcon(node)) named.set(to, [...(named.get(to) ?? []), node]);
  }
  return named;
}

/**
 * True if an icon outside of the subnet's network refers to it. An icon in the same network may be in another of several referenced
 * subnets, or beside all of them.
 */
function isOutsideNetwork(subnet: GraphNode, namers: readonly GraphNode[], { nodes }: Graph): boolean {
  const networksOf = ({ parent }: GraphNode): readonly string[] => {
    const box = nodes.get(parent ?? '');
    if (box === undefined) return [];
    return [...(isLocationOnly(box.type) ? [] : [box.address]), ...networksOf(box)];
  };
  const networks = networksOf(subnet);
  return namers.some((namer) => !networksOf(namer).some((box) => networks.includes(box)));
}
