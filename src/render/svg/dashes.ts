import type { Point } from '../../arrange/layout.js';
import { point } from './numbers.js';

/** A line with its arrowheads, as path data. */
export interface Arrow {
  readonly line: string;
  readonly heads: string;
  /** The line from its end to its start; absent for curves, which share no runs. */
  readonly back?: () => string;
}

const DASHES = '4 4';
export type Stroke = 'solid' | 'dashed' | 'dotted';

/** Attributes of a path. Round ends make dots of what is nearly nothing; what is nothing at all, some programs leave out. */
export const STROKES: Readonly<Record<Stroke, string>> = {
  solid: '',
  dashed: ` stroke-dasharray="${DASHES}"`,
  dotted: ' stroke-dasharray="0.1 4" stroke-linecap="round"',
};

export const strokeOf = (edge: { readonly dashed: boolean; readonly suggested?: boolean }): Stroke =>
  edge.suggested === true ? 'dotted' : edge.dashed ? 'dashed' : 'solid';

const key = ({ x, y }: Point): string => point(x, y);

/** How many times each occurs. */
function tally(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const each of keys) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/**
 * Dashed lines as one path, each drawn from the end that it shares with more of the others: dashes are counted from
 * where a line begins, and lines that begin apart would fill each other's gaps where they run together.
 */
export function dashedPath(lines: readonly { readonly arrow: Arrow; readonly route: readonly Point[] }[]): string {
  const starts = lines.map(({ route }) => key(route[0] as Point));
  const ends = lines.map(({ route }) => key(route.at(-1) as Point));
  const [atStart, atEnd] = [tally(starts), tally(ends)];
  return lines
    .map(({ arrow: { line, back } }, i) => {
      const isBack = (atEnd.get(ends[i] as string) as number) > (atStart.get(starts[i] as string) as number);
      return isBack && back !== undefined ? back() : line;
    })
    .join('');
}
