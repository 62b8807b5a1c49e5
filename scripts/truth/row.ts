/** What is connected and placed in one picture. */
import { isContainerType } from '../../src/graph/containers.js';
import { isPseudoType } from '../../src/graph/count-resources.js';
import type { Graph, GraphNode } from '../../src/graph/model.js';
import type { Ledger } from '../../src/understand/ledger.js';

export interface Row {
  readonly name: string;
  /** Resources of the input. */
  readonly resources: number;
  /** Icons; people, programs and boxes are none. */
  readonly icons: number;
  /** Icons without any arrow. */
  readonly silent: number;
  /** Icons without any arrow, in no box. */
  readonly loose: number;
  /** Arrows between two icons. */
  readonly arrows: number;
  readonly subnets: number;
  /** Subnets with nothing in them. */
  readonly empty: number;
  readonly hidden: number;
  /** Rule to the number of arrows of which it is the surest proof. */
  readonly rules: ReadonlyMap<string, number>;
}

const SUBNETS: ReadonlySet<string> = new Set(['aws_subnet', 'azurerm_subnet', 'google_compute_subnetwork']);

export function rowOf(name: string, graph: Graph, ledger: Ledger): Row {
  const nodes = [...graph.nodes.values()];
  const isIcon = ({ type }: GraphNode): boolean => !isContainerType(type) && !isPseudoType(type);
  const icons = nodes.filter(isIcon);
  const joined = new Set(graph.edges.flatMap(({ from, to }) => [from, to]));
  const silent = icons.filter(({ address }) => !joined.has(address));
  const holders = new Set(nodes.map(({ parent }) => parent));
  const subnets = nodes.filter(({ type }) => SUBNETS.has(type));
  const between = graph.edges.filter(({ from, to }) => [from, to].every((end) => isIcon(graph.nodes.get(end)!)));
  const rules = new Map<string, number>();
  for (const { evidence } of ledger.arrows) {
    const rule = evidence[0]?.rule ?? 'none';
    rules.set(rule, (rules.get(rule) ?? 0) + 1);
  }
  return {
    name,
    resources: ledger.summary.total,
    icons: icons.length,
    silent: silent.length,
    loose: silent.filter(({ parent }) => parent === null).length,
    arrows: between.length,
    subnets: subnets.length,
    empty: subnets.filter(({ address }) => !holders.has(address)).length,
    hidden: ledger.summary.hidden,
    rules,
  };
}
