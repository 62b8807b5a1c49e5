/** The same scene laid out by Graphviz: its routes, to be measured by the rules for ours. */
import { spawnSync } from 'node:child_process';
import type { PlacedEdge, Point, Rect } from '../../src/arrange/layout.js';
import { groupBy } from '../../src/arrange/nested/group-by.js';
import type { Scene, SceneNode } from '../../src/arrange/scene/model.js';

const POINTS_AN_INCH = 72;
const TIMEOUT_MS = 60_000;
/** Straight pieces for each curve: the eye sees no corners. */
const PIECES = 8;

export type Route = Pick<PlacedEdge, 'edge' | 'points'>;

export const hasDot = (): boolean => spawnSync('dot', ['-V']).status === 0;

/** Null where `dot` gives up or takes longer than a minute. */
export function dotRoutes(scene: Scene): Route[] | null {
  const { status, stdout } = spawnSync('dot', ['-Tplain'], {
    input: toDot(scene),
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? readRoutes(stdout, scene) : null;
}

/** Sizes and nesting are those of the scene; labels are left out, since room for them costs `dot` length. */
function toDot({ items, edges }: Scene): string {
  const children = new Map<string | null, Scene['items'][number][]>();
  const numbers = new Map(items.map(({ id }, i) => [id, i]));
  for (const item of items) children.set(item.parent, [...(children.get(item.parent) ?? []), item]);
  const lines = ['digraph {', 'rankdir=LR; compound=true; node [shape=box fixedsize=true label=""]'];
  const put = (item: Scene['items'][number]): void => {
    const number = numbers.get(item.id);
    if (item.kind === 'node') {
      lines.push(`n${number} [width=${item.width / POINTS_AN_INCH} height=${item.height / POINTS_AN_INCH}]`);
      return;
    }
    lines.push(`subgraph cluster_${number} {`, `margin=20; label="${'m'.repeat(item.title.text.length)}"`);
    // A box that edges end at, or that is empty, needs something to hold on to.
    lines.push(`n${number} [shape=point style=invis width=0.01]`);
    for (const child of children.get(item.id) ?? []) put(child);
    lines.push('}');
  };
  for (const item of children.get(null) ?? []) put(item);
  const boxes = new Set(items.flatMap(({ kind, id }) => (kind === 'box' ? [id] : [])));
  for (const { from, to } of edges) {
    const ends = [
      boxes.has(from) && `ltail=cluster_${numbers.get(from)}`,
      boxes.has(to) && `lhead=cluster_${numbers.get(to)}`,
    ];
    lines.push(`n${numbers.get(from)} -> n${numbers.get(to)} [${ends.filter(Boolean).join(' ')}]`);
  }
  return `${lines.join('\n')}\n}\n`;
}

/**
 * Lines of `-Tplain`, in inches from the lower left corner: `node n1 x y ...`, `edge n1 n2 4 x1 y1 ... x4 y4 solid black`.
 * Curves of `dot` end at the outer border of a node, captions and all; a reader sees a line that ends at the icon, so it
 * is drawn on to there, as ours are.
 */
function readRoutes(plain: string, { items, edges }: Scene): Route[] {
  const waiting = groupBy(edges, ({ from, to }) => `${from} ${to}`);
  const icons = new Map<string, Rect>();
  const itemOf = (name: string): Scene['items'][number] => items[Number(name.slice(1))]!;
  return plain.split('\n').flatMap((line): Route[] => {
    const [word, ...rest] = line.split(' ');
    if (word === 'node') {
      const item = itemOf(rest[0]!);
      if (item.kind === 'node') icons.set(item.id, iconAt(pointsOf(rest.slice(1, 3))[0]!, item));
    }
    if (word !== 'edge') return [];
    const [tail, head, count, ...numbers] = rest;
    const [from, to] = [itemOf(tail!).id, itemOf(head!).id];
    const edge = waiting.get(`${from} ${to}`)?.shift();
    const curve = flatten(pointsOf(numbers.slice(0, 2 * Number(count))));
    const start = nearest(icons.get(from), curve[0]!);
    const end = nearest(icons.get(to), curve.at(-1)!);
    return edge ? [{ edge, points: [start, ...curve, end] }] : [];
  });
}

/** @param numbers x and y in turn, in inches */
function pointsOf(numbers: readonly string[]): Point[] {
  const at = (i: number): number => Number(numbers[i]) * POINTS_AN_INCH;
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: at(2 * i), y: -at(2 * i + 1) }));
}

const iconAt = (middle: Point, { width, height, iconX, iconY, iconSize }: SceneNode): Rect => ({
  x: middle.x - width / 2 + iconX,
  y: middle.y - height / 2 + iconY,
  width: iconSize,
  height: iconSize,
});

/** The point of the icon that is nearest to `point`; the point itself for the end at a box, which has none. */
function nearest(icon: Rect | undefined, point: Point): Point {
  if (!icon) return point;
  const clamp = (value: number, from: number, length: number): number => Math.min(from + length, Math.max(from, value));
  return { x: clamp(point.x, icon.x, icon.width), y: clamp(point.y, icon.y, icon.height) };
}

/** Cubic curves in a chain: 1 + 3n control points. */
function flatten(controls: readonly Point[]): Point[] {
  const points = controls.slice(0, 1);
  for (let i = 0; i + 3 < controls.length; i += 3) {
    const [a, b, c, d] = controls.slice(i, i + 4) as [Point, Point, Point, Point];
    for (let piece = 1; piece <= PIECES; piece++) {
      const t = piece / PIECES;
      const at = (p: 'x' | 'y'): number =>
        (1 - t) ** 3 * a[p] + 3 * (1 - t) ** 2 * t * b[p] + 3 * (1 - t) * t ** 2 * c[p] + t ** 3 * d[p];
      points.push({ x: at('x'), y: at('y') });
    }
  }
  return points;
}
