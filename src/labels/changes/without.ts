import type { Presentation, PresentedBox, PresentedEdge, PresentedNode } from '../model.js';

type Item = PresentedNode | PresentedBox;

/** What is drawn as it will be, whatever the plan does to it. */
export const withoutChange = ({ changed: _, changeLines: __, driftLine: ___, ghostOf: ____, ...item }: Item): Item =>
  ({ ...item, change: 'none', alert: '' }) as Item;

export const edgeWithoutChange = ({ change: _, ...edge }: PresentedEdge): Presentation['edges'][number] => edge;
