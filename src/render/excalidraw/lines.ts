import type { PlacedEdge, Point, Rect } from '../../layout/layout.js';
import type { SceneEdge } from '../../layout/scene/model.js';
import { simplify } from '../svg/corners.js';
import { type Stroke, strokeOf } from '../svg/dashes.js';
import { paintsOf, type Theme } from '../theme.js';
import { arrow, type Element, type Style, words } from './elements.js';
import { badge, changeBadge, SHADE, type Sheet } from './sheet.js';

const WIDTH = 1.5;
const CHANGED_WIDTH = 2;
const THIN_WIDTH = 0.75;
const LINES: Readonly<Record<Stroke, NonNullable<Style['line']>>> = {
  ...{ solid: 'solid', thin: 'solid', dashed: 'dashed', dotted: 'dotted', gone: 'dashed', moved: 'dotted' },
};

export function lineLook(edge: Omit<SceneEdge, 'from' | 'to' | 'label'>, theme: Theme): Style {
  const stroke = strokeOf(edge);
  return {
    stroke: (edge.mark === undefined ? theme.line : paintsOf(edge.mark, theme).mark).value,
    width: stroke === 'thin' ? THIN_WIDTH : edge.mark === undefined ? WIDTH : CHANGED_WIDTH,
    line: LINES[stroke],
    ...(edge.faded && { opacity: SHADE }),
  };
}

/** How far a point is from a thing. */
function distance({ x, y }: Point, { x: left, y: top, width, height }: Rect): number {
  const across = Math.max(left - x, 0, x - left - width);
  const down = Math.max(top - y, 0, y - top - height);
  return Math.hypot(across, down);
}

const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

const part = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Of a straight line from a to b, the place that is nearest to a point. */
function nearest({ x, y }: Point, a: Point, b: Point): Point {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const share = length === 0 ? 0 : ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length;
  return part(a, b, Math.min(1, Math.max(0, share)));
}

/** Pixels from one to the next: heads of arrows are small on a short end, so the rest of the line stays in one piece. */
const STEP = 1;

/** So many more on the way to the next one, close by. */
function beside(middle: Point, next: Point, count: number): Point[] {
  const length = Math.hypot(next.x - middle.x, next.y - middle.y);
  const share = length === 0 ? 0 : Math.min(STEP / length, 1 / (count + 1));
  return Array.from({ length: Math.max(0, count) }, (_, i) => part(middle, next, (i + 1) * share));
}

/**
 * The same way with as many points before a place on it as behind: the editor puts a label at the point in the middle of
 * them, and labels of arrows that share a part of their way would lie on each other.
 */
function withMiddle(points: readonly Point[], at: Point): Point[] {
  const places = points.slice(1).map((b, i) => nearest(at, points[i] as Point, b));
  const far = places.map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
  const on = far.indexOf(Math.min(...far));
  const [before, middle, after] = [points.slice(0, on + 1), places[on] as Point, points.slice(on + 1)];
  const [last, next] = [before.at(-1) as Point, after[0] as Point];
  const more = after.length - before.length;
  return [...before, ...beside(middle, last, more).reverse(), middle, ...beside(middle, next, -more), ...after];
}

/** An arrow that stays at what it joins, with its label and the sign of its change. */
export function edge({ edge: item, points: route, label: plate, mark }: PlacedEdge, sheet: Sheet): Element[] {
  const way = simplify(route);
  const [source, target] = [sheet.ends.get(item.from)!, sheet.ends.get(item.to)!];
  if (way.length < 2) return [];
  const said = [item.steps ?? '', item.label?.text ?? ''].filter((text) => text !== '').join(' · ');
  const label = item.label === null || plate === null || said === '' ? null : { ...item.label, at: middleOf(plate) };
  const points = label === null ? way : withMiddle(way, label.at);
  const id = sheet.unique(`${source.id} > ${target.id}`);
  const ends = [
    { id: source.id, gap: distance(points[0] as Point, source.rect) },
    { id: target.id, gap: distance(points.at(-1) as Point, target.rect) },
  ] as const;
  const parts = [arrow(id, { points, twoWay: item.twoWay, ends }, lineLook(item, sheet.theme), [])];
  if (label !== null) {
    const text = { text: said, width: label.width, ink: sheet.theme.edgeLabel, align: 'center', of: id } as const;
    parts.push(words(sheet.unique(`${id} label`), label.at, text, []));
  }
  const { mark: change } = item;
  if (change !== undefined && mark !== undefined)
    parts.push(...badge(`${id} change`, mark, changeBadge(change, sheet.theme), [], sheet));
  return parts;
}
