import type { Point } from '../../layout/layout.js';
import type { SceneEdge } from '../../layout/scene/model.js';
import { point } from './numbers.js';

/** A line with its arrowheads, as path data. */
export interface Arrow {
  readonly line: string;
  readonly heads: string;
  /** Returns the line from its end to its start; absent for curves, which share no runs. */
  readonly back?: () => string;
}

const DASHES = '4 4';
/** Longer than the dashes of inferred edges. */
const GONE_DASHES = '8 4';
export type Stroke = 'solid' | 'thin' | 'dashed' | 'dotted' | 'gone' | 'moved';

/** Path attributes. Dots are dashes of almost zero length with round ends; some programs drop dashes of length zero. */
export const STROKES: Readonly<Record<Stroke, string>> = {
  solid: '',
  thin: ' stroke-width="0.75"',
  dashed: ` stroke-dasharray="${DASHES}"`,
  dotted: ' stroke-dasharray="0.1 4" stroke-linecap="round"',
  gone: ` stroke-dasharray="${GONE_DASHES}"`,
  moved: ' stroke-dasharray="0.1 6" stroke-linecap="round" stroke-width="2.5"',
};

type LineStyle = Pick<SceneEdge, 'dashed' | 'thin' | 'mark'> & { readonly suggested?: boolean };

export function strokeOf({ dashed, suggested, thin, mark }: LineStyle): Stroke {
  if (mark?.change === 'delete') return 'gone';
  if (mark?.change === 'move') return 'moved';
  if (suggested === true) return 'dotted';
  if (dashed) return 'dashed';
  return thin === true ? 'thin' : 'solid';
}

/**
 * True if the line is continuous. A dashed line must be drawn in one piece, because dashes are counted from its start.
 */
export const isWhole = (stroke: Stroke): boolean => stroke === 'solid' || stroke === 'thin';

const key = ({ x, y }: Point): string => point(x, y);

/** Counts the occurrences of each key. */
function tally(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const each of keys) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/**
 * Returns dashed lines as one path, each drawn from the end that it shares with more of the other lines. Dashes are
 * counted from the start of a line, so lines with different starts would fill each other's gaps on shared runs.
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
