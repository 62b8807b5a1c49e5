/** What is connected and placed in one picture. */
import { isMerePlace } from '../../src/catalog/boxes.js';
import { isPseudoType } from '../../src/graph/counts.js';
import type { Graph, GraphNode } from '../../src/graph/model.js';
import { isContainerType } from '../../src/graph/node-types.js';
import type { Ledger } from '../../src/inference/ledger.js';
import { smallNodesOf } from '../../src/labels/grouping/strips.js';
import { causesOf, UNJOINABLE } from './causes.js';

export type Counts = ReadonlyMap<string, number>;

export interface Row {
  readonly name: string;
  /** Resources of the input. */
  readonly resources: number;
  /** Icons; people, programs and boxes are none. */
  readonly icons: number;
  /** Types of the icons without any arrow. */
  readonly silent: Counts;
  /** Types of the icons without any arrow, in no box. */
  readonly loose: Counts;
  /** The same of the icons that are drawn large. */
  readonly first: { readonly icons: number; readonly silent: number; readonly loose: number };
  /** Why the icons without any arrow have none, to their number; see causes.ts. */
  readonly causes: Counts;
  /** Icons without arrow and box that something in the input could join. */
  readonly joinableLoose: number;
  /** Arrows between two icons. */
  readonly arrows: number;
  readonly subnets: number;
  /** Subnets with nothing in them. */
  readonly empty: number;
  /** Of these, the ones that something names that is drawn as an icon, and at which no arrow ends. */
  readonly named: number;
  /** Of these, the ones that something names which stands in another network, or in none. */
  readonly astray: number;
  readonly hidden: number;
  /** Texts that could mean several resources. */
  readonly unclear: number;
  /** Rule to the number of arrows of which it is the surest proof. */
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
  const silent = icons.filter(({ address }) => !joined.has(address));
  const causes = causesOf(silent, graph, ledger);
  const small = smallNodesOf(graph, ({ type }) => isContainerType(type));
  const isLarge = ({ address }: GraphNode): boolean => !small.has(address);
  const isLoose = ({ parent }: GraphNode): boolean => parent === null;
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
    silent: typesOf(silent),
    loose: typesOf(silent.filter(isLoose)),
    first: {
      icons: icons.filter(isLarge).length,
      silent: silent.filter(isLarge).length,
      loose: silent.filter(isLarge).filter(isLoose).length,
    },
    causes: counted(causes.values()),
    joinableLoose: silent.filter((node) => isLoose(node) && causes.get(node.address) !== UNJOINABLE).length,
    arrows: between.length,
    subnets: subnets.length,
    empty: empty.length,
    named: unused.filter(({ address }) => named.has(address)).length,
    astray: unused.filter((subnet) => isAstray(subnet, named.get(subnet.address) ?? [], graph)).length,
    hidden: ledger.summary.hidden,
    unclear: ledger.unclear.length,
    rules: counted(ledger.arrows.map(({ evidence }) => evidence[0]?.rule ?? 'none')),
  };
}

/** What icons refer to, themselves or by what has folded into them. */
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

/** What is in the same network stands in one of several that a reference may mean, or around all of them. */
function isAstray(subnet: GraphNode, namers: readonly GraphNode[], { nodes }: Graph): boolean {
  const networksOf = ({ parent }: GraphNode): readonly string[] => {
    const box = nodes.get(parent ?? '');
    if (box === undefined) return [];
    return [...(isMerePlace(box.type) ? [] : [box.address]), ...networksOf(box)];
  };
  const around = networksOf(subnet);
  return namers.some((namer) => !networksOf(namer).some((box) => around.includes(box)));
}
