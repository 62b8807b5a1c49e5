/** Draws the edges of a layout: lines with halos, arrowheads, labels and change discs. */
import type { PlacedEdge, Point } from '../../layout/layout.js';
import { DISC } from '../../layout/scene/measures.js';
import type { SceneEdge } from '../../layout/scene/model.js';
import { STEP_GAP, stepWidth } from '../../layout/scene/steps.js';
import { changeWord } from '../../messages.js';
import { edgeTooltip } from '../messages.js';
import { paintsOf, type Theme } from '../theme.js';
import { arrow, curvedArrow } from './arrows.js';
import { findBundles } from './bundles.js';
import { asMark, changeData, SHADOW } from './changes.js';
import { findGaps } from './gaps.js';
import { disc } from './marks.js';
import { stepBadge } from './nodes.js';
import { escapeXml, number } from './notation.js';
import { painted } from './paint.js';
import { type Arrow, dashedPath, isUnbroken, STROKES, simplify, strokeOf } from './strokes.js';
import { baselineBelow, text, WIDER } from './text.js';

const HALO_WIDTH = 4;
export const LINE_WIDTH = 1.5;
const CHANGED_WIDTH = 2;
const PLATE_RADIUS = 4;
/** A label in a wide font may exceed its plate by this many pixels. A longer one would cover the line beside it. */
const PLATE_OVERHANG = 8;

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
    const alike = lines.filter((each) => each.stroke === stroke);
    const path = isUnbroken(stroke) ? alike.map((each) => each.arrow.line).join('') : dashedPath(alike);
    return path === '' ? [] : [`<path d="${path}"${STROKES[stroke]}/>`];
  });
}

/** Opens the group with the attributes that all edges share. */
const openEdges = (theme: Theme): string =>
  `<g fill="none" stroke-width="${LINE_WIDTH}"${painted({ stroke: theme.line })}>`;

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
 * Returns edges of one style, bundle by bundle, with halos under the lines.
 * @param shade wraps the lines of a bundle
 */
function bundled(placed: readonly PlacedEdge[], theme: Theme, shade: (lines: readonly string[]) => readonly string[]) {
  const routes = placed.map(({ points }) => simplify(points));
  return findBundles(routes).flatMap((bundle) => {
    // A route of a single point has no direction and cannot be drawn.
    const drawable = bundle.filter((index) => (routes[index] as Point[]).length > 1);
    if (drawable.length === 0) return [];
    const members = drawable.map((index) => placed[index] as PlacedEdge);
    const memberRoutes = drawable.map((index) => routes[index] as Point[]);
    const arrows = arrowsOf(members, memberRoutes);
    const edgesOf = members.map(({ edge }) => edge);
    const isShared = arrows.length > 1;
    const trunkLines = isShared ? trunk(edgesOf, arrows, memberRoutes) : [];
    const groups = members.map((member, i) => {
      const { line } = arrows[i] as Arrow;
      const visibleLine = `<path d="${line}"${STROKES[strokeOf(member.edge)]}/>`;
      return group(member, arrows[i] as Arrow, isShared ? invisibleLine(arrows[i] as Arrow) : visibleLine, theme);
    });
    return [halo(arrows.map(({ line }) => line).join(''), theme), ...shade([...trunkLines, ...groups])];
  });
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
