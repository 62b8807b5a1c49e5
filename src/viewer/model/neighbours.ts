import type { Picture } from './picture.js';

export interface Lit {
  /** The thing itself among them. */
  readonly things: ReadonlySet<number>;
  readonly lines: ReadonlySet<number>;
}

/** A thing, its lines, and what is at their other ends. */
export function neighbours({ lines }: Pick<Picture, 'lines'>, at: number): Lit {
  const lit = { things: new Set([at]), lines: new Set<number>() };
  lines.forEach(({ from, to }, line) => {
    if (from !== at && to !== at) return;
    lit.lines.add(line);
    lit.things.add(from).add(to);
  });
  return lit;
}

/** A line and its ends. */
export function endsOf({ lines }: Pick<Picture, 'lines'>, line: number): Lit {
  const { from, to } = lines[line]!;
  return { things: new Set([from, to]), lines: new Set([line]) };
}
