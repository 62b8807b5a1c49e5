/** Draws the nodes of a layout: icon, caption, badges and change marks. */
import type { PlacedNode } from '../../layout/layout.js';
import {
  CAPTION_TOP,
  DISC_OVERHANG,
  discsOf,
  hasOutline,
  LINE_HEIGHT,
  nodeDiscHeight,
} from '../../layout/scene/measures.js';
import type { RevisionCaption, SceneNode } from '../../layout/scene/model.js';
import { STEP_HEIGHT, stepWidth } from '../../layout/scene/steps.js';
import { widthOf } from '../../platform/text/metrics.js';
import type { Theme } from '../theme.js';
import { asMark, changeData, changeText, isGone, isOfChange, SHADOW } from './changes.js';
import { drawPlate, useIcon } from './icons.js';
import { drawDisc, drawRing } from './marks.js';
import { escapeXml, formatNumber, paintAttributes } from './notation.js';
import { STROKES } from './strokes.js';
import { baselineBelow, drawText } from './text.js';

const BADGE_HEIGHT = 18;
const BADGE_PADDING = 6;
/** Pixels by which a badge extends beyond the icon's corner. */
const BADGE_OVERHANG = 8;
/** Gap between an icon and the frame of an existing or suggested resource. */
const LOOKED_UP_GAP = 2;
/** Width of the widest ring, in pixels. */
const RING_WIDTH = 2.5;
const RING_RADIUS = 8;

/** Returns the caption below the icon, each line centred on it. */
function captions({ node, x, y }: PlacedNode, theme: Theme): string {
  const middle = x + node.iconX + node.iconSize / 2;
  let top = y + node.iconY + node.iconSize + CAPTION_TOP;
  let result = '';
  for (const line of node.lines) {
    const role = theme.caption[line.role];
    const ink = node.faded || node.mark?.ghostOf !== undefined ? { ...role, fill: theme.faded } : role;
    const baseline = baselineBelow(top + LINE_HEIGHT[line.role] / 2, ink.size);
    result += isOfChange(line)
      ? asMark(changeText(line, middle, baseline, ink), line)
      : drawText(line.text, middle, baseline, ink, 'middle');
    top += LINE_HEIGHT[line.role];
  }
  return result;
}

const pillWidth = (words: string, { badge: { size, weight } }: Theme): number =>
  Math.max(BADGE_HEIGHT, widthOf(words, size, weight) + 2 * BADGE_PADDING);

/** Returns a count in a small pill that ends at `right`. */
export function drawPill(words: string, right: number, middle: number, theme: Theme): string {
  const width = pillWidth(words, theme);
  const bounds = `x="${formatNumber(right - width)}" y="${formatNumber(middle - BADGE_HEIGHT / 2)}" width="${formatNumber(width)}" height="${BADGE_HEIGHT}"`;
  const shape = `<rect ${bounds} rx="${BADGE_HEIGHT / 2}" stroke-width="1.5"${paintAttributes({ fill: theme.badgeFill, stroke: theme.badgeBorder })}/>`;
  const baseline = baselineBelow(middle, theme.badge.size);
  return shape + drawText(words, right - width / 2, baseline, theme.badge, 'middle');
}

/** Returns the pill on the icon's top right corner, or on the left one if a loop edge occupies the right. */
function badge({ node, x, y }: PlacedNode, theme: Theme): string {
  if (node.badge === '') return '';
  const left = x + node.iconX - BADGE_OVERHANG;
  const right = node.selfLoop ? left + pillWidth(node.badge, theme) : x + node.iconX + node.iconSize + BADGE_OVERHANG;
  const badgeTheme = node.faded ? { ...theme, badgeFill: theme.faded } : theme;
  return drawPill(node.badge, right, y + node.iconY - LOOKED_UP_GAP + BADGE_HEIGHT / 2, badgeTheme);
}

/** Returns the numbers of flow steps in a round badge that starts at `left`. */
export function drawStepBadge(steps: string, left: number, middle: number, theme: Theme): string {
  const width = stepWidth(steps);
  const bounds = `x="${formatNumber(left)}" y="${formatNumber(middle - STEP_HEIGHT / 2)}" width="${formatNumber(width)}" height="${STEP_HEIGHT}"`;
  const shape = `<rect ${bounds} rx="${STEP_HEIGHT / 2}" stroke-width="1.5"${paintAttributes({ fill: theme.stepFill, stroke: theme.badgeBorder })}/>`;
  return shape + drawText(steps, left + width / 2, baselineBelow(middle, theme.step.size), theme.step, 'middle');
}

/** Returns the step badge on the top corner opposite the count. */
function steps({ node, x, y }: PlacedNode, theme: Theme): string {
  if (node.steps === undefined) return '';
  const left = node.selfLoop
    ? x + node.iconX + node.iconSize + BADGE_OVERHANG - stepWidth(node.steps)
    : x + node.iconX - BADGE_OVERHANG;
  return drawStepBadge(node.steps, left, y + node.iconY - LOOKED_UP_GAP + STEP_HEIGHT / 2, theme);
}

/** Returns the square of the icon itself, without its ring. */
function iconAt({ node, x, y }: PlacedNode): { readonly x: number; readonly y: number; readonly size: number } {
  const ring = node.ring ?? 0;
  return { x: x + node.iconX + ring, y: y + node.iconY + ring, size: node.iconSize - 2 * ring };
}

function frame(placed: PlacedNode, theme: Theme): string {
  const { node } = placed;
  if (!node.dashed && !node.suggested) return '';
  const stroke = node.suggested ? STROKES.dotted : ` stroke-dasharray="3 3"`;
  const icon = iconAt(placed);
  const size = formatNumber(icon.size + 2 * LOOKED_UP_GAP);
  return `<rect x="${formatNumber(icon.x - LOOKED_UP_GAP)}" y="${formatNumber(icon.y - LOOKED_UP_GAP)}" width="${size}" height="${size}" rx="4" fill="none"${stroke}${paintAttributes({ stroke: theme.lookedUp })}/>`;
}

/** Pixels by which the colour of a group extends beyond the icon, and the width of its border. */
const GROUP_GAP = 3;
const GROUP_BORDER = 1.5;

/** Returns a square in the colour of a group. */
export function drawGroupPlate(
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  colour: string,
  theme: Theme,
): string {
  const { border: stroke, fill } = theme.group(colour);
  const side = formatNumber(size);
  return `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${side}" height="${side}" rx="4" stroke-width="${GROUP_BORDER}"${paintAttributes({ fill, stroke })}/>`;
}

/** Returns the colour of the node's group behind the icon; empty for none. */
function highlight(placed: PlacedNode, theme: Theme): string {
  const group = placed.node.highlight;
  if (group === undefined) return '';
  const { x, y, size } = iconAt(placed);
  return drawGroupPlate({ x: x - GROUP_GAP, y: y - GROUP_GAP, size: size + 2 * GROUP_GAP }, group.colour, theme);
}

/**
 * True for a node whose icon is translucent: a removed one, a former position, and in a diagram of changes an unchanged
 * one.
 */
const isShadow = ({ faded, mark }: SceneNode): boolean => faded === true || isGone(mark);

function icon(placed: PlacedNode, theme: Theme): string {
  const { x, y, size } = iconAt(placed);
  const drawing = [placed.node.icon, x, y, size] as const;
  const markup = highlight(placed, theme) + drawPlate(...drawing, theme) + useIcon(...drawing);
  return isShadow(placed.node) ? `<g opacity="${SHADOW}">${markup}</g>` : markup;
}

/** Returns the ring and the discs of a change. The first is at the bottom right corner, which is always free. */
function change({ node, x, y }: PlacedNode, theme: Theme): string {
  const { mark, ring: room = 0, iconSize } = node;
  if (mark === undefined) return '';
  const inset = RING_WIDTH / 2;
  const [left, top, size] = [x + node.iconX + inset, y + node.iconY + inset, iconSize - 2 * inset];
  const line = hasOutline(mark)
    ? drawRing(mark, { x: left, y: top, width: size, height: size }, RING_RADIUS, theme)
    : '';
  if (mark.ghostOf !== undefined) return line;
  const [right, bottom] = [x + node.iconX + iconSize + DISC_OVERHANG, y + node.iconY + iconSize + DISC_OVERHANG];
  const discs = discsOf(mark, nodeDiscHeight(mark, room)).map((disc) =>
    drawDisc(disc.mark, { x: right - disc.offset - disc.width / 2, y: bottom - disc.height / 2 }, disc.height, theme),
  );
  return line + discs.join('');
}

/** Returns a background for a node on the border of its box, so that it covers the border. */
function ground({ node, x, y }: PlacedNode, theme: Theme): string {
  if (!node.onBorder) return '';
  const { iconX, iconY, iconSize, width, height } = node;
  const below = iconY + iconSize;
  const cover = (left: number, top: number, wide: number, high: number): string =>
    `<rect x="${formatNumber(left)}" y="${formatNumber(top)}" width="${formatNumber(wide)}" height="${formatNumber(high)}"${paintAttributes({ fill: theme.background })}/>`;
  return cover(x + iconX, y + iconY, iconSize, iconSize) + cover(x, y + below, width, height - below);
}

const tooltip = ({ words, lines, id, changeWords = [] }: SceneNode): string =>
  escapeXml([...(words ?? lines.map((line) => line.text)), ...changeWords, id].join('\n'));

/** Returns the attribute that tells the page that drift is the only difference from an unchanged node. */
const driftData = ({ mark, lines, changeWords = [] }: SceneNode): string =>
  mark === undefined && changeWords.length === 1 && lines.some(({ drift }) => drift) ? ' data-drift=""' : '';

/** Returns the texts of a node in one revision: count, numbers of steps, and caption. */
export function drawRevision(placed: PlacedNode, caption: RevisionCaption, theme: Theme): string {
  const { mark: _, faded: __, ...plain } = placed.node;
  const revision = { ...placed, node: { ...plain, ...caption } };
  return badge(revision, theme) + steps(revision, theme) + captions(revision, theme);
}

/** Returns a node as a group with tooltip, icon, marks and caption. The viewer finds it by `data-address`. */
export function drawNode(placed: PlacedNode, theme: Theme): string {
  const { node: item } = placed;
  const marks = frame(placed, theme) + asMark(change(placed, theme)) + badge(placed, theme) + steps(placed, theme);
  return `<g data-address="${escapeXml(item.id)}" data-type="${escapeXml(item.type)}"${changeData(item)}${driftData(item)}><title>${tooltip(item)}</title>${ground(placed, theme)}${icon(placed, theme)}${marks}${captions(placed, theme)}</g>`;
}
