import type { Point } from '../../layout/layout.js';
import type { SceneEdge } from '../../layout/scene/model.js';
import { point } from './numbers.js';

/** A line with its arrowheads, as path data. */
export interface Arrow {
  readonly line: string;
  readonly heads: string;
  /** The line from its end to its start; absent for curves, which share no runs. */
  readonly back?: () => string;
}

const DASHES = '4 4';
/** Longer than those of what is implied. */
const GONE_DASHES = '8 4';
export type Stroke = 'solid' | 'thin' | 'dashed' | 'dotted' | 'gone' | 'moved';

/** Attributes of a path. Round ends make dots of what is nearly nothing; what is nothing at all, some programs leave out. */
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

/** Dashes are counted from the start of a line: it is drawn in one piece. */
export const isWhole = (stroke: Stroke): boolean => stroke === 'solid' || stroke === 'thin';

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
