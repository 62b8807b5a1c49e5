/** For formats that arrange by themselves: what stands in a box without frame and title is in the box around that. */
import type { Presentation, PresentedBox, PresentedNode } from '../labels/model.js';

export function withoutBareBoxes(presentation: Presentation): Presentation {
  const around = new Map(presentation.items.flatMap((item) => (isBare(item) ? [[item.id, item.parent] as const] : [])));
  if (around.size === 0) return presentation;
  const items = presentation.items.flatMap((item) => {
    if (isBare(item)) return [];
    const parent = around.get(item.parent ?? '');
    return [parent === undefined ? item : { ...item, parent }];
  });
  return { ...presentation, items };
}

const isBare = (item: PresentedNode | PresentedBox): boolean => item.kind === 'box' && item.bare === true;
