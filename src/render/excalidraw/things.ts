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
import { type Element, image, rectangle, type Style, words } from './elements.js';
import { badge, badgeWidth, changeBadge, countBadge, ringStyle, SHADE, type Sheet, stepsBadge } from './sheet.js';

/** Side of the square in a box's top left corner that holds the icon. */
const CORNER = 24;
/** Icons that do not fill a square are inset, clear of the border. */
const LOOSE_ICON = { size: 17, x: 8, y: 3.5 };
const TITLE_AFTER_ICON = 31;
const TITLE_WITHOUT_ICON = 10;

/** Returns the elements of a container: its frame, corner icon, title and change badge, as one group. */
export function box({ box: item, ...rect }: PlacedBox, sheet: Sheet): Element[] {
  const { theme, unique, ends } = sheet;
  const facts = boxFactsOf(item.style);
  const { fill, border, ink } = theme.box(facts);
  const id = unique(item.id);
  const groups = [`${id} group`];
  // Nothing is drawn that an arrow could bind to.
  if (item.bare) return [];
  ends.set(item.id, { id, rect });
  const plain: Style = { stroke: border.value, width: facts.width, line: line(item.dashed, facts.dash === 'dashed') };
  const look = item.mark === undefined ? plain : ringStyle(item.mark, theme);
  const parts = [rectangle(id, rect, { ...look, fill: fill.value }, groups)];
  if (item.icon !== null) {
    const { x, y, size } = isFlushIcon(item.icon) ? { x: 0, y: 0, size: CORNER } : LOOSE_ICON;
    const place = { x: rect.x + x, y: rect.y + y, width: size, height: size };
    parts.push(image(unique(`${id} icon`), place, item.icon, shade(isGone(item.mark)), groups));
  }
  let at = { x: rect.x + (item.icon === null ? TITLE_WITHOUT_ICON : TITLE_AFTER_ICON), y: rect.y + CORNER / 2 };
  if (item.mark !== undefined && item.mark.ghostOf === undefined) {
    const sign = changeBadge(item.mark, theme);
    parts.push(...badge(`${id} change`, { ...at, x: at.x + badgeWidth(sign) / 2 }, sign, groups, sheet));
    at = { ...at, x: at.x + badgeWidth(sign) + DISC_GAP };
  }
  return [...parts, ...header(item, id, at, { ...theme.boxTitle, fill: ink }, { groups, unique })];
}

/** Title and subtitle on one line are one text. Widths differ in Excalidraw's font, so two texts could overlap. */
function header(
  { title, subtitle, subtitleBelow }: SceneBox,
  id: string,
  at: Point,
  ink: Ink,
  { groups, unique }: Pick<Sheet, 'unique'> & { readonly groups: readonly string[] },
): Element[] {
  const said = [title, ...(subtitle === null ? [] : [subtitle])];
  const rows = subtitleBelow ? said.map((part) => [part]) : [said];
  return rows.map((row, i) => {
    const width = row.reduce((sum, part) => sum + part.width, (row.length - 1) * SUBTITLE_GAP);
    const text = row.map((part) => part.text).join(' · ');
    const place = { x: at.x, y: at.y + i * SECOND_LINE };
    return words(unique(`${id} ${i === 0 ? 'title' : 'subtitle'}`), place, { text, width, ink }, groups);
  });
}

const line = (isDotted: boolean, isDashed: boolean) => (isDotted ? 'dotted' : isDashed ? 'dashed' : 'solid');
const shade = (isShadow: boolean): Style => (isShadow ? { opacity: SHADE } : {});

/** Pixels by which a badge extends beyond the icon's corner. */
const OVERHANG = 8;
/** Gap between an icon and the frame of an existing (data source) or AI-suggested resource. */
const FRAME_GAP = 2;

const around = ({ x, y, width, height }: Rect, by: number): Rect => ({
  ...{ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by },
});

/** Returns the elements of a resource: its icon, caption and badges, as one group. */
export function node(placed: PlacedNode, sheet: Sheet): Element[] {
  const { node: item, x, y } = placed;
  const { theme, unique, ends } = sheet;
  const id = unique(item.id);
  const groups = [`${id} group`];
  const rect = { x: x + item.iconX, y: y + item.iconY, width: item.iconSize, height: item.iconSize };
  const icon = around(rect, -(item.ring ?? 0));
  ends.set(item.id, { id, rect: icon });
  const parts = [image(id, icon, item.icon, shade(item.faded === true || isGone(item.mark)), groups)];
  if (item.dashed || item.suggested) {
    const frame: Style = { stroke: theme.lookedUp.value, line: item.suggested ? 'dotted' : 'dashed', isRound: true };
    parts.push(rectangle(unique(`${id} frame`), around(icon, FRAME_GAP), frame, groups));
  }
  if (item.mark !== undefined)
    parts.push(rectangle(unique(`${id} ring`), rect, { ...ringStyle(item.mark, theme), isRound: true }, groups));
  return [...parts, ...signs(placed, id, rect, sheet), ...captions(placed, id, rect, sheet)];
}

function signs({ node: item }: PlacedNode, id: string, rect: Rect, sheet: Sheet): Element[] {
  const { theme } = sheet;
  const groups = [`${id} group`];
  const [right, bottom] = [rect.x + rect.width, rect.y + rect.height];
  const parts: Element[] = [];
  if (item.mark !== undefined && item.mark.ghostOf === undefined) {
    const sign = changeBadge(item.mark, theme);
    const at = { x: right + DISC_OVERHANG - badgeWidth(sign) / 2, y: bottom + DISC_OVERHANG - DISC.node / 2 };
    parts.push(...badge(`${id} change`, at, sign, groups, sheet));
  }
  const corner = (isLeft: boolean, width: number) => ({
    x: isLeft ? rect.x - OVERHANG + width / 2 : right + OVERHANG - width / 2,
    y: rect.y + OVERHANG - 1,
  });
  if (item.badge !== '') {
    const count = countBadge(item.badge, theme);
    parts.push(...badge(`${id} count`, corner(item.selfLoop, badgeWidth(count)), count, groups, sheet));
  }
  if (item.steps !== undefined) {
    const steps = stepsBadge(item.steps, theme);
    parts.push(...badge(`${id} steps`, corner(!item.selfLoop, badgeWidth(steps)), steps, groups, sheet));
  }
  return parts;
}

function captions({ node: item }: PlacedNode, id: string, rect: Rect, { theme, unique }: Sheet): Element[] {
  let top = rect.y + rect.height + CAPTION_TOP;
  return item.lines.map((each) => {
    const height = LINE_HEIGHT[each.role];
    const at = { x: rect.x + rect.width / 2, y: top + height / 2 };
    const role = theme.caption[each.role];
    const ink = item.faded === true || item.mark?.ghostOf !== undefined ? { ...role, fill: theme.faded } : role;
    top += height;
    return words(unique(`${id} ${each.role}`), at, { ...each, ink, align: 'center' }, [`${id} group`]);
  });
}
