import { type Scene, wholeOf } from './picture.js';

/** `along`: as requests go. `back`: as they go from the second thing to the first. `any`: some arrows are against the way. */
export type Sense = 'along' | 'back' | 'any';

export interface Path {
  readonly sense: Sense;
  /** From the first thing to the second one; `back` the other way round. */
  readonly things: readonly number[];
  /** Between them, one fewer. */
  readonly lines: readonly number[];
}

type Numbers = ReadonlySet<number>;

/** Breadth first, so it is one of the shortest. */
function shortest({ lines }: Scene, starts: Numbers, ends: Numbers, sense: Sense): Path | null {
  const queue = [...starts].map((at): Path => ({ sense, things: [at], lines: [] }));
  const seen = new Set(starts);
  for (const way of queue) {
    const at = way.things.at(-1)!;
    if (ends.has(at)) return way;
    lines.forEach(({ from, to, twoWay }, line) => {
      const next = from === at ? to : to === at && (twoWay || sense === 'any') ? from : at;
      if (seen.has(next)) return;
      seen.add(next);
      queue.push({ sense, things: [...way.things, next], lines: [...way.lines, line] });
    });
  }
  return null;
}

/**
 * A shortest way between two things: as the arrows lead from the first to the second, else from the second to the first, else
 * whatever joins them. Null where nothing does, or one is in the other.
 */
export function wayBetween(picture: Scene, first: number, second: number): Path | null {
  const [starts, ends] = [wholeOf(picture.things, first), wholeOf(picture.things, second)];
  if (starts.has(second) || ends.has(first)) return null;
  return (
    shortest(picture, starts, ends, 'along') ??
    shortest(picture, ends, starts, 'back') ??
    shortest(picture, starts, ends, 'any')
  );
}
