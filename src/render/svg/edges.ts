import type { PlacedEdge, Point } from '../../layout/layout.js';
import { DISC } from '../../layout/scene/measures.js';
import type { SceneEdge } from '../../layout/scene/model.js';
import { STEP_GAP, stepWidth } from '../../layout/scene/steps.js';
import { changeWord } from '../../messages.js';
import { edgeTooltip } from '../messages.js';
import { paintsOf, type Theme } from '../theme.js';
import { bundles } from './bundles.js';
import { asMark, changeData, SHADOW } from './changes.js';
import { roundedPath, simplify } from './corners.js';
import { curvedArrow } from './curves.js';
import { type Arrow, dashedPath, isWhole, STROKES, strokeOf } from './dashes.js';
import { escapeXml } from './escape.js';
import { gaps } from './gaps.js';
import { head, SMALL, stopFor } from './heads.js';
import { stepBadge } from './nodes.js';
import { number } from './numbers.js';
import { painted } from './paint.js';
import { disc } from './signs.js';
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
  const back = () => roundedPath([...drawn].reverse());
  const heads = (twoWay ? head(second, start, size) : '') + head(beforeLast, last, size);
  return { back, line: roundedPath(drawn, open), heads };
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
  return (['solid', 'thin', 'dashed', 'dotted', 'gone', 'moved'] as const).flatMap((stroke) => {
    const alike = lines.filter((each) => each.stroke === stroke);
    const path = isWhole(stroke) ? alike.map((each) => each.arrow.line).join('') : dashedPath(alike);
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
      ? arrow(routes[i] as readonly Point[], edge, isWhole(strokeOf(edge)) ? open[i] : undefined)
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
