import type { Presentation, PresentedBox, PresentedEdge, PresentedNode } from '../model.js';

type Item = PresentedNode | PresentedBox;

/** Returns the item without its change, in its state after the plan. */
export const withoutChange = ({ changed: _, changeLines: __, driftLine: ___, ghostOf: ____, ...item }: Item): Item =>
  ({ ...item, change: 'none', alert: '' }) as Item;

export const edgeWithoutChange = ({ change: _, ...edge }: PresentedEdge): Presentation['edges'][number] => edge;
