import type { PlacedEdge, Point, Rect } from '../../layout/layout.js';
import { DISC } from '../../layout/scene/measures.js';
import type { SceneEdge } from '../../layout/scene/model.js';
import { SHADOW } from '../svg/changes.js';
import { simplify } from '../svg/corners.js';
import type { Stroke } from '../svg/dashes.js';
import { strokeOf } from '../svg/dashes.js';
import { paintsOf, type Theme } from '../theme.js';
import { connection, part, type Style, share } from './cells.js';
import { CHANGES_TAG } from './data.js';
import { arrowLabel } from './labels.js';
import { dashes, disc } from './marks.js';
import { commonBox, from, inside, type Sheet } from './sheet.js';
import { lengthOf, nearestOn } from './ways.js';

const LINE_WIDTH = 1.5;
const CHANGED_WIDTH = 2;
const LINES: Readonly<Record<Stroke, Style>> = {
  solid: {},
  thin: { strokeWidth: 0.75 },
  dashed: dashes('4 4'),
  dotted: dashes('1 4'),
  gone: dashes('8 4'),
  moved: { ...dashes('1 6'), strokeWidth: 2.5 },
};
const HEAD = { usual: 6, small: 3 };
const LABEL_SIZE = 11;

/** Corners come from the layout. When the user moves an end, draw.io adds right-angled corners only. */
const RIGHT_ANGLES: Style = { edgeStyle: 'orthogonalEdgeStyle', rounded: 1, arcSize: 16, orthogonalLoop: 1 };
/** draw.io draws its own kind of curve through roughly the same points as the layout. */
const CURVED: Style = { edgeStyle: 'none', curved: 1 };

export function lineStyle(edge: Omit<SceneEdge, 'from' | 'to' | 'label'>, theme: Theme): Style {
  const head = edge.thin === true ? HEAD.small : HEAD.usual;
  const heads = { endArrow: 'block', endFill: 1, endSize: head };
  const back = edge.twoWay ? { startArrow: 'block', startFill: 1, startSize: head } : { startArrow: 'none' };
  const colour = edge.mark === undefined ? theme.line : paintsOf(edge.mark, theme).mark;
  return {
    ...{ html: 1, strokeColor: colour.value, strokeWidth: edge.mark === undefined ? LINE_WIDTH : CHANGED_WIDTH },
    ...{ ...heads, ...back },
    ...LINES[strokeOf(edge)],
    ...(edge.faded && { opacity: SHADOW * 100 }),
  };
}

/**
 * Returns the point where the edge meets a cell, as a fraction of the cell's sides, so that the end moves with the
 * cell.
 */
function endsAt(which: 'exit' | 'entry', { x, y }: Point, rect: Rect): Style {
  return {
    [`${which}X`]: share((x - rect.x) / rect.width),
    [`${which}Y`]: share((y - rect.y) / rect.height),
    ...{ [`${which}Dx`]: 0, [`${which}Dy`]: 0, [`${which}Perimeter`]: 0 },
  };
}

/**
 * Returns the points between the ends. Without any, draw.io would route the edge itself, so a straight line gets its
 * midpoint.
 */
function between(points: readonly Point[]): readonly Point[] {
  if (points.length > 2) return points.slice(1, -1);
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  return [{ x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }];
}

/**
 * Returns the cells of an edge: the line with its label, and the change disc. The parent is the innermost box that
 * contains both ends. An edge with fewer than two points yields no cells.
 */
export function edge(placed: PlacedEdge, sheet: Sheet): string[] {
  const { edge: item, curve, label: plate } = placed;
  const points = simplify(placed.points);
  if (points.length < 2) return [];
  const { cells, theme, unique } = sheet;
  const [source, target] = [cells.get(item.from)!, cells.get(item.to)!];
  const { cell: parent, origin } = inside(sheet, commonBox(sheet, item.from, item.to));
  const id = unique(`${source.cell} > ${target.cell}`);
  const [start, end] = [points[0] as Point, points.at(-1) as Point];
  const style = {
    ...(curve === undefined ? RIGHT_ANGLES : CURVED),
    ...lineStyle(item, theme),
    ...endsAt('exit', start, source.rect),
    ...endsAt('entry', end, target.rect),
    ...words(theme),
  };
  const way = nearestOn(points, middleOf(plate));
  const line = {
    ends: { source: source.cell, target: target.cell },
    corners: between(points).map((corner) => from(origin, corner)),
    label: item.label === null || way === null ? null : { at: 2 * way.share - 1, by: way.by },
  };
  const label = item.label === null ? '' : arrowLabel(item.label.text, item.steps, theme);
  return [connection({ id, parent, style, label }, line), ...sign(placed, points, id, sheet)];
}

const words = (theme: Theme): Style => ({
  ...{ fontSize: LABEL_SIZE, fontColor: theme.edgeLabel.fill.value, labelBackgroundColor: theme.background.value },
});

const middleOf = (plate: Rect | null): Point | null =>
  plate === null ? null : { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 };

function sign(
  { edge: item, mark }: PlacedEdge,
  points: readonly Point[],
  id: string,
  { theme, unique }: Sheet,
): string[] {
  const way = nearestOn(points, mark ?? null);
  if (item.mark === undefined || way === null || lengthOf(points) === 0) return [];
  const { label, style, width, height } = disc(item.mark, DISC.edge, theme);
  const by = { x: way.by.x - width / 2, y: way.by.y - height / 2 };
  const about = { id: unique(`${id} change`), parent: id, label, style, data: { tags: CHANGES_TAG } };
  return [part(about, { at: { x: 2 * way.share - 1, y: 0 }, by, width, height })];
}
