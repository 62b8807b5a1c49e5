/** Pinned layouts: positions of an earlier diagram, as edited by a person. */
import { isAddress } from '../graph/address.js';
import type { Presentation } from '../labels/model.js';
import type { PinnedLayout } from '../layout/pinned/model.js';
import * as messages from './messages.js';

/** The file of `--layout-from`. */
export interface PlacesFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads the pinned layout of a file; null without a file.
 * @throws InvalidInput if the file has no pinned layout
 */
export async function pinnedLayoutIn(file: PlacesFile | null | undefined): Promise<PinnedLayout | null> {
  if (!file) return null;
  const { readPinnedLayout } = await import('../layout/pinned/read.js');
  return readPinnedLayout(file.name, file.bytes);
}

/**
 * Returns notes on elements without a position, and on positions of elements that are gone. Elements without an address
 * are not mentioned.
 */
export function pinnedLayoutWarnings({ elements }: PinnedLayout, { items }: Presentation): string[] {
  const drawn = new Set(items.map(({ id }) => id));
  const gone = [...elements.keys()].filter((id) => isAddress(id) && !drawn.has(id));
  const added = items.filter(({ id }) => isAddress(id) && !elements.has(id)).map(({ id }) => id);
  return [
    ...(gone.length === 0 ? [] : [messages.placesGone(gone)]),
    ...(added.length === 0 ? [] : [messages.placesNew(added)]),
  ];
}
