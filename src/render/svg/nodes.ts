import type { PlacedNode } from '../../arrange/layout.js';
import { CAPTION_TOP, LINE_HEIGHT } from '../../arrange/scene/measures.js';
import type { SceneNode } from '../../arrange/scene/model.js';
import { STEP_HEIGHT, stepWidth } from '../../arrange/scene/steps.js';
import { widthOf } from '../../text/metrics.js';
import type { Theme } from '../theme.js';
import { STROKES } from './dashes.js';
import { escapeXml } from './escape.js';
import { useIcon } from './icons.js';
import { number } from './numbers.js';
import { painted } from './paint.js';
import { plate } from './plates.js';
import { baselineBelow, text } from './text.js';

const BADGE_HEIGHT = 18;
const BADGE_PADDING = 6;
/** How far the badge hangs over the icon's corner. */
const BADGE_OVERHANG = 8;
const LOOKED_UP_GAP = 2;

/** Captions under the icon, each line centred on it. */
function captions({ node, x, y }: PlacedNode, theme: Theme): string {
  const middle = x + node.iconX + node.iconSize / 2;
  let top = y + node.iconY + node.iconSize + CAPTION_TOP;
  let result = '';
  for (const line of node.lines) {
    const ink = theme.caption[line.role];
    result += text(line.text, middle, baselineBelow(top + LINE_HEIGHT[line.role] / 2, ink.size), ink, 'middle');
    top += LINE_HEIGHT[line.role];
  }
  return result;
}

const pillWidth = (words: string, { badge: { size, weight } }: Theme): number =>
  Math.max(BADGE_HEIGHT, widthOf(words, size, weight) + 2 * BADGE_PADDING);

/** How many there are, in a small pill that ends at `right`. */
export function pill(words: string, right: number, middle: number, theme: Theme): string {
  const width = pillWidth(words, theme);
  const place = `x="${number(right - width)}" y="${number(middle - BADGE_HEIGHT / 2)}" width="${number(width)}" height="${BADGE_HEIGHT}"`;
  const shape = `<rect ${place} rx="${BADGE_HEIGHT / 2}" stroke-width="1.5"${painted({ fill: theme.badgeFill, stroke: theme.badgeBorder })}/>`;
  const baseline = baselineBelow(middle, theme.badge.size);
  return shape + text(words, right - width / 2, baseline, theme.badge, 'middle');
}

/** The pill on the icon's corner. The other corner when a loop is in the way. */
function badge({ node, x, y }: PlacedNode, theme: Theme): string {
  if (node.badge === '') return '';
  const left = x + node.iconX - BADGE_OVERHANG;
  const right = node.selfLoop ? left + pillWidth(node.badge, theme) : x + node.iconX + node.iconSize + BADGE_OVERHANG;
  return pill(node.badge, right, y + node.iconY - LOOKED_UP_GAP + BADGE_HEIGHT / 2, theme);
}

/** Steps of flows, in a round badge that begins at `left`. */
export function stepBadge(steps: string, left: number, middle: number, theme: Theme): string {
  const width = stepWidth(steps);
  const place = `x="${number(left)}" y="${number(middle - STEP_HEIGHT / 2)}" width="${number(width)}" height="${STEP_HEIGHT}"`;
  const shape = `<rect ${place} rx="${STEP_HEIGHT / 2}" stroke-width="1.5"${painted({ fill: theme.stepFill, stroke: theme.badgeBorder })}/>`;
  return shape + text(steps, left + width / 2, baselineBelow(middle, theme.step.size), theme.step, 'middle');
}

/** On the corner where the count is not. */
function steps({ node, x, y }: PlacedNode, theme: Theme): string {
  if (node.steps === undefined) return '';
  const left = node.selfLoop
    ? x + node.iconX + node.iconSize + BADGE_OVERHANG - stepWidth(node.steps)
    : x + node.iconX - BADGE_OVERHANG;
  return stepBadge(node.steps, left, y + node.iconY - LOOKED_UP_GAP + STEP_HEIGHT / 2, theme);
}

function frame({ node, x, y }: PlacedNode, theme: Theme): string {
  if (!node.dashed && !node.suggested) return '';
  const stroke = node.suggested ? STROKES.dotted : ` stroke-dasharray="3 3"`;
  const size = number(node.iconSize + 2 * LOOKED_UP_GAP);
  return `<rect x="${number(x + node.iconX - LOOKED_UP_GAP)}" y="${number(y + node.iconY - LOOKED_UP_GAP)}" width="${size}" height="${size}" rx="4" fill="none"${stroke}${painted({ stroke: theme.lookedUp })}/>`;
}

const tooltip = ({ words, lines, id }: SceneNode): string =>
  escapeXml([...(words ?? lines.map((line) => line.text)), id].join('\n'));

/** A resource: icon, what marks it, and the captions below. */
export function node(placed: PlacedNode, theme: Theme): string {
  const { node: item, x, y } = placed;
  const place = [item.icon, x + item.iconX, y + item.iconY, item.iconSize] as const;
  const icon = plate(...place, theme) + useIcon(...place);
  const marks = frame(placed, theme) + badge(placed, theme) + steps(placed, theme);
  return `<g data-address="${escapeXml(item.id)}" data-type="${escapeXml(item.type)}"><title>${tooltip(item)}</title>${icon}${marks}${captions(placed, theme)}</g>`;
}
