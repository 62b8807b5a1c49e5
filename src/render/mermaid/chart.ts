/** The parts of a presentation that a flowchart needs, so that a stored summary of a graph can be drawn too. */
import type { PresentedBox, PresentedEdge, PresentedNode } from '../../labels/model.js';

type Shared = 'id' | 'parent' | 'type' | 'title' | 'details' | 'alert' | 'change';
/** Absent from some stored summaries. */
type Changing = Partial<Pick<PresentedNode, 'changed' | 'changeLines' | 'ghostOf'>>;

export type ChartItem =
  | (Pick<PresentedBox, Shared | 'kind'> & Changing)
  | (Pick<PresentedNode, Shared | 'kind'> & Pick<PresentedNode, 'name' | 'badge' | 'count'> & Changing);

export type ChartEdge = Pick<PresentedEdge, 'from' | 'to' | 'twoWay' | 'label' | 'inferred'> &
  Partial<Pick<PresentedEdge, 'thin' | 'change'>>;

export interface Chart {
  readonly items: readonly ChartItem[];
  readonly edges: readonly ChartEdge[];
}

/** Items by id, and the items in each box, both in list order. */
export interface Tree {
  readonly byId: ReadonlyMap<string, ChartItem>;
  /** The key null is the top level. */
  readonly contents: ReadonlyMap<string | null, readonly ChartItem[]>;
}

/**
 * Returns the tree of the items. A stored summary is untrusted: the first of two items with one id counts, and boxes
 * that contain each other are unreachable.
 */
export function treeOf({ items }: Pick<Chart, 'items'>): Tree {
  const byId = new Map<string, ChartItem>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  const contents = new Map<string | null, ChartItem[]>();
  for (const item of byId.values()) {
    const parent = item.parent !== null && byId.has(item.parent) ? item.parent : null;
    const siblings = contents.get(parent);
    if (siblings === undefined) contents.set(parent, [item]);
    else siblings.push(item);
  }
  return { byId, contents };
}

/** Returns the chart without unreachable items and the edges to them. Boxes come before their content. */
export function sound({ items, edges }: Chart): Chart {
  const { contents } = treeOf({ items });
  const reachable: ChartItem[] = [];
  const stack = [...(contents.get(null) ?? [])].reverse();
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    reachable.push(item);
    stack.push(...[...(contents.get(item.id) ?? [])].reverse());
  }
  const ids = new Set(reachable.map(({ id }) => id));
  return { items: reachable, edges: edges.filter(({ from, to }) => ids.has(from) && ids.has(to)) };
}
