/**
 * Wires: what has to pass one gap between two columns. Links that share a point on one side are one wire with one
 * vertical run, so a hub's lines read as a trunk with branches.
 */
import type { Bracket, Cell, Link } from './columns.js';

export interface Wire {
  readonly links: readonly Link[];
  readonly bracket: Bracket | null;
  /** Heights at which it meets the left and the right column. */
  readonly lefts: readonly number[];
  readonly rights: readonly number[];
  readonly top: number;
  readonly bottom: number;
  /** Vertical run, counted from the left; -1 for a straight line, which needs none. */
  slot: number;
}

/** Heights closer than this are one line to the eye. */
const LEVEL = 0.5;

export const isStraight = (wire: Wire): boolean => wire.bottom - wire.top < LEVEL;

export function wiresOf(column: readonly Cell[], brackets: readonly Bracket[]): Wire[] {
  const links = column.flatMap((cell) => cell.toRight);
  const leftUses = countBy(links, leftPoint);
  const rightUses = countBy(links, rightPoint);
  const groups = new Map<string, Link[]>();
  for (const link of links) {
    const left = leftPoint(link);
    const right = rightPoint(link);
    const key = rightUses.get(right)! > leftUses.get(left)! ? `R${right}` : `L${left}`;
    const group = groups.get(key);
    if (group) group.push(link);
    else groups.set(key, [link]);
  }
  const wires = [...groups.values()].map((group) =>
    createWire(group, null, unique(group.map(leftHeight)), unique(group.map(rightHeight))),
  );
  for (const bracket of brackets)
    wires.push(
      createWire(
        [],
        bracket,
        [bracket.upper, bracket.lower].map(({ cell, y }) => cell.y + y),
        [],
      ),
    );
  return wires;
}

export const leftHeight = (link: Link): number => link.left.y + link.leftY;
export const rightHeight = (link: Link): number => link.right.y + link.rightY;

const leftPoint = (link: Link): string => `${link.left.index}:${link.leftY}`;
const rightPoint = (link: Link): string => `${link.right.index}:${link.rightY}`;

function createWire(links: readonly Link[], bracket: Bracket | null, lefts: number[], rights: number[]): Wire {
  const all = [...lefts, ...rights];
  return { links, bracket, lefts, rights, top: Math.min(...all), bottom: Math.max(...all), slot: -1 };
}

const unique = (heights: number[]): number[] => [...new Set(heights)];

function countBy(links: readonly Link[], key: (link: Link) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const link of links) counts.set(key(link), (counts.get(key(link)) ?? 0) + 1);
  return counts;
}
