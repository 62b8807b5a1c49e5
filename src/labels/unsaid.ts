/** Turns thin edges that are not drawn into text for the tooltips of small icons. */
import { KNOWLEDGE } from '../catalog/knowledge.js';
import { linksOf } from '../catalog/model.js';
import { glyphOf } from '../graph/changes.js';
import type { GraphEdge } from '../graph/model.js';
import { NAMES_LISTED } from '../limits.js';
import { severalNames } from '../messages.js';
import type { Ranks } from './grouping/ranks.js';
import { holds, isIn, usedBy, uses } from './messages.js';
import type { PresentedBox, PresentedNode } from './model.js';

type Item = PresentedNode | PresentedBox;

/**
 * Returns the items with the users and the dependencies of each small icon, in the order of the edges.
 * @param isMarked true to put the sign of a change before the names of new and deleted edges
 */
export function inWords(
  items: readonly Item[],
  unsaid: readonly GraphEdge[],
  ranks: Ranks,
  isMarked = false,
): readonly Item[] {
  if (unsaid.length === 0) return items;
  const names = new Map(items.map((item) => [item.id, nameOf(item)]));
  const within = new Set(items.filter((item) => item.kind === 'node' && isWithin(item)).map(({ id }) => id));
  const [users, used] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const [around, held] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const note = (notes: Map<string, Set<string>>, at: string, other: string, mark: string): void => {
    const name = names.get(other);
    if (!ranks.has(at) || name === undefined) return;
    notes.set(at, (notes.get(at) ?? new Set()).add(mark + name));
  };
  for (const { from, to, change } of unsaid) {
    if (from === to) continue;
    const mark = change === undefined || !isMarked ? '' : `${glyphOf(change)} `;
    const isHeld = within.has(to) && ranks.get(from) === ranks.get(to);
    note(isHeld ? around : users, to, from, mark);
    note(isHeld ? held : used, from, to, mark);
  }
  return items.map((item) => {
    if (item.kind === 'box') return item;
    const words = [
      listed(around.get(item.id), isIn),
      listed(held.get(item.id), holds),
      listed(users.get(item.id), usedBy),
      listed(used.get(item.id), uses),
    ].filter((text) => text !== '');
    return words.length === 0 ? item : { ...item, relations: words };
  });
}

/** True for a type whose thin edges name its parent in an organization. */
const isWithin = ({ type }: PresentedNode): boolean =>
  linksOf(KNOWLEDGE.factsOf(type)).some((link) => link.isWithin === true);

const nameOf = (item: Item): string => (item.kind === 'box' || item.name === '' ? item.title : item.name);

function listed(names: ReadonlySet<string> | undefined, say: (names: string) => string): string {
  if (names === undefined) return '';
  return say(severalNames([...names].slice(0, NAMES_LISTED), Math.max(0, names.size - NAMES_LISTED)));
}
