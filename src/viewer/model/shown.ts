import { layerOf, THIN } from './layers.js';
import type { Scene } from './picture.js';

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

type Collapsed = ReadonlySet<number>;

/** What stands for a thing: the outermost collapsed box that it is in, or itself. */
export const standsFor = ({ things }: Scene, collapsed: Collapsed, at: number): number =>
  things[at]!.around.findLast((box) => collapsed.has(box)) ?? at;

/**
 * What is seen with these boxes collapsed and these layers off. Nothing is kept from one time to the next, so that expanding
 * brings back what was there.
 */
export function shown(picture: Scene, collapsed: Collapsed, off: ReadonlySet<string | undefined>): Shown {
  const isOff = (at: number): boolean => off.has(layerOf(picture, at)) || off.has(picture.things[at]!.only);
  const stands = picture.things.map((_, at) => standsFor(picture, collapsed, at));
  const arrows = new Map<string | number, { from: number; to: number; lines: number[] }>();
  picture.lines.forEach((line, at) => {
    const [from, to] = [stands[line.from]!, stands[line.to]!];
    const isMerged = collapsed.has(from) || collapsed.has(to);
    // What is inside of a collapsed box is not seen.
    const isInside = from === to && (line.from !== from || line.to !== to);
    if (isInside || isOff(line.from) || isOff(line.to) || off.has(line.only) || (line.thin && off.has(THIN))) return;
    const key = isMerged ? `${from} ${to}` : at;
    const lines = arrows.get(key)?.lines ?? [];
    lines.push(at);
    arrows.set(key, { from, to, lines });
  });
  return { things: new Set(stands.filter((at, thing) => at === thing && !isOff(at))), arrows: [...arrows.values()] };
}
