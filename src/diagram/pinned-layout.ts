/** Takes over positions and other edits from the file of an earlier diagram, which a person has changed. */
import { isAddress } from '../graph/address.js';
import type { Presentation } from '../labels/model.js';
import type { editStateOf as EditStateOf } from '../layout/pinned/edits.js';
import type { PinnedLayout, PinnedPages } from '../layout/pinned/model.js';
import type { Output } from '../render/writer.js';
import * as messages from './messages.js';

/** The file of `--layout-from`, whose positions the new diagram keeps. */
export interface PlacesFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads the pinned layouts of the pages of a file; null without a file.
 * @throws InvalidInput if it is not a draw.io file
 */
export async function pinnedPagesIn(file: PlacesFile | null | undefined): Promise<PinnedPages | null> {
  if (!file) return null;
  const { readPinnedPages } = await import('../layout/pinned/read.js');
  return readPinnedPages(file.name, file.bytes);
}

/**
 * Returns notes on elements without a pinned position, and on pinned positions of elements that no longer exist. Leaves
 * out elements without an address.
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

/**
 * Returns the new file with the edits of an earlier one. In any case, adds the record by which the next run recognises
 * edits.
 * @throws InvalidInput if the earlier file cannot be read
 */
export async function withEditsOf(file: PlacesFile | null | undefined, output: Output): Promise<Output> {
  const { withEdits, withRecords } = await import('../layout/pinned/edits.js');
  const fresh = output.content as string;
  if (!file) return { ...output, content: withRecords(fresh) };
  const { text, deleted, deletedPages, isOld } = withEdits(fresh, textIn(file.bytes), file.name);
  const notes = [
    ...(deleted.length === 0 ? [] : [messages.deletedStay(deleted, file.name)]),
    ...(deletedPages.length === 0 ? [] : [messages.deletedPagesStay(deletedPages, file.name)]),
    ...(isOld ? [messages.editsUnknown(file.name)] : []),
  ];
  return { content: text, note: notes.length === 0 ? output.note : notes.join('; ') };
}

const textIn = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

/** Tells whether a file may be replaced without asking: only if it is `unchanged`. */
export async function editState(bytes: Uint8Array): Promise<ReturnType<typeof EditStateOf>> {
  const { editStateOf } = await import('../layout/pinned/edits.js');
  return editStateOf(textIn(bytes));
}
