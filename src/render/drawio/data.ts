/** The data that draw.io shows of a cell under Edit Data. Holds only facts that the diagram itself shows. */
import { isAddress } from '../../graph/address.js';
import type { PresentedBox, PresentedNode } from '../../labels/model.js';
import type { Sheet } from './sheet.js';

const SEPARATOR = '; ';

/** Drops empty values. */
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

/**
 * Data key by which `--layout-from` finds an element again: its address, or the layout id of a box that has no address.
 */
const ADDRESS = 'address';
const BOX = 'box';
/** draw.io tag of every cell that marks a change, so that the user can hide the marks. */
export const CHANGES_TAG = 'changes';

export const dataOf = ({ said, leadsTo }: Sheet, id: string): Record<string, string> => ({
  [isAddress(id) ? ADDRESS : BOX]: id,
  ...wordsOf(said.get(id)),
  ...filled({ link: leadsTo(id) }),
});
