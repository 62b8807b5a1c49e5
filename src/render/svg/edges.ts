import type { PlacedEdge, Point } from '../../layout/layout.js';
import { DISC } from '../../layout/scene/measures.js';
import type { SceneEdge } from '../../layout/scene/model.js';
import { STEP_GAP, stepWidth } from '../../layout/scene/steps.js';
import { changeWord } from '../../messages.js';
import { edgeTooltip } from '../messages.js';
import { paintsOf, type Theme } from '../theme.js';
import { asMark, changeData, SHADOW } from './changes.js';
import { disc } from './marks.js';
import { stepBadge } from './nodes.js';
import { escapeXml, number, point } from './notation.js';
import { painted } from './paint.js';
import { type Arrow, dashedPath, isUnbroken, roundedPath, STROKES, simplify, strokeOf, towards } from './strokes.js';
import { baselineBelow, text, WIDER } from './text.js';

const HALO_WIDTH = 4;
export const LINE_WIDTH = 1.5;
const CHANGED_WIDTH = 2;
const PLATE_RADIUS = 4;
/** A label in a wide font may exceed its plate by this many pixels. A longer one would cover the line beside it. */
const PLATE_OVERHANG = 8;

type LineStyle = Pick<SceneEdge, 'twoWay' | 'thin'>;

/** Returns the arrow along simplified points, at least two of them. `open` as `gaps` in `roundedPath`. */
export function arrow(
  points: readonly Point[],
  { twoWay, thin }: LineStyle,
  open?: ReadonlyMap<number, readonly number[]>,
): Arrow {
  const size = thin === true ? SMALL : 1;
  const [start, second] = [points[0] as Point, points[1] as Point];
  const [beforeLast, last] = [points.at(-2) as Point, points.at(-1) as Point];
  const drawn = [...points];
  drawn[drawn.length - 1] = stopFor(beforeLast, last, size);
  if (twoWay) drawn[0] = stopFor(second, start, size);
  const reversed = () => roundedPath([...drawn].reverse());
  const heads = (twoWay ? head(second, start, size) : '') + head(beforeLast, last, size);
  return { reversed, line: roundedPath(drawn, open), heads };
}

const halo = (line: string, theme: Theme): string =>
  `<path d="${line}" stroke-opacity="${theme.haloOpacity}" stroke-width="${HALO_WIDTH}"${painted({ stroke: theme.halo })}/>`;

const ends = (from: string, to: string): string => `data-from="${escapeXml(from)}" data-to="${escapeXml(to)}"`;

/** Returns one edge; the enclosing group sets what all edges share. `line` is the markup of its line. */
function group({ edge }: PlacedEdge, { heads }: Arrow, line: string, theme: Theme): string {
  const label = edge.label?.whole ?? edge.label?.text ?? '';
  const change = edge.mark && changeWord(edge.mark.change);
  const tooltip = escapeXml(edgeTooltip(edge.from, edge.to, edge.twoWay, label, change));
  const fill = edge.mark ? paintsOf(edge.mark, theme).mark : theme.head;
  return `<g ${ends(edge.from, edge.to)}${changeData(edge)}><title>${tooltip}</title>${line}<path d="${heads}" stroke="none"${painted({ fill })}/></g>`;
}

/** Returns an invisible line that carries the tooltip. The visible line is painted with its bundle. */
const unseen = ({ line }: Arrow): string => `<path d="${line}" stroke="none" pointer-events="stroke"/>`;

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
  return (['solid', 'thin', 'dashed', 'dotted', 'deleted', 'moved'] as const).flatMap((stroke) => {
    const alike = lines.filter((each) => each.stroke === stroke);
    const path = isUnbroken(stroke) ? alike.map((each) => each.arrow.line).join('') : dashedPath(alike);
    return path === '' ? [] : [`<path d="${path}"${STROKES[stroke]}/>`];
  });
}

/** Opens the group with the attributes that all edges share. */
const openEdges = (theme: Theme): string =>
  `<g fill="none" stroke-width="${LINE_WIDTH}"${painted({ stroke: theme.line })}>`;

/**
 * Returns the arrows of one bundle. Dashed lines get no gaps: they show what lies beneath anyway, and their dashes
 * would start again after each gap.
 */
function arrowsOf(placed: readonly PlacedEdge[], routes: readonly (readonly Point[])[]): Arrow[] {
  const open = gaps(placed.map(({ edge }, i) => ({ edge, points: routes[i] as readonly Point[] })));
  return placed.map(({ edge, curve }, i) =>
    curve === undefined
      ? arrow(routes[i] as readonly Point[], edge, isUnbroken(strokeOf(edge)) ? open[i] : undefined)
      : curvedArrow(curve, edge),
  );
}

/**
 * Returns edges of one style, bundle by bundle, with halos under the lines.
 * @param shade wraps the lines of a bundle
 */
function bundled(placed: readonly PlacedEdge[], theme: Theme, shade: (lines: readonly string[]) => readonly string[]) {
  const routes = placed.map(({ points }) => simplify(points));
  const parts: string[] = [];
  for (const bundle of bundles(routes)) {
    const drawable = bundle.filter((index) => (routes[index] as Point[]).length > 1);
    const members = drawable.map((index) => placed[index] as PlacedEdge);
    const edgesOf = members.map(({ edge }) => edge);
    const ways = drawable.map((index) => routes[index] as Point[]);
    const arrows = arrowsOf(members, ways);
    if (arrows.length === 0) continue;
    const isShared = arrows.length > 1;
    parts.push(halo(arrows.map(({ line }) => line).join(''), theme));
    const lines = isShared ? trunk(edgesOf, arrows, ways) : [];
    members.forEach((member, i) => {
      const each = arrows[i] as Arrow;
      const own = isShared ? unseen(each) : `<path d="${each.line}"${STROKES[strokeOf(member.edge)]}/>`;
      lines.push(group(member, each, own, theme));
    });
    parts.push(...shade(lines));
  }
  return parts;
}

/** Paint order: changed edges lie above unchanged ones, the most important on top. */
const ORDER: readonly NonNullable<SceneEdge['mark']>[] = [
  { change: 'move' },
  { change: 'update' },
  { change: 'delete' },
  { change: 'create' },
  { change: 'create', opens: true },
];

function changed(placed: readonly PlacedEdge[], theme: Theme): string[] {
  return ORDER.flatMap((mark) => {
    const alike = placed.filter(({ edge }) => edge.mark?.change === mark.change && edge.mark.opens === mark.opens);
    if (alike.length === 0) return [];
    const look = ` stroke-width="${CHANGED_WIDTH}"${painted({ stroke: paintsOf(mark, theme).mark })}`;
    return [`<g${look}>`, ...bundled(alike, theme, (lines) => lines), '</g>'];
  });
}

const shadow = (lines: readonly string[]): string[] => [`<g opacity="${SHADOW}">`, ...lines, '</g>'];

/** Returns all edges, unchanged ones first and translucent if others change. */
export function edges(placed: readonly PlacedEdge[], theme: Theme): string[] {
  const plain = placed.filter(({ edge }) => edge.mark === undefined);
  const isShaded = plain.some(({ edge }) => edge.faded);
  const parts = [...bundled(plain, theme, isShaded ? shadow : (lines) => lines), ...changed(placed, theme)];
  return parts.length === 0 ? [] : [openEdges(theme), ...parts, '</g>'];
}

/**
 * Returns the change disc of an edge; empty if there is none. Discs are painted above all edges, so that no line
 * crosses one.
 */
export const edgeSign = ({ edge, mark }: PlacedEdge, theme: Theme): string =>
  edge.mark === undefined || mark === undefined
    ? ''
    : `<g ${ends(edge.from, edge.to)}>${asMark(disc(edge.mark, mark, DISC.edge, theme))}</g>`;

/** Returns the plate and text of an edge label; empty without a label. */
export function edgeLabel({ edge, label: plate }: PlacedEdge, theme: Theme): string {
  if (edge.label === null || plate === null) return '';
  const { size } = theme.edgeLabel;
  const middle = plate.y + plate.height / 2;
  const baseline = baselineBelow(middle, size);
  const isLong = edge.label.width * WIDER[theme.edgeLabel.weight] > plate.width + PLATE_OVERHANG;
  const before = edge.steps === undefined ? 0 : stepWidth(edge.steps) + (edge.label.text === '' ? 0 : STEP_GAP);
  const left = plate.x + (plate.width - edge.label.width) / 2;
  const badge = edge.steps === undefined ? '' : stepBadge(edge.steps, left, middle, theme);
  const length = isLong ? edge.label.width - before : undefined;
  const centre = plate.x + plate.width / 2 + before / 2;
  const words =
    edge.label.text === '' ? badge : badge + text(edge.label.text, centre, baseline, theme.edgeLabel, 'middle', length);
  return `<g ${ends(edge.from, edge.to)}><rect x="${number(plate.x)}" y="${number(plate.y)}" width="${number(plate.width)}" height="${number(plate.height)}" rx="${PLATE_RADIUS}" fill-opacity="${theme.plateOpacity}"${painted({ fill: theme.halo })}/>${words}</g>`;
}

/** Control points closer than this give no direction. */
const SAME = 0.05;

/** Returns the point from which the curve arrives at its end: the last control point that differs from the end. */
function before(curve: readonly Point[], end: Point): Point {
  const other = curve.findLast(({ x, y }) => Math.hypot(x - end.x, y - end.y) > SAME);
  return other ?? end;
}

/**
 * Returns the line and heads of a chain of cubic Bézier curves as path data: 1 point, then 3 per curve. Each head
 * points in the direction of the curve at its end.
 */
export function curvedArrow(
  curve: readonly Point[],
  { twoWay, thin }: Pick<SceneEdge, 'twoWay' | 'thin'>,
): { line: string; heads: string } {
  const size = thin === true ? SMALL : 1;
  const [start, end] = [curve[0] as Point, curve.at(-1) as Point];
  const beforeEnd = before(curve, end);
  const afterStart = before([...curve].reverse(), start);
  const drawn = [...curve];
  drawn[drawn.length - 1] = stopFor(beforeEnd, end, size);
  if (twoWay) drawn[0] = stopFor(afterStart, start, size);
  return { line: path(drawn), heads: (twoWay ? head(afterStart, start, size) : '') + head(beforeEnd, end, size) };
}

function path([start, ...rest]: readonly Point[]): string {
  const text = (at: Point): string => point(at.x, at.y);
  let data = `M${text(start as Point)}`;
  for (let i = 0; i < rest.length; i += 3)
    data += `C${rest
      .slice(i, i + 3)
      .map(text)
      .join(' ')}`;
  return data;
}

/** Size of an arrowhead along and across the line, in pixels. */
const LENGTH = 8;
const HALF_WIDTH = 4.2;
/** Scale of the head of a thin line. */
const SMALL = 0.6;
/** The line ends inside the head. Its blunt end would otherwise stick out at the tip. */
const LINE_STOPS_BEFORE = 6;

/** Returns path data of a solid head with its tip at `tip`, for a line that comes from `from`. */
export function head(from: Point, tip: Point, size = 1): string {
  const base = towards(tip, from, LENGTH * size);
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const acrossX = (-(tip.y - from.y) / length) * HALF_WIDTH * size;
  const acrossY = ((tip.x - from.x) / length) * HALF_WIDTH * size;
  const left = point(base.x + acrossX, base.y + acrossY);
  const right = point(base.x - acrossX, base.y - acrossY);
  return `M${point(tip.x, tip.y)}L${left}L${right}z`;
}

/** Returns the point at which a line with a head at `tip` ends. */
export function stopFor(from: Point, tip: Point, size = 1): Point {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y);
  return towards(tip, from, Math.min(LINE_STOPS_BEFORE * size, length / 2));
}

/** A line to be checked for crossings. `points` are simplified. */
export interface Segment {
  readonly edge: Pick<SceneEdge, 'from' | 'to'>;
  readonly points: readonly Point[];
}

interface Run {
  readonly way: number;
  /** Index of the run's first point. */
  readonly at: number;
  /** The y of a horizontal run or the x of a vertical one; `from` and `to` bound it on the other axis. */
  readonly offset: number;
  readonly from: number;
  readonly to: number;
}

/** Pixels at both ends of a run that hold a rounded corner or an arrowhead, and no crossing. */
const CORNER = 8;
/** Every horizontal run is compared with every vertical one. Nobody can follow single lines in a larger bundle. */
const MOST_RUNS = 1_000;

/**
 * Finds crossings between lines of one bundle. A bundle has no halos between its lines, so a crossing would look like a
 * junction. That is correct only if each of both sources leads to each of both targets; otherwise the horizontal line
 * gets a gap.
 *
 * @returns per line: index of a horizontal run's first point -> x of its gaps, ascending
 */
export function gaps(ways: readonly Segment[]): ReadonlyMap<number, readonly number[]>[] {
  const result = ways.map(() => new Map<number, number[]>());
  const runs = ways.map(({ points }, way) => runsOf(points, way));
  const across = runs.flatMap(({ horizontal }) => horizontal);
  const along = runs.flatMap(({ vertical }) => vertical);
  if (across.length > MOST_RUNS || along.length > MOST_RUNS) return result;
  const targets = new Map<string, Set<string>>();
  for (const { edge } of ways) targets.set(edge.from, (targets.get(edge.from) ?? new Set()).add(edge.to));
  for (const run of across) {
    const open = along.filter((other) => crosses(run, other) && isForeign(ways[run.way]!, ways[other.way]!, targets));
    const offsets = new Set(open.map(({ offset }) => offset));
    if (offsets.size > 0)
      result[run.way]!.set(
        run.at,
        [...offsets].sort((a, b) => a - b),
      );
  }
  return result;
}

function runsOf(points: readonly Point[], way: number): { horizontal: Run[]; vertical: Run[] } {
  const horizontal: Run[] = [];
  const vertical: Run[] = [];
  for (let at = 0; at + 1 < points.length; at++) {
    const [a, b] = [points[at]!, points[at + 1]!];
    if (a.y === b.y) horizontal.push({ way, at, offset: a.y, from: Math.min(a.x, b.x), to: Math.max(a.x, b.x) });
    else if (a.x === b.x) vertical.push({ way, at, offset: a.x, from: Math.min(a.y, b.y), to: Math.max(a.y, b.y) });
  }
  return { horizontal, vertical };
}

const within = (offset: number, { from, to }: Run): boolean => offset > from + CORNER && offset < to - CORNER;
const crosses = (a: Run, b: Run): boolean => within(b.offset, a) && within(a.offset, b);

/** True if a junction of the two lines would show an edge that does not exist. */
function isForeign(
  { edge: a }: Segment,
  { edge: b }: Segment,
  targets: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (a.from === b.from || a.to === b.to) return false;
  return !targets.get(a.from)?.has(b.to) || !targets.get(b.from)?.has(a.to);
}

interface BundleRun {
  readonly route: number;
  readonly start: number;
  readonly end: number;
}

/** Runs that overlap by less than this many pixels only touch, at a corner or end to end. */
const OVERLAP = 1;

/** Returns the line that a run lies on, to a tenth of a pixel; null if the run is neither horizontal nor vertical. */
function lineOf(a: Point, b: Point): string | null {
  if (Math.abs(a.y - b.y) < 0.05) return `h${Math.round(a.y * 10)}`;
  if (Math.abs(a.x - b.x) < 0.05) return `v${Math.round(a.x * 10)}`;
  return null;
}

function runsByLine(routes: readonly (readonly Point[])[]): Map<string, BundleRun[]> {
  const lines = new Map<string, BundleRun[]>();
  routes.forEach((points, route) => {
    for (let i = 1; i < points.length; i++) {
      const a = points[i - 1] as Point;
      const b = points[i] as Point;
      const line = lineOf(a, b);
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

/** Disjoint sets of numbers. The smallest number of a set represents it. */
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
 * Groups routes that share a run, in order of the first route of each bundle. The halos of a bundle are painted before
 * all its lines: painted route by route, each halo would nick the line that its route branches off from.
 */
export function bundles(routes: readonly (readonly Point[])[]): number[][] {
  const sets = disjointSets(routes.length);
  for (const runs of runsByLine(routes).values()) {
    runs.sort((a, b) => a.start - b.start || a.route - b.route);
    let furthest = runs[0] as BundleRun;
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
