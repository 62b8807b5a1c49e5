/** What a flowchart needs of a presentation. Whoever has kept but these parts of one can draw it, too. */
import type { PresentedBox, PresentedEdge, PresentedNode } from '../../labels/model.js';

type Shared = 'id' | 'parent' | 'type' | 'title' | 'details' | 'alert' | 'change';
/** Of what strangers have kept it may not be there. */
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

/** Items by id, and what is in each box, both in the order of the list. */
export interface Tree {
  readonly byId: ReadonlyMap<string, ChartItem>;
  readonly inside: ReadonlyMap<string | null, readonly ChartItem[]>;
}

/** What strangers have kept may have boxes in a circle and two of one id: the first one counts, a circle is nowhere. */
export function treeOf({ items }: Pick<Chart, 'items'>): Tree {
  const byId = new Map<string, ChartItem>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  const inside = new Map<string | null, ChartItem[]>();
  for (const item of byId.values()) {
    const parent = item.parent !== null && byId.has(item.parent) ? item.parent : null;
    const siblings = inside.get(parent);
    if (siblings === undefined) inside.set(parent, [item]);
    else siblings.push(item);
  }
  return { byId, inside };
}

/** The chart without what hangs from nothing: boxes before what is in them, edges between what is there. */
export function sound({ items, edges }: Chart): Chart {
  const { inside } = treeOf({ items });
  const found: ChartItem[] = [];
  const stack = [...(inside.get(null) ?? [])].reverse();
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    found.push(item);
    stack.push(...[...(inside.get(item.id) ?? [])].reverse());
  }
  const ids = new Set(found.map(({ id }) => id));
  return { items: found, edges: edges.filter(({ from, to }) => ids.has(from) && ids.has(to)) };
}
