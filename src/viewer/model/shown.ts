import { THIN, thingsOff } from './layers.js';
import { around, type Picture } from './picture.js';

/** Lines that are one arrow now: those between a collapsed box and one other thing. */
export interface Arrow {
  /** What it starts and ends at: the outermost collapsed box around an end, or the end itself. */
  readonly from: number;
  readonly to: number;
  /** The lines that it stands for; the first is the one that is seen. */
  readonly lines: readonly number[];
}

export interface Shown {
  readonly things: ReadonlySet<number>;
  readonly arrows: readonly Arrow[];
}

/** What stands for a thing: the outermost collapsed box that it is in, or itself. */
export const standsFor = ({ things }: Pick<Picture, 'things'>, collapsed: ReadonlySet<number>, at: number): number =>
  around(things, at).reduce((found, box) => (collapsed.has(box) ? box : found), at);

/**
 * What is seen with these boxes collapsed and these layers off. Nothing is kept from one time to the next, so that expanding
 * brings back what was there.
 */
export function shown(picture: Picture, collapsed: ReadonlySet<number>, off: ReadonlySet<string>): Shown {
  const hidden = thingsOff(picture, off);
  const stands = picture.things.map((_, at) => standsFor(picture, collapsed, at));
  const things = new Set(picture.things.flatMap((_, at) => (stands[at] === at && !hidden.has(at) ? [at] : [])));
  const arrows = new Map<string, { from: number; to: number; lines: number[] }>();
  picture.lines.forEach((line, at) => {
    const [from, to] = [stands[line.from]!, stands[line.to]!];
    if (hidden.has(line.from) || hidden.has(line.to) || (line.thin && off.has(THIN))) return;
    // Inside of a collapsed box.
    if (from === to && (from !== line.from || to !== line.to)) return;
    const isMerged = from !== line.from || to !== line.to;
    const key = isMerged ? `${from} ${to}` : `line ${at}`;
    const arrow = arrows.get(key);
    if (arrow === undefined) arrows.set(key, { from, to, lines: [at] });
    else arrow.lines.push(at);
  });
  return { things, arrows: [...arrows.values()] };
}
