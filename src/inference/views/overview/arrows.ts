/** Arrows between the icons of an overview: how many connections each stands for, and which of them are drawn. */
import { createEdge } from '../../../graph/create.js';
import type { GraphEdge } from '../../../graph/model.js';
import { OVERVIEW_BOTH_WAYS, OVERVIEW_EDGES } from '../../limits.js';

export interface Bundle {
  readonly from: string;
  readonly to: string;
  readonly twoWay: boolean;
  readonly edges: GraphEdge[];
}

/**
 * Edges by where they lead from and to in the overview. Those within one icon, and those that lead nowhere, are in none.
 * @param endOf what an address is drawn as; null for nothing
 */
export function bundlesOf(edges: readonly GraphEdge[], endOf: (address: string) => string | null): Bundle[] {
  const bundles = new Map<string, Bundle>();
  const put = (from: string | null, to: string | null, edge: GraphEdge): void => {
    if (from === null || to === null || from === to) return;
    const key = `${from}\n${to}`;
    const bundle = bundles.get(key);
    if (bundle === undefined) bundles.set(key, { from, to, twoWay: false, edges: [edge] });
    else bundle.edges.push(edge);
  };
  for (const edge of edges) {
    put(endOf(edge.from), endOf(edge.to), edge);
    if (edge.twoWay) put(endOf(edge.to), endOf(edge.from), edge);
  }
  return [...bundles.values()];
}

/**
 * One arrow a pair: in the direction of most connections, with two heads where nearly as many lead the other way.
 */
export function paired(bundles: readonly Bundle[]): Bundle[] {
  const byEnds = new Map(bundles.map((bundle) => [`${bundle.from}\n${bundle.to}`, bundle]));
  return bundles.flatMap((bundle): Bundle[] => {
    const back = byEnds.get(`${bundle.to}\n${bundle.from}`);
    if (back === undefined) return [bundle];
    const difference = bundle.edges.length - back.edges.length || (bundle.from < bundle.to ? 1 : -1);
    if (difference < 0) return [];
    const isTwoWay = back.edges.length >= bundle.edges.length * OVERVIEW_BOTH_WAYS;
    return [{ ...bundle, twoWay: isTwoWay, edges: [...bundle.edges, ...back.edges] }];
  });
}

/**
 * So many, those that stand for most connections. The strongest to each icon is among them, and the strongest from one
 * that has no other, so that each shows what calls it and none stands alone that is joined to others.
 */
export function strongest(bundles: readonly Bundle[], icons: number): readonly Bundle[] {
  const most = Math.ceil(icons * OVERVIEW_EDGES);
  if (bundles.length <= most) return bundles;
  const inOrder = [...bundles].sort((a, b) => b.edges.length - a.edges.length);
  const chosen = new Set<Bundle>();
  const joined = new Set<string>();
  const choose = (bundle: Bundle): void => {
    chosen.add(bundle);
    joined.add(bundle.from).add(bundle.to);
  };
  const called = new Set<string>();
  for (const bundle of inOrder) {
    if (!called.has(bundle.to)) choose(bundle);
    called.add(bundle.to);
  }
  for (const bundle of inOrder) if (!joined.has(bundle.from)) choose(bundle);
  for (const bundle of inOrder) if (chosen.size < most) choose(bundle);
  return bundles.filter((bundle) => chosen.has(bundle));
}

/** The arrow of a bundle: what is true of each of its edges. */
export function arrowOf({ from, to, twoWay, edges }: Bundle): GraphEdge {
  const [first] = edges as [GraphEdge, ...GraphEdge[]];
  const label = edges.every((edge) => edge.label === first.label) ? first.label : '';
  const provenance = edges.some((edge) => edge.provenance === 'planned') ? 'planned' : first.provenance;
  const isThin = edges.every((edge) => edge.thin === true);
  return createEdge({ from, to, twoWay, label, provenance, ...(isThin && { thin: true as const }) });
}
