/** The revisions of a diagram of changes, each of which hides what only the other one has. */

/** The layer of elements that only one revision has. */
export type Only = 'before' | 'after';

/**
 * The layers that each revision hides. A line from a former to a new position needs no layer: each revision lacks one
 * of its ends.
 */
export const SIDES = { change: [], before: ['after'], after: ['before'] } as const satisfies Readonly<
  Record<string, readonly Only[]>
>;
export type Revision = keyof typeof SIDES;

const LAYERS: Readonly<Record<string, Only | undefined>> = { create: 'after', delete: 'before' };

/** Returns the layer of an element: created, deleted, the former position or the new one. */
export const onlyOf = (change = '', isGhost: boolean, hasGhost: boolean): Only | undefined =>
  LAYERS[change] ?? (isGhost ? 'before' : hasGhost ? 'after' : undefined);

/** Returns the layer of a line. */
export const onlyOfLine = (change = ''): Only | undefined => LAYERS[change];

/** Returns the revision that is visible with these layers hidden. */
export const sideSeen = (off: ReadonlySet<string>): Revision =>
  off.has('after') ? 'before' : off.has('before') ? 'after' : 'change';

/** Returns the next changed element in the direction of `step`, wrapping around; undefined if nothing changes. */
export function nextChange(changed: readonly number[], current: number, step: 1 | -1): number | undefined {
  const at = changed.indexOf(current);
  if (at >= 0) return changed[(at + step + changed.length) % changed.length];
  const next = step > 0 ? changed.find((other) => other > current) : changed.findLast((other) => other < current);
  return next ?? changed.at(step > 0 ? 0 : -1);
}
