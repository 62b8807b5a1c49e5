/** Draws the edges of a layout: lines with halos, arrowheads, labels and change discs. */
import type { PlacedEdge, Point } from '../../layout/layout.js';
import { DISC } from '../../layout/scene/measures.js';
import type { SceneEdge } from '../../layout/scene/model.js';
import { STEP_GAP, stepWidth } from '../../layout/scene/steps.js';
import { changeWord } from '../../messages.js';
import { edgeTooltip } from '../messages.js';
import { paintsOf, type Theme } from '../theme.js';
import { asMark, changeData, SHADOW } from './changes.js';
import { drawDisc } from './marks.js';
import { drawStepBadge } from './nodes.js';
import { escapeXml, formatNumber, formatPoint, paintAttributes } from './notation.js';
import {
  type Arrow,
  dashedPath,
  isUnbroken,
  pointTowards,
  roundedPath,
  STROKES,
  simplify,
  strokeOf,
} from './strokes.js';
import { baselineBelow, drawText, WIDER } from './text.js';

/** Width of the halo under a line, in pixels. */
const HALO_WIDTH = 4;
/** Width of an unchanged line, in pixels. */
export const LINE_WIDTH = 1.5;
const CHANGED_WIDTH = 2;
const PLATE_RADIUS = 4;
/** A label in a wide font may exceed its plate by this many pixels. Longer labels are compressed. */
const PLATE_OVERHANG = 8;

const halo = (line: string, theme: Theme): string =>
  `<path d="${line}" stroke-opacity="${theme.haloOpacity}" stroke-width="${HALO_WIDTH}"${paintAttributes({ stroke: theme.halo })}/>`;

const ends = (from: string, to: string): string => `data-from="${escapeXml(from)}" data-to="${escapeXml(to)}"`;

/** Returns one edge; the enclosing group sets the attributes that all edges share. `line` is the markup of its line. */
function group({ edge }: PlacedEdge, { heads }: Arrow, line: string, theme: Theme): string {
  const label = edge.label?.fullText ?? edge.label?.text ?? '';
  const change = edge.mark && changeWord(edge.mark.change);
  const tooltip = escapeXml(edgeTooltip(edge.from, edge.to, edge.twoWay, label, change));
  const fill = edge.mark ? paintsOf(edge.mark, theme).mark : theme.head;
  return `<g ${ends(edge.from, edge.to)}${changeData(edge)}><title>${tooltip}</title>${line}<path d="${heads}" stroke="none"${paintAttributes({ fill })}/></g>`;
}

/** Returns an invisible line that carries the tooltip. The visible line is painted with its bundle. */
const invisibleLine = ({ line }: Arrow): string => `<path d="${line}" stroke="none" pointer-events="stroke"/>`;

/**
 * Returns the lines of a bundle as one path per stroke. Painted edge by edge, a shared trunk would grow bolder with
 * each antialiased line; one path is painted once where it overlaps itself.
 */
function trunk(edges: readonly SceneEdge[], arrows: readonly Arrow[], routes: readonly (readonly Point[])[]): string[] {
  const lines = edges.map((edge, i) => ({
    stroke: strokeOf(edge),
    arrow: arrows[i] as Arrow,
    route: routes[i] as readonly Point[],
  }));
  return (['solid', 'main', 'thin', 'dashed', 'dotted', 'deleted', 'moved'] as const).flatMap((stroke) => {
    const sameStroke = lines.filter((line) => line.stroke === stroke);
    const path = isUnbroken(stroke) ? sameStroke.map((line) => line.arrow.line).join('') : dashedPath(sameStroke);
    return path === '' ? [] : [`<path d="${path}"${STROKES[stroke]}/>`];
  });
}

/** Opens the group with the attributes that all edges share. */
const openEdges = (theme: Theme): string =>
  `<g fill="none" stroke-width="${LINE_WIDTH}"${paintAttributes({ stroke: theme.line })}>`;

/**
 * Returns the arrows of one bundle. Dashed lines get no gaps: the crossing line is visible between their dashes anyway,
 * and the dash pattern would restart after each gap.
 */
function arrowsOf(placed: readonly PlacedEdge[], routes: readonly (readonly Point[])[]): Arrow[] {
  const gaps = findGaps(placed.map(({ edge }, i) => ({ edge, points: routes[i] as readonly Point[] })));
  return placed.map(({ edge, curve }, i) =>
    curve === undefined
      ? arrow(routes[i] as readonly Point[], edge, isUnbroken(strokeOf(edge)) ? gaps[i] : undefined)
      : curvedArrow(curve, edge),
  );
}

/**
 * Returns edges that share a colour, bundle by bundle, with halos under the lines.
 * @param wrap wraps the lines of a bundle
 */
function bundledEdges(
  placed: readonly PlacedEdge[],
  theme: Theme,
  wrap: (lines: readonly string[]) => readonly string[],
) {
  const routes = placed.map(({ points }) => simplify(points));
  return findBundles(routes).flatMap((bundle) => {
    // A route of a single point has no direction and cannot be drawn.
    const drawable = bundle.filter((index) => (routes[index] as Point[]).length > 1);
    if (drawable.length === 0) return [];
    const members = drawable.map((index) => placed[index] as PlacedEdge);
    const memberRoutes = drawable.map((index) => routes[index] as Point[]);
    const arrows = arrowsOf(members, memberRoutes);
    const memberEdges = members.map(({ edge }) => edge);
    const isShared = arrows.length > 1;
    const trunkLines = isShared ? trunk(memberEdges, arrows, memberRoutes) : [];
    const groups = members.map((member, i) => {
      const { line } = arrows[i] as Arrow;
      const visibleLine = `<path d="${line}"${STROKES[strokeOf(member.edge)]}/>`;
      return group(member, arrows[i] as Arrow, isShared ? invisibleLine(arrows[i] as Arrow) : visibleLine, theme);
    });
    return [halo(arrows.map(({ line }) => line).join(''), theme), ...wrap([...trunkLines, ...groups])];
  });
}

/** Paint order of changed edges, all above the unchanged ones. The last entry is on top. */
const PAINT_ORDER: readonly NonNullable<SceneEdge['mark']>[] = [
  { change: 'move' },
  { change: 'update' },
  { change: 'delete' },
  { change: 'create' },
  { change: 'update', opens: true },
  { change: 'create', opens: true },
];

function changedEdges(placed: readonly PlacedEdge[], theme: Theme): string[] {
  return PAINT_ORDER.flatMap((mark) => {
    const sameMark = placed.filter(({ edge }) => edge.mark?.change === mark.change && edge.mark.opens === mark.opens);
    if (sameMark.length === 0) return [];
    const attributes = ` stroke-width="${CHANGED_WIDTH}"${paintAttributes({ stroke: paintsOf(mark, theme).mark })}`;
    return [`<g${attributes}>`, ...bundledEdges(sameMark, theme, (lines) => lines), '</g>'];
  });
}

const fadedGroup = (lines: readonly string[]): string[] => [`<g opacity="${SHADOW}">`, ...lines, '</g>'];

/** Returns all edges, unchanged ones first and faded if others change. */
export function drawEdges(placed: readonly PlacedEdge[], theme: Theme): string[] {
  const plain = placed.filter(({ edge }) => edge.mark === undefined);
  const isAnyFaded = plain.some(({ edge }) => edge.faded);
  const parts = [
    ...bundledEdges(plain, theme, isAnyFaded ? fadedGroup : (lines) => lines),
    ...changedEdges(placed, theme),
  ];
  return parts.length === 0 ? [] : [openEdges(theme), ...parts, '</g>'];
}

/**
 * Returns the change disc of an edge; empty if there is none. Discs are painted above all edges, so that no line
 * crosses one.
 */
export const drawEdgeSign = ({ edge, mark }: PlacedEdge, theme: Theme): string =>
  edge.mark === undefined || mark === undefined
    ? ''
    : `<g ${ends(edge.from, edge.to)}>${asMark(drawDisc(edge.mark, mark, DISC.edge, theme))}</g>`;

/** Returns the plate and text of an edge label; empty without a label. */
export function drawEdgeLabel({ edge, label: plate }: PlacedEdge, theme: Theme): string {
  if (edge.label === null || plate === null) return '';
  const { size } = theme.edgeLabel;
  const middle = plate.y + plate.height / 2;
  const baseline = baselineBelow(middle, size);
  const isLong = edge.label.width * WIDER[theme.edgeLabel.weight] > plate.width + PLATE_OVERHANG;
  const badgeWidth = edge.steps === undefined ? 0 : stepWidth(edge.steps) + (edge.label.text === '' ? 0 : STEP_GAP);
  const left = plate.x + (plate.width - edge.label.width) / 2;
  const badge = edge.steps === undefined ? '' : drawStepBadge(edge.steps, left, middle, theme);
  const length = isLong ? edge.label.width - badgeWidth : undefined;
  const centre = plate.x + plate.width / 2 + badgeWidth / 2;
  const content =
    edge.label.text === ''
      ? badge
      : badge + drawText(edge.label.text, centre, baseline, theme.edgeLabel, 'middle', length);
  return `<g ${ends(edge.from, edge.to)}><rect x="${formatNumber(plate.x)}" y="${formatNumber(plate.y)}" width="${formatNumber(plate.width)}" height="${formatNumber(plate.height)}" rx="${PLATE_RADIUS}" fill-opacity="${theme.plateOpacity}"${paintAttributes({ fill: theme.halo })}/>${content}</g>`;
}

// ---- Bundles: edges whose lines run on top of each other, so that they are painted as one.

/** A horizontal or vertical part of a route. */
interface Run {
  /** Index of the route. */
  readonly route: number;
  /** Bounds on the axis of the run; `start` is the smaller one. */
  readonly start: number;
  readonly end: number;
}

/** Runs that overlap by less than this many pixels only touch, at a corner or end to end. */
const OVERLAP = 1;
/** Coordinates closer than this are equal, in pixels. */
const TOLERANCE = 0.05;

/**
 * Returns a key of the infinite line that a run is on, to a tenth of a pixel: `h125` is y = 12.5, `v80` is x = 8. Null
 * if the run is neither horizontal nor vertical.
 */
function lineKey(a: Point, b: Point): string | null {
  if (Math.abs(a.y - b.y) < TOLERANCE) return `h${Math.round(a.y * 10)}`;
  if (Math.abs(a.x - b.x) < TOLERANCE) return `v${Math.round(a.x * 10)}`;
  return null;
}

function runsByLine(routes: readonly (readonly Point[])[]): Map<string, Run[]> {
  const lines = new Map<string, Run[]>();
  routes.forEach((points, route) => {
    for (let i = 1; i < points.length; i++) {
      const a = points[i - 1] as Point;
      const b = points[i] as Point;
      const line = lineKey(a, b);
      if (line === null) continue;
      const [from, to] = line[0] === 'h' ? [a.x, b.x] : [a.y, b.y];
      const run = { route, start: Math.min(from, to), end: Math.max(from, to) };
      const runs = lines.get(line);
      if (runs === undefined) lines.set(line, [run]);
      else runs.push(run);
    }
  });
  return lines;
}

/** Returns a union-find structure over the numbers below `size`. The smallest number of a set represents it. */
function disjointSets(size: number): { find(item: number): number; join(a: number, b: number): void } {
  const leader = Int32Array.from({ length: size }, (_, i) => i);
  const find = (item: number): number => {
    let at = item;
    while (leader[at] !== at) {
      leader[at] = leader[leader[at] as number] as number;
      at = leader[at] as number;
    }
    return at;
  };
  const join = (a: number, b: number): void => {
    const [first, second] = [find(a), find(b)];
    leader[Math.max(first, second)] = Math.min(first, second);
  };
  return { find, join };
}

/**
 * Returns the indexes of routes that share a run, in order of the first route of each bundle. A route that shares none
 * is a bundle by itself. The halos of a bundle are painted before all its lines. Painted route by route, each halo
 * would cut into the line that its route branches off from.
 */
export function findBundles(routes: readonly (readonly Point[])[]): number[][] {
  const sets = disjointSets(routes.length);
  for (const runs of runsByLine(routes).values()) {
    runs.sort((a, b) => a.start - b.start || a.route - b.route);
    // The run that ends last so far: the next one overlaps an earlier run only if it overlaps this one.
    let furthest = runs[0] as Run;
    for (const run of runs) {
      if (run.start < furthest.end - OVERLAP) sets.join(run.route, furthest.route);
      if (run.end > furthest.end) furthest = run;
    }
  }
  const members = new Map<number, number[]>();
  routes.forEach((_, route) => {
    const leader = sets.find(route);
    const bundle = members.get(leader);
    if (bundle === undefined) members.set(leader, [route]);
    else bundle.push(route);
  });
  return [...members.values()];
}

// ---- Gaps in the lines of a bundle, where an unrelated line crosses.

/** The line of an edge. */
export interface EdgeLine {
  readonly edge: Pick<SceneEdge, 'from' | 'to'>;
  /** Simplified: see `simplify`. */
  readonly points: readonly Point[];
}

/** A horizontal or vertical part of a line, between two of its points. */
interface Section {
  /** Index of the line in the bundle. */
  readonly line: number;
  /** Index of the section's first point in the line. */
  readonly start: number;
  /** The y of a horizontal section or the x of a vertical one; `from` and `to` bound it on the other axis. */
  readonly offset: number;
  readonly from: number;
  readonly to: number;
}

/** Pixels at both ends of a section that contain a rounded corner or an arrowhead. A crossing there gets no gap. */
const CORNER = 8;
/**
 * Maximum number of horizontal or vertical sections in a bundle with gaps: the search is quadratic, and nobody can
 * follow individual lines in larger bundles.
 */
const SECTIONS_MAX = 1_000;

/**
 * Finds the crossings in a bundle that look like a junction but are not one. A bundle has no halos between its lines,
 * so every crossing looks like a junction. A junction is correct if both sources have edges to both targets.
 * Otherwise the horizontal line gets a gap.
 *
 * @returns per line: index of a horizontal section's first point -> x of its gaps, ascending
 */
export function findGaps(lines: readonly EdgeLine[]): ReadonlyMap<number, readonly number[]>[] {
  const gaps = lines.map(() => new Map<number, number[]>());
  const runs = lines.map(({ points }, line) => sectionsOf(points, line));
  const horizontal = runs.flatMap((sections) => sections.horizontal);
  const vertical = runs.flatMap((sections) => sections.vertical);
  if (horizontal.length > SECTIONS_MAX || vertical.length > SECTIONS_MAX) return gaps;
  const targets = new Map<string, Set<string>>();
  for (const { edge } of lines) targets.set(edge.from, (targets.get(edge.from) ?? new Set()).add(edge.to));
  for (const run of horizontal) {
    const crossing = vertical.filter(
      (other) => crosses(run, other) && !isJunction(lines[run.line]!.edge, lines[other.line]!.edge, targets),
    );
    if (crossing.length === 0) continue;
    const offsets = new Set(crossing.map(({ offset }) => offset));
    gaps[run.line]!.set(
      run.start,
      [...offsets].sort((a, b) => a - b),
    );
  }
  return gaps;
}

function sectionsOf(points: readonly Point[], line: number): { horizontal: Section[]; vertical: Section[] } {
  const horizontal: Section[] = [];
  const vertical: Section[] = [];
  for (let start = 0; start + 1 < points.length; start++) {
    const [a, b] = [points[start]!, points[start + 1]!];
    if (a.y === b.y) horizontal.push({ line, start, offset: a.y, from: Math.min(a.x, b.x), to: Math.max(a.x, b.x) });
    else if (a.x === b.x) vertical.push({ line, start, offset: a.x, from: Math.min(a.y, b.y), to: Math.max(a.y, b.y) });
  }
  return { horizontal, vertical };
}

const isInside = (offset: number, { from, to }: Section): boolean => offset > from + CORNER && offset < to - CORNER;
const crosses = (a: Section, b: Section): boolean => isInside(b.offset, a) && isInside(a.offset, b);

/** True if every edge that a junction of the two lines would show exists. */
function isJunction(
  a: EdgeLine['edge'],
  b: EdgeLine['edge'],
  targets: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (a.from === b.from || a.to === b.to) return true;
  return targets.get(a.from)?.has(b.to) === true && targets.get(b.from)?.has(a.to) === true;
}

// ---- Arrows as path data.
// A line along a route or a curve, and a head at its end or at both ends.

type Style = Pick<SceneEdge, 'twoWay' | 'thin'>;

/** Returns the scale of the heads of an edge. */
const headScale = ({ thin }: Style): number => (thin === true ? THIN_SCALE : 1);

/**
 * Returns the arrow along a route.
 * @param points at least two, simplified
 * @param gaps as in `roundedPath`
 */
export function arrow(points: readonly Point[], style: Style, gaps?: ReadonlyMap<number, readonly number[]>): Arrow {
  const scale = headScale(style);
  const [start, second] = [points[0] as Point, points[1] as Point];
  const [beforeLast, last] = [points.at(-2) as Point, points.at(-1) as Point];
  const line = [...points];
  line[line.length - 1] = stopFor(beforeLast, last, scale);
  if (style.twoWay) line[0] = stopFor(second, start, scale);
  const reversed = () => roundedPath([...line].reverse());
  const heads = (style.twoWay ? head(second, start, scale) : '') + head(beforeLast, last, scale);
  return { reversed, line: roundedPath(line, gaps), heads };
}

/** Control points closer than this (in pixels) are equal, so they give no direction. */
const MIN_DISTANCE = 0.05;

/** Returns the last control point that differs from the end of the curve: the curve arrives from there. */
const lastBefore = (curve: readonly Point[], end: Point): Point =>
  curve.findLast(({ x, y }) => Math.hypot(x - end.x, y - end.y) > MIN_DISTANCE) ?? end;

/**
 * Returns the arrow along a chain of cubic Bézier curves. Each head points in the direction of the curve at its end.
 * @param curve the start, then two control points and an end per curve
 */
export function curvedArrow(curve: readonly Point[], style: Style): Arrow {
  const scale = headScale(style);
  const [start, end] = [curve[0] as Point, curve.at(-1) as Point];
  const beforeEnd = lastBefore(curve, end);
  const afterStart = lastBefore([...curve].reverse(), start);
  const line = [...curve];
  line[line.length - 1] = stopFor(beforeEnd, end, scale);
  if (style.twoWay) line[0] = stopFor(afterStart, start, scale);
  const heads = (style.twoWay ? head(afterStart, start, scale) : '') + head(beforeEnd, end, scale);
  return { line: curvePath(line), heads };
}

/** Returns path data such as `M0 0C1 1 2 2 3 3`. */
function curvePath([start, ...controls]: readonly Point[]): string {
  const text = ({ x, y }: Point): string => formatPoint(x, y);
  let path = `M${text(start as Point)}`;
  for (let i = 0; i < controls.length; i += 3) {
    const curve = controls.slice(i, i + 3).map(text);
    path += `C${curve.join(' ')}`;
  }
  return path;
}

/** Pixels from the tip of an arrowhead to its base. */
const HEAD_LENGTH = 8;
/** Half the width of an arrowhead at its base, in pixels. */
const HEAD_HALF_WIDTH = 4.2;
/** Scale of the head of a thin line. */
const THIN_SCALE = 0.6;
/** Pixels between the end of a line and the tip of its head. A line drawn to the tip would show on both sides of it. */
const LINE_INSET = 6;

/** Returns path data of a filled triangle with its tip at `tip`, for a line that comes from `from`. */
export function head(from: Point, tip: Point, scale = 1): string {
  const base = pointTowards(tip, from, HEAD_LENGTH * scale);
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const acrossX = (-(tip.y - from.y) / length) * HEAD_HALF_WIDTH * scale;
  const acrossY = ((tip.x - from.x) / length) * HEAD_HALF_WIDTH * scale;
  const left = formatPoint(base.x + acrossX, base.y + acrossY);
  const right = formatPoint(base.x - acrossX, base.y - acrossY);
  return `M${formatPoint(tip.x, tip.y)}L${left}L${right}z`;
}

/**
 * Returns the end of a line with a head at `tip`: a point inside the head, and at most half-way back to `from`.
 */
export function stopFor(from: Point, tip: Point, scale = 1): Point {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y);
  return pointTowards(tip, from, Math.min(LINE_INSET * scale, length / 2));
}
