/** Writes the edges of a draw.io page, each with its label and change disc. */
import type { PlacedEdge, Point, Rect } from '../../layout/layout.js';
import { DISC } from '../../layout/scene/measures.js';
import type { SceneEdge } from '../../layout/scene/model.js';
import { SHADOW } from '../svg/changes.js';
import { escapeXml } from '../svg/notation.js';
import { MAIN_WIDTH, type Stroke, simplify, strokeOf } from '../svg/strokes.js';
import { paintsOf, type Theme } from '../theme.js';
import { connection, fontFamily, part, roundFraction, type Style, styledHtml } from './cells.js';
import { dashes, discBadge } from './marks.js';
import { CHANGES_TAG, commonBox, parentCellOf, relativeTo, type Sheet } from './sheet.js';

const LINE_WIDTH = 1.5;
const CHANGED_WIDTH = 2;
/** Style entries by stroke, which override the width of the line. */
const LINES: Readonly<Record<Stroke, Style>> = {
  main: { strokeWidth: MAIN_WIDTH },
  solid: {},
  thin: { strokeWidth: 0.75 },
  dashed: dashes('4 4'),
  dotted: dashes('1 4'),
  deleted: dashes('8 4'),
  moved: { ...dashes('1 6'), strokeWidth: 2.5 },
};
/** Sizes of arrowheads, in pixels: of usual and of thin edges. */
const HEAD_SIZE = { usual: 6, small: 3 };
const LABEL_SIZE = 11;

/** Corners come from the layout. When the user moves an end, draw.io adds right-angled corners only. */
const RIGHT_ANGLES: Style = { edgeStyle: 'orthogonalEdgeStyle', rounded: 1, arcSize: 16, orthogonalLoop: 1 };
/** draw.io draws its own kind of curve through roughly the same points as the layout. */
const CURVED: Style = { edgeStyle: 'none', curved: 1 };

/** Returns the draw.io style of a line: its colour, width, dashes and arrowheads. */
export function lineStyle(edge: Omit<SceneEdge, 'from' | 'to' | 'label'>, theme: Theme): Style {
  const head = edge.thin === true ? HEAD_SIZE.small : HEAD_SIZE.usual;
  const heads = { endArrow: 'block', endFill: 1, endSize: head };
  const back = edge.twoWay ? { startArrow: 'block', startFill: 1, startSize: head } : { startArrow: 'none' };
  const colour = edge.mark === undefined ? theme.line : paintsOf(edge.mark, theme).mark;
  return {
    html: 1,
    strokeColor: colour.value,
    strokeWidth: edge.mark === undefined ? LINE_WIDTH : CHANGED_WIDTH,
    ...heads,
    ...back,
    ...LINES[strokeOf(edge)],
    ...(edge.faded && { opacity: SHADOW * 100 }),
  };
}

/**
 * Returns the point where the edge meets a cell, as a fraction of the cell's sides, so that the end moves with the
 * cell.
 */
function endStyle(end: 'exit' | 'entry', { x, y }: Point, rect: Rect): Style {
  return {
    [`${end}X`]: roundFraction((x - rect.x) / rect.width),
    [`${end}Y`]: roundFraction((y - rect.y) / rect.height),
    [`${end}Dx`]: 0,
    [`${end}Dy`]: 0,
    [`${end}Perimeter`]: 0,
  };
}

/**
 * Returns the points between the ends. Without any, draw.io would route the edge itself, so a straight line gets its
 * midpoint.
 */
function innerPoints(points: readonly Point[]): readonly Point[] {
  if (points.length > 2) return points.slice(1, -1);
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  return [{ x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }];
}

/**
 * Returns the cells of an edge: the line with its label, and the change disc. The parent is the innermost box that
 * contains both ends. An edge with fewer than two points yields no cells.
 */
export function edgeCells(placed: PlacedEdge, sheet: Sheet): string[] {
  const { edge: item, curve, label: plate } = placed;
  const points = simplify(placed.points);
  if (points.length < 2) return [];
  const { cells, theme, unique } = sheet;
  const [source, target] = [cells.get(item.from)!, cells.get(item.to)!];
  const { cell: parent, origin } = parentCellOf(sheet, commonBox(sheet, item.from, item.to));
  const id = unique(`${source.cell} > ${target.cell}`);
  const [start, end] = [points[0] as Point, points.at(-1) as Point];
  const style = {
    ...(curve === undefined ? RIGHT_ANGLES : CURVED),
    ...lineStyle(item, theme),
    ...endStyle('exit', start, source.rect),
    ...endStyle('entry', end, target.rect),
    ...labelStyle(theme),
  };
  const position = nearestOn(points, middleOf(plate));
  const line = {
    ends: { source: source.cell, target: target.cell },
    corners: innerPoints(points).map((corner) => relativeTo(origin, corner)),
    label: item.label === null || position === null ? null : { at: 2 * position.share - 1, by: position.by },
  };
  const label = item.label === null ? '' : arrowLabel(item.label.text, item.steps, theme);
  return [connection({ id, parent, style, label }, line), ...edgeMarkCell(placed, points, id, sheet)];
}

const labelStyle = (theme: Theme): Style => ({
  ...fontFamily(theme),
  fontSize: LABEL_SIZE,
  fontColor: theme.edgeLabel.fill.value,
  labelBackgroundColor: theme.background.value,
});

const middleOf = (plate: Rect | null): Point | null =>
  plate === null ? null : { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 };

function edgeMarkCell(
  { edge: item, mark }: PlacedEdge,
  points: readonly Point[],
  id: string,
  { theme, unique }: Sheet,
): string[] {
  const position = nearestOn(points, mark ?? null);
  if (item.mark === undefined || position === null || lengthOf(points) === 0) return [];
  const { label, style, width, height } = discBadge(item.mark, DISC.edge, theme);
  const by = { x: position.by.x - width / 2, y: position.by.y - height / 2 };
  const properties = { id: unique(`${id} change`), parent: id, label, style, data: { tags: CHANGES_TAG } };
  return [part(properties, { at: { x: 2 * position.share - 1, y: 0 }, by, width, height })];
}

// ---- Positions along a path as a fraction of its length, as draw.io counts them.

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, i) => sum + distance(points[i] as Point, point), 0);

/** A position beside a path. */
interface PathPosition {
  /** From 0 at the start to 1 at the end. */
  readonly share: number;
  /** Offset from the point on the path to the given position, in pixels. */
  readonly by: Point;
}

/** Returns the point of the path that is nearest to a position; null without a position. */
function nearestOn(points: readonly Point[], position: Point | null): PathPosition | null {
  if (position === null) return null;
  const totalLength = lengthOf(points);
  let [best, before] = [{ away: Number.POSITIVE_INFINITY, share: 0.5, by: { x: 0, y: 0 } }, 0];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const length = distance(a, b);
    const along = ((position.x - a.x) * (b.x - a.x) + (position.y - a.y) * (b.y - a.y)) / (length * length || 1);
    const fraction = Math.min(1, Math.max(0, along));
    const by = { x: position.x - a.x - fraction * (b.x - a.x), y: position.y - a.y - fraction * (b.y - a.y) };
    const away = Math.hypot(by.x, by.y);
    if (away < best.away)
      best = { away, share: totalLength === 0 ? 0.5 : (before + fraction * length) / totalLength, by };
    before += length;
  }
  return best;
}

/** Returns the label of an edge, preceded by the numbers of its flow steps. */
function arrowLabel(text: string, steps: string | undefined, theme: Theme): string {
  if (steps === undefined) return escapeXml(text);
  const style = `background-color:${theme.stepFill.value};color:${theme.step.fill.value};border-radius:8px;padding:1px 5px;font-weight:600`;
  return `${styledHtml(style, escapeXml(steps))} ${escapeXml(text)}`.trimEnd();
}
