/** What a run tries that is not asked for everything: of each class of rows a share, the same in every run. */
import { createHash } from 'node:crypto';
import type { Hostile } from './hostile.js';

/** `tar: a link to a key` is one of those that come in a tar. */
export const classOf = ({ name }: Pick<Hostile, 'name'>): string => name.split(':', 1)[0]!;

/** As good as by lot, but a row stays where it is when others come. */
const lotOf = ({ name }: Pick<Hostile, 'name'>): string => createHash('sha1').update(name).digest('hex');

/** By class, in the order in which they are chosen. */
function drawn(rows: readonly Hostile[]): readonly (readonly Hostile[])[] {
  const classes = new Map<string, Hostile[]>();
  for (const row of rows) classes.set(classOf(row), [...(classes.get(classOf(row)) ?? []), row]);
  return [...classes.values()].map((all) => all.sort((a, b) => (lotOf(a) < lotOf(b) ? -1 : 1)));
}

/** One row of each class. */
export const leaders = (rows: readonly Hostile[]): ReadonlySet<Hostile> =>
  new Set(drawn(rows).map(([first]) => first!));

/** One row of `share` in each class, and one at least; in their order. */
export function chosen(rows: readonly Hostile[], share: number): readonly Hostile[] {
  const kept = new Set(drawn(rows).flatMap((all) => all.slice(0, Math.ceil(all.length / share))));
  return rows.filter((row) => kept.has(row));
}
