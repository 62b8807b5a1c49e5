/** Removes bare boxes (no frame, no title), for formats that have a layout engine of their own. */
import type { Presentation, PresentedBox, PresentedNode } from '../labels/model.js';

/** Moves the content of bare boxes to the enclosing box, and drops the bare boxes. */
export function withoutBareBoxes(presentation: Presentation): Presentation {
  const parentOfBare = new Map(
    presentation.items.flatMap((item) => (isBare(item) ? [[item.id, item.parent] as const] : [])),
  );
  if (parentOfBare.size === 0) return presentation;
  const items = presentation.items.flatMap((item) => {
    if (isBare(item)) return [];
    const parent = parentOfBare.get(item.parent ?? '');
    return [parent === undefined ? item : { ...item, parent }];
  });
  return { ...presentation, items };
}

const isBare = (item: PresentedNode | PresentedBox): boolean => item.kind === 'box' && item.bare === true;
