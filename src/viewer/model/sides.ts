/** A layer of what is there before the change alone, and of what is there after it. */
export type Only = 'before' | 'after';

/** What hides each side's opposite; a line from where a thing was to where it is has an end on neither. */
export const SIDES = { change: [], before: ['after'], after: ['before'] } as const satisfies Readonly<
  Record<string, readonly Only[]>
>;
export type Revision = keyof typeof SIDES;

const LAYERS: Readonly<Record<string, Only | undefined>> = { create: 'after', delete: 'before' };

/** The layer of a thing: what is new or gone, and of what has moved the two places. */
export const onlyOf = (change = '', isGhost: boolean, hasGhost: boolean): Only | undefined =>
  LAYERS[change] ?? (isGhost ? 'before' : hasGhost ? 'after' : undefined);

/** The layer of a line. */
export const onlyOfLine = (change = ''): Only | undefined => LAYERS[change];

/** The side that is seen with these layers off. */
export const sideSeen = (off: ReadonlySet<string>): Revision =>
  off.has('after') ? 'before' : off.has('before') ? 'after' : 'change';

/** The next of the things that change, `step` further than where one is; undefined where nothing does. */
export function nextChange(changed: readonly number[], current: number, step: 1 | -1): number | undefined {
  const at = changed.indexOf(current);
  if (at >= 0) return changed[(at + step + changed.length) % changed.length];
  const further = step > 0 ? changed.find((each) => each > current) : changed.findLast((each) => each < current);
  return further ?? changed.at(step > 0 ? 0 : -1);
}
