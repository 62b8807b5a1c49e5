/** Texts for named blocks of one type that are added or removed: `-by_user`, `+by_mail`, `3 remain`. */
import type { BlockChange } from '../../graph/blocks.js';
import { BLOCK_NAMES_MAX } from './limits.js';
import * as messages from './messages.js';
import { named } from './words.js';

/** Returns one text per block, removed ones first. The number of remaining blocks follows if any are removed. */
export function blockWords({ removed, added, kept }: Omit<BlockChange, 'path'>): readonly string[] {
  const all = [
    ...removed.map((name) => messages.removedName(named(name))),
    ...added.map((name) => messages.addedName(named(name))),
  ];
  const more = all.length - BLOCK_NAMES_MAX;
  return [
    ...all.slice(0, BLOCK_NAMES_MAX),
    ...(more > 0 ? [messages.rowsMore(more)] : []),
    ...(removed.length > 0 && kept.length > 0 ? [messages.remaining(kept.length)] : []),
  ];
}
