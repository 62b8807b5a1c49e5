/** Finds the new edges through which opened access arrives from outside. */
import { typeOf } from '../../graph/address.js';
import { isOpened } from '../../graph/changes.js';
import { isOutside } from '../../graph/outside.js';
import type { Presentation, PresentedEdge } from '../../labels/model.js';

/**
 * Returns a predicate that is true for a new edge from outside to an opened node. If the path leads through a gateway
 * on the border, it is true for both edges of that path.
 */
export function openingEdges({ items, edges }: Presentation): (edge: PresentedEdge) => boolean {
  const opened = new Set(items.filter(isOpened).map(({ id }) => id));
  if (opened.size === 0) return () => false;
  const gates = new Set(items.flatMap((item) => (item.kind === 'node' && item.onBorder ? [item.id] : [])));
  const fresh = edges.filter(({ change }) => change === 'create');
  const comes = new Set(fresh.flatMap(({ from, to }) => (isOutside(typeOf(from)) && gates.has(to) ? [to] : [])));
  const leads = new Set(fresh.flatMap(({ from, to }) => (gates.has(from) && opened.has(to) ? [from] : [])));
  return ({ from, to, change }) =>
    change === 'create' && (isOutside(typeOf(from)) || comes.has(from)) && (opened.has(to) || leads.has(to));
}
