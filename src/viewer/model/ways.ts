import { wholeOf } from './neighbours.js';
import type { Picture } from './picture.js';

/** `along`: as requests go. `back`: as they go from the second thing to the first. `any`: some arrows are against the way. */
export type Sense = 'along' | 'back' | 'any';

export interface Way {
  readonly sense: Sense;
  /** From the first thing to the second one; `back` the other way round. */
  readonly things: readonly number[];
  /** Between them, one fewer. */
  readonly lines: readonly number[];
}

interface Hop {
  readonly line: number;
  readonly to: number;
}

function hopsOf({ things, lines }: Picture, isDirected: boolean): readonly (readonly Hop[])[] {
  const hops: Hop[][] = things.map(() => []);
  lines.forEach(({ from, to, twoWay }, line) => {
    hops[from]?.push({ line, to });
    if (twoWay || !isDirected) hops[to]?.push({ line, to: from });
  });
  return hops;
}

/** Breadth first: one of the shortest, the first in the order of the lines. */
function shortest(hops: readonly (readonly Hop[])[], starts: ReadonlySet<number>, ends: ReadonlySet<number>) {
  const cameBy = new Map<number, { readonly line: number; readonly from: number } | null>();
  for (const start of starts) cameBy.set(start, null);
  const queue = [...starts];
  for (const at of queue) {
    if (ends.has(at)) return traced(cameBy, at);
    for (const { line, to } of hops[at]!) {
      if (cameBy.has(to)) continue;
      cameBy.set(to, { line, from: at });
      queue.push(to);
    }
  }
  return null;
}

function traced(cameBy: ReadonlyMap<number, { readonly line: number; readonly from: number } | null>, end: number) {
  const [things, lines] = [[end], [] as number[]];
  for (let step = cameBy.get(end); step; step = cameBy.get(step.from)) {
    things.unshift(step.from);
    lines.unshift(step.line);
  }
  return { things, lines };
}

/**
 * A shortest way between two things: as the arrows lead from the first to the second, else from the second to the first, else
 * whatever joins them. Null where nothing does, or one is in the other.
 */
export function wayBetween(picture: Picture, first: number, second: number): Way | null {
  const [starts, ends] = [wholeOf(picture.things, first), wholeOf(picture.things, second)];
  if (starts.has(second) || ends.has(first)) return null;
  const directed = hopsOf(picture, true);
  const along = shortest(directed, starts, ends);
  if (along !== null) return { sense: 'along', ...along };
  const back = shortest(directed, ends, starts);
  if (back !== null) return { sense: 'back', ...back };
  const any = shortest(hopsOf(picture, false), starts, ends);
  return any && { sense: 'any', ...any };
}
