/** Draws boxes and nodes, each as one group of elements. */

import { isFlushIcon } from '../../catalog/boxes.js';
import { boxFactsOf } from '../../catalog/index.js';
import type { PlacedBox, PlacedNode, Point, Rect } from '../../layout/layout.js';
import {
  CAPTION_TOP,
  DISC,
  DISC_GAP,
  DISC_OVERHANG,
  LINE_HEIGHT,
  SECOND_LINE,
  SUBTITLE_GAP,
} from '../../layout/scene/measures.js';
import type { SceneBox } from '../../layout/scene/model.js';
import { isGone } from '../svg/changes.js';
import type { Ink } from '../theme.js';
import {
  badge,
  badgeWidth,
  changeBadge,
  countBadge,
  type Drawing,
  FADED_OPACITY,
  ringStyle,
  stepsBadge,
} from './drawing.js';
import { type Element, image, rectangle, type Style, textLine } from './elements.js';

/** Side of the square in a box's top left corner that contains the icon. */
const CORNER = 24;
const FLUSH_ICON = { size: CORNER, x: 0, y: 0 };
/** Icons that do not fill a square are inset, clear of the border. */
const LOOSE_ICON = { size: 17, x: 8, y: 3.5 };
const TITLE_AFTER_ICON = 31;
const TITLE_WITHOUT_ICON = 10;

/** Returns the elements of a container: its frame, corner icon, title and change badge. A bare box has none. */
export function box({ box: item, ...rect }: PlacedBox, drawing: Drawing): Element[] {
  const { theme, unique, bindable } = drawing;
  const id = unique(item.id);
  if (item.bare) return [];
  bindable.set(item.id, { id, rect });
  const groups = [groupOf(id)];
  const { ink, fill } = theme.box(boxFactsOf(item.style));
  const elements = [rectangle(id, rect, { ...borderStyle(item, drawing), fill: fill.value }, groups)];
  if (item.icon !== null) {
    const { x, y, size } = isFlushIcon(item.icon) ? FLUSH_ICON : LOOSE_ICON;
    const square = { x: rect.x + x, y: rect.y + y, width: size, height: size };
    elements.push(image(unique(`${id} icon`), square, item.icon, iconStyle(isGone(item.mark)), groups));
  }
  let titleX = rect.x + (item.icon === null ? TITLE_WITHOUT_ICON : TITLE_AFTER_ICON);
  const middle = rect.y + CORNER / 2;
  if (item.mark !== undefined && item.mark.ghostOf === undefined) {
    const sign = changeBadge(item.mark, theme);
    const center = { x: titleX + badgeWidth(sign) / 2, y: middle };
    elements.push(...badge(`${id} change`, center, sign, groups, drawing));
    titleX += badgeWidth(sign) + DISC_GAP;
  }
  return [...elements, ...header(item, id, { x: titleX, y: middle }, { ...theme.boxTitle, fill: ink }, drawing)];
}

/** Returns the id of the group that contains all elements of a box or node. */
const groupOf = (id: string): string => `${id} group`;

function borderStyle(item: SceneBox, { theme }: Drawing): Style {
  if (item.mark !== undefined) return ringStyle(item.mark, theme);
  const facts = boxFactsOf(item.style);
  const containerLine = facts.dash === 'dashed' ? 'dashed' : 'solid';
  return {
    stroke: theme.box(facts).border.value,
    width: facts.width,
    // An existing container (data source).
    line: item.dashed ? 'dotted' : containerLine,
  };
}

/** Title and subtitle on one line are one text. Widths differ in Excalidraw's font, so two texts could overlap. */
function header(
  { title, subtitle, subtitleBelow }: SceneBox,
  id: string,
  start: Point,
  ink: Ink,
  { unique }: Drawing,
): Element[] {
  const lines = [title, ...(subtitle === null ? [] : [subtitle])];
  const rows = subtitleBelow ? lines.map((line) => [line]) : [lines];
  return rows.map((row, i) => {
    const width = row.reduce((sum, line) => sum + line.width, (row.length - 1) * SUBTITLE_GAP);
    const text = row.map((line) => line.text).join(' · ');
    const at = { x: start.x, y: start.y + i * SECOND_LINE };
    return textLine(unique(`${id} ${i === 0 ? 'title' : 'subtitle'}`), at, { text, width, ink }, [groupOf(id)]);
  });
}

const iconStyle = (isFaded: boolean): Style => (isFaded ? { opacity: FADED_OPACITY } : {});

/** Pixels by which a badge extends beyond the icon's corner. */
const OVERHANG = 8;
/** Gap between an icon and the frame of an existing (data source) or AI-suggested resource. */
const FRAME_GAP = 2;

/** Returns a rectangle enlarged by `margin` on each side; a negative margin makes it smaller. */
const enlarged = ({ x, y, width, height }: Rect, margin: number): Rect => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

/** Returns the elements of a resource: its icon, caption and badges. */
export function node(placed: PlacedNode, drawing: Drawing): Element[] {
  const { node: item, x, y } = placed;
  const { theme, unique, bindable } = drawing;
  const id = unique(item.id);
  const groups = [groupOf(id)];
  const square = { x: x + item.iconX, y: y + item.iconY, width: item.iconSize, height: item.iconSize };
  const icon = enlarged(square, -(item.ring ?? 0));
  bindable.set(item.id, { id, rect: icon });
  const isFaded = item.faded === true || isGone(item.mark);
  const elements = [image(id, icon, item.icon, iconStyle(isFaded), groups)];
  if (item.dashed || item.suggested) {
    const frame: Style = { stroke: theme.lookedUp.value, line: item.suggested ? 'dotted' : 'dashed', isRound: true };
    elements.push(rectangle(unique(`${id} frame`), enlarged(icon, FRAME_GAP), frame, groups));
  }
  if (item.mark !== undefined)
    elements.push(rectangle(unique(`${id} ring`), square, { ...ringStyle(item.mark, theme), isRound: true }, groups));
  return [...elements, ...badges(placed, id, square, drawing), ...captions(placed, id, square, drawing)];
}

/**
 * Returns the badges at the corners of the icon: change, count and flow steps. A self-loop occupies the right side, so
 * that count and steps change places.
 */
function badges({ node: item }: PlacedNode, id: string, square: Rect, drawing: Drawing): Element[] {
  const { theme } = drawing;
  const groups = [groupOf(id)];
  const [right, bottom] = [square.x + square.width, square.y + square.height];
  const elements: Element[] = [];
  if (item.mark !== undefined && item.mark.ghostOf === undefined) {
    const sign = changeBadge(item.mark, theme);
    const center = { x: right + DISC_OVERHANG - badgeWidth(sign) / 2, y: bottom + DISC_OVERHANG - DISC.node / 2 };
    elements.push(...badge(`${id} change`, center, sign, groups, drawing));
  }
  const topCorner = (isLeft: boolean, width: number): Point => ({
    x: isLeft ? square.x - OVERHANG + width / 2 : right + OVERHANG - width / 2,
    y: square.y + OVERHANG - 1,
  });
  if (item.badge !== '') {
    const count = countBadge(item.badge, theme);
    elements.push(...badge(`${id} count`, topCorner(item.selfLoop, badgeWidth(count)), count, groups, drawing));
  }
  if (item.steps !== undefined) {
    const steps = stepsBadge(item.steps, theme);
    elements.push(...badge(`${id} steps`, topCorner(!item.selfLoop, badgeWidth(steps)), steps, groups, drawing));
  }
  return elements;
}

/** Returns the caption lines below the icon. */
function captions({ node: item }: PlacedNode, id: string, square: Rect, { theme, unique }: Drawing): Element[] {
  let top = square.y + square.height + CAPTION_TOP;
  return item.lines.map((line) => {
    const height = LINE_HEIGHT[line.role];
    const at = { x: square.x + square.width / 2, y: top + height / 2 };
    const plainInk = theme.caption[line.role];
    const isFaded = item.faded === true || item.mark?.ghostOf !== undefined;
    const ink = isFaded ? { ...plainInk, fill: theme.faded } : plainInk;
    top += height;
    return textLine(unique(`${id} ${line.role}`), at, { ...line, ink, align: 'center' }, [groupOf(id)]);
  });
}
