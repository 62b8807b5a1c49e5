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

/** Returns the distance from a point to a rectangle; 0 inside it. */
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

/** Returns the point of the segment from a to b that is nearest to a point. */
function nearest({ x, y }: Point, a: Point, b: Point): Point {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const share = length === 0 ? 0 : ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length;
  return part(a, b, Math.min(1, Math.max(0, share)));
}

/**
 * Pixels between inserted points. Excalidraw shrinks an arrow head on a short last segment, so the points lie close
 * together and leave the rest of the segment whole.
 */
const STEP = 1;

/** Returns `count` points just after `middle` on the segment to `next`. */
function beside(middle: Point, next: Point, count: number): Point[] {
  const length = Math.hypot(next.x - middle.x, next.y - middle.y);
  const share = length === 0 ? 0 : Math.min(STEP / length, 1 / (count + 1));
  return Array.from({ length: Math.max(0, count) }, (_, i) => part(middle, next, (i + 1) * share));
}

/**
 * Returns the same path with equally many points before and after the point nearest to `at`. Excalidraw puts a label at
 * an arrow's middle point, so the labels of arrows that share segments would otherwise overlap.
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

/**
 * Returns the elements of an edge: the arrow bound to its ends, its label, and its change badge. An edge with fewer
 * than two points yields none.
 */
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
