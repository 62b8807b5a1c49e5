import { around, type Line, type Thing } from './picture.js';

export interface Lit {
  /** The thing itself among them. */
  readonly things: ReadonlySet<number>;
  readonly lines: ReadonlySet<number>;
}

type Ends = Pick<Line, 'from' | 'to'>;

/** A thing, and of a box all that is in it. */
export const wholeOf = (things: readonly Pick<Thing, 'parent'>[], at: number): ReadonlySet<number> =>
  new Set(things.flatMap((_, each) => (each === at || around(things, each).includes(at) ? [each] : [])));

/**
 * A thing, its lines, and what is at their other ends; of a box the lines that cross its border.
 * @param whole what counts as the thing: `wholeOf`
 */
export function neighbours(lines: readonly Ends[], at: number, whole: ReadonlySet<number>): Lit {
  const lit = { things: new Set([at]), lines: new Set<number>() };
  lines.forEach(({ from, to }, line) => {
    const isOwn = from === at || to === at;
    if (!isOwn && whole.has(from) === whole.has(to)) return;
    lit.lines.add(line);
    lit.things.add(from).add(to);
  });
  return lit;
}

/** Ways in and out, once a neighbour and way. */
export interface Connection {
  readonly to: number;
  readonly line: number;
  readonly way: 'in' | 'out' | 'both';
}

export function connectionsOf(
  lines: readonly (Ends & Pick<Line, 'twoWay'>)[],
  at: number,
  whole: ReadonlySet<number>,
): readonly Connection[] {
  const found = new Map<string, Connection>();
  for (const line of neighbours(lines, at, whole).lines) {
    const { from, to, twoWay } = lines[line]!;
    const isOut = whole.has(from);
    const way = twoWay ? 'both' : isOut ? 'out' : 'in';
    const other = isOut ? to : from;
    if (!found.has(`${way} ${other}`)) found.set(`${way} ${other}`, { to: other, line, way });
  }
  return [...found.values()];
}

/** A line and its ends. */
export const endsOf = (lines: readonly Ends[], line: number): Lit => ({
  things: new Set([lines[line]!.from, lines[line]!.to]),
  lines: new Set([line]),
});
