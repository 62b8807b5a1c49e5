/** Thin arrows that are no lines: what they would say stands in the tooltips of the small icons. */
import type { GraphEdge } from '../graph/model.js';
import { NAMES_LISTED } from '../limits.js';
import { severalNames } from '../messages.js';
import type { Ranks } from './grouping/ranks.js';
import { usedBy, uses } from './messages.js';
import type { PresentedBox, PresentedNode } from './model.js';

type Item = PresentedNode | PresentedBox;

/** The items with what uses those of the second rank, and what these use; in the order of the arrows. */
export function inWords(items: readonly Item[], unsaid: readonly GraphEdge[], ranks: Ranks): readonly Item[] {
  if (unsaid.length === 0) return items;
  const names = new Map(items.map((item) => [item.id, nameOf(item)]));
  const users = new Map<string, Set<string>>();
  const used = new Map<string, Set<string>>();
  const note = (notes: Map<string, Set<string>>, at: string, other: string): void => {
    const name = names.get(other);
    if (!ranks.has(at) || name === undefined) return;
    notes.set(at, (notes.get(at) ?? new Set()).add(name));
  };
  for (const { from, to } of unsaid) {
    if (from === to) continue;
    note(users, to, from);
    note(used, from, to);
  }
  return items.map((item) => {
    if (item.kind === 'box') return item;
    const words = [listed(users.get(item.id), usedBy), listed(used.get(item.id), uses)].filter((text) => text !== '');
    return words.length === 0 ? item : { ...item, relations: words };
  });
}

const nameOf = (item: Item): string => (item.kind === 'box' || item.name === '' ? item.title : item.name);

function listed(names: ReadonlySet<string> | undefined, say: (names: string) => string): string {
  if (names === undefined) return '';
  return say(severalNames([...names].slice(0, NAMES_LISTED), Math.max(0, names.size - NAMES_LISTED)));
}
