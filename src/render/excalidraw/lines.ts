import type { PlacedEdge, Point, Rect } from '../../arrange/layout.js';
import type { SceneEdge } from '../../arrange/scene/model.js';
import { simplify } from '../svg/corners.js';
import { type Stroke, strokeOf } from '../svg/dashes.js';
import type { Theme } from '../theme.js';
import { arrow, type Element, type Look, words } from './elements.js';
import { badge, changeBadge, SHADE, type Sheet } from './sheet.js';

const WIDTH = 1.5;
const CHANGED_WIDTH = 2;
const THIN_WIDTH = 0.75;
const LINES: Readonly<Record<Stroke, NonNullable<Look['line']>>> = {
  ...{ solid: 'solid', thin: 'solid', dashed: 'dashed', dotted: 'dotted', gone: 'dashed', moved: 'dotted' },
};

export function lineLook(edge: Omit<SceneEdge, 'from' | 'to' | 'label'>, theme: Theme): Look {
  const stroke = strokeOf(edge);
  return {
    stroke: (edge.mark === undefined ? theme.line : theme.changes[edge.mark.change].mark).value,
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

/** An arrow that stays at what it joins, with its label and the sign of its change. */
export function edge({ edge: item, points: route, label: plate, mark }: PlacedEdge, sheet: Sheet): Element[] {
  const points = simplify(route);
  const [source, target] = [sheet.ends.get(item.from)!, sheet.ends.get(item.to)!];
  if (points.length < 2) return [];
  const id = sheet.unique(`${source.id} > ${target.id}`);
  const ends = [
    { id: source.id, gap: distance(points[0] as Point, source.rect) },
    { id: target.id, gap: distance(points.at(-1) as Point, target.rect) },
  ] as const;
  const parts = [arrow(id, { points, twoWay: item.twoWay, ends }, lineLook(item, sheet.theme), [])];
  const said = [item.steps ?? '', item.label?.text ?? ''].filter((part) => part !== '').join(' · ');
  if (item.label !== null && plate !== null && said !== '') {
    const at = { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 };
    const text = { text: said, width: item.label.width, ink: sheet.theme.edgeLabel, align: 'center', of: id } as const;
    parts.push(words(sheet.unique(`${id} label`), at, text, []));
  }
  const { mark: change } = item;
  if (change !== undefined && mark !== undefined)
    parts.push(...badge(`${id} change`, mark, changeBadge(change, sheet.theme), [], sheet));
  return parts;
}
