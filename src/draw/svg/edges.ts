import type { PlacedEdge, Point } from '../../arrange/layout.js';
import type { SceneEdge } from '../../arrange/scene/model.js';
import { edgeTooltip } from '../../messages.js';
import type { Theme } from '../theme.js';
import { bundles } from './bundles.js';
import { roundedPath, simplify } from './corners.js';
import { escapeXml } from './escape.js';
import { head, stopFor } from './heads.js';
import { number } from './numbers.js';
import { baselineBelow, text } from './text.js';

const HALO_WIDTH = 4;
const LINE_WIDTH = 1.5;
const DASHES = '4 4';
const PLATE_RADIUS = 4;

/** A line with its arrowheads, as path data. */
export interface Arrow {
  readonly line: string;
  readonly heads: string;
}

/** The arrow along simplified points, of which there are at least two. */
export function arrow(points: readonly Point[], twoWay: boolean): Arrow {
  const [start, second] = [points[0] as Point, points[1] as Point];
  const [beforeLast, last] = [points.at(-2) as Point, points.at(-1) as Point];
  const drawn = [...points];
  drawn[drawn.length - 1] = stopFor(beforeLast, last);
  if (twoWay) drawn[0] = stopFor(second, start);
  return { line: roundedPath(drawn), heads: (twoWay ? head(second, start) : '') + head(beforeLast, last) };
}

const halo = (line: string, theme: Theme): string =>
  `<path d="${line}" stroke="${theme.halo}" stroke-opacity="${theme.haloOpacity}" stroke-width="${HALO_WIDTH}"/>`;

const ends = (from: string, to: string): string => `data-from="${escapeXml(from)}" data-to="${escapeXml(to)}"`;

/** Line and heads of one edge, inside a group that sets what all edges have in common. */
function strokes(edge: SceneEdge, { line, heads }: Arrow, theme: Theme): string {
  const dashes = edge.dashed ? ` stroke-dasharray="${DASHES}"` : '';
  const tooltip = escapeXml(edgeTooltip(edge.from, edge.to, edge.twoWay, edge.label?.text ?? ''));
  return `<g ${ends(edge.from, edge.to)}><title>${tooltip}</title><path d="${line}"${dashes}/><path d="${heads}" fill="${theme.head}" stroke="none"/></g>`;
}

/** What all edges have in common. */
const openEdges = (theme: Theme): string => `<g fill="none" stroke="${theme.line}" stroke-width="${LINE_WIDTH}">`;

/** All edges: bundle by bundle, halos under lines. */
export function edges(placed: readonly PlacedEdge[], theme: Theme): string[] {
  const routes = placed.map(({ points }) => simplify(points));
  const parts: string[] = [];
  for (const bundle of bundles(routes)) {
    const drawable = bundle.filter((index) => (routes[index] as Point[]).length > 1);
    const arrows = drawable.map((index) => arrow(routes[index] as Point[], (placed[index] as PlacedEdge).edge.twoWay));
    if (arrows.length > 0) parts.push(halo(arrows.map(({ line }) => line).join(''), theme));
    drawable.forEach((index, i) => {
      const { edge } = placed[index] as PlacedEdge;
      parts.push(strokes(edge, arrows[i] as Arrow, theme));
    });
  }
  return parts.length === 0 ? [] : [openEdges(theme), ...parts, '</g>'];
}

/** The label's plate and text; empty without a label. */
export function edgeLabel({ edge, label: plate }: PlacedEdge, theme: Theme): string {
  if (edge.label === null || plate === null) return '';
  const { size } = theme.edgeLabel;
  const baseline = baselineBelow(plate.y + plate.height / 2, size);
  const words = text(edge.label.text, plate.x + plate.width / 2, baseline, theme.edgeLabel, 'middle');
  return `<g ${ends(edge.from, edge.to)}><rect x="${number(plate.x)}" y="${number(plate.y)}" width="${number(plate.width)}" height="${number(plate.height)}" rx="${PLATE_RADIUS}" fill="${theme.halo}" fill-opacity="${theme.plateOpacity}"/>${words}</g>`;
}
