/** What draw.io shows of a cell under Edit Data: what the picture says of it, and nothing that it does not. */
import { isAddress } from '../../graph/address.js';
import type { PresentedBox, PresentedNode } from '../../labels/model.js';
import type { Sheet } from './sheet.js';

const SEPARATOR = '; ';

/** Without those that have nothing to say. */
const filled = (data: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(data).filter((entry): entry is [string, string] => !!entry[1]));

function wordsOf(item: PresentedNode | PresentedBox | undefined): Record<string, string> {
  if (item === undefined) return {};
  const { title, details, alert, change, changeLines = [] } = item;
  const ofNode = item.kind === 'node' ? { name: item.name, instances: item.instances } : {};
  return filled({
    type: item.type,
    title,
    ...ofNode,
    details: details.join(SEPARATOR),
    change: change === 'none' ? '' : change,
    changes: changeLines.join(SEPARATOR),
    alert,
    relations: item.kind === 'node' ? item.relations.join(SEPARATOR) : '',
  });
}

/** By this it is found again: the address, or what a box without one is called in the layout. */
const ADDRESS = 'address';
const BOX = 'box';
/** Cells with a mark of a change have it: draw.io shows and hides by tags. */
export const CHANGES_TAG = 'changes';

export const dataOf = ({ said, leadsTo }: Sheet, id: string): Record<string, string> => ({
  [isAddress(id) ? ADDRESS : BOX]: id,
  ...wordsOf(said.get(id)),
  ...filled({ link: leadsTo(id) }),
});
