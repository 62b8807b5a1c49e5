import { isFlushIcon } from '../../catalog/boxes.js';
import { boxFactsOf } from '../../catalog/index.js';
import type { BoxFacts } from '../../catalog/model.js';
import type { PlacedBox, Rect } from '../../layout/layout.js';
import { DISC, DISC_GAP, discWidth } from '../../layout/scene/measures.js';
import type { SceneBox } from '../../layout/scene/model.js';
import { SHADOW } from '../svg/changes.js';
import type { Theme } from '../theme.js';
import { part, type Style, vertex } from './cells.js';
import { CHANGES_TAG, dataOf } from './data.js';
import { boxTitle } from './labels.js';
import { dashes, disc, ringStyle } from './marks.js';
import { from, inside, type Sheet, stuckTo } from './sheet.js';

/** Side of the square in a box's top left corner that holds the icon. */
const CORNER = 24;
/** Icons that do not fill a square are inset, clear of the border. */
const LOOSE_ICON = { size: 17, x: 8, y: 3.5 };
const TITLE_AFTER_ICON = 31;
const TITLE_WITHOUT_ICON = 10;
/** Spacing that draw.io itself adds before a label. */
const OWN_SPACING = 2;
const SHADOW_PERCENT = SHADOW * 100;

/** A container that cannot be collapsed and does not scale its content when resized. */
const HOLDS: Style = { container: 1, collapsible: 0, recursiveResize: 0, dropTarget: 1, pointerEvents: 0 };

const UNSEEN: Style = { fillColor: 'none', strokeColor: 'none' };

function outline({ box }: PlacedBox, facts: BoxFacts, theme: Theme): Style {
  const { fill, border } = theme.box(facts);
  const shape = { rounded: 1, absoluteArcSize: 1, arcSize: 4, html: 1, fillColor: fill.value };
  if (box.mark !== undefined) return { ...shape, ...ringStyle(box.mark, theme) };
  const dash = box.dashed ? dashes('2 3') : facts.dash === 'dashed' ? dashes('6 4') : {};
  return { ...shape, strokeColor: border.value, strokeWidth: facts.width, ...dash };
}

const titleStart = ({ icon, mark }: SceneBox): number => {
  const start = icon === null ? TITLE_WITHOUT_ICON : TITLE_AFTER_ICON;
  return mark === undefined ? start : start + discWidth(mark, DISC.box) + DISC_GAP;
};

const header = ({ box }: PlacedBox, facts: BoxFacts, theme: Theme): Style => ({
  ...{ align: 'left', verticalAlign: 'top', spacingLeft: titleStart(box) - OWN_SPACING, spacingTop: -2 },
  ...{ fontSize: theme.boxTitle.size, fontStyle: 1, fontColor: theme.box(facts).ink.value },
});

/**
 * Returns the cells of a container: its frame with the title, the corner icon and the change disc. Its children refer
 * to it as their parent.
 */
export function box(placed: PlacedBox, sheet: Sheet): string[] {
  const { box: item } = placed;
  const { theme, cells, pictures } = sheet;
  const facts = boxFactsOf(item.style);
  const { cell, parent, rect } = cells.get(item.id)!;
  const { cell: around, origin } = inside(sheet, parent);
  const framed = item.icon === null ? null : pictures.frame(item.icon);
  const look = item.bare ? UNSEEN : { ...outline(placed, facts, theme), ...framed, ...header(placed, facts, theme) };
  const style = { ...look, ...HOLDS };
  const label = item.bare ? '' : boxTitle(item);
  const own = vertex({ id: cell, parent: around, style, label, data: dataOf(sheet, item.id) }, from(origin, rect));
  return [own, ...(framed === null ? corner(item, rect, sheet) : []), ...sign(item, rect, sheet)];
}

const isGone = ({ mark }: SceneBox): boolean =>
  mark?.ghostOf !== undefined || mark?.change === 'delete' || mark?.change === 'forget';

function corner(item: SceneBox, rect: Rect, { cells, pictures, unique }: Sheet): string[] {
  if (item.icon === null) return [];
  const { cell } = cells.get(item.id)!;
  const { x, y, size } = isFlushIcon(item.icon) ? { x: 0, y: 0, size: CORNER } : LOOSE_ICON;
  const style = { ...pictures.icon(item.icon), ...(isGone(item) && { opacity: SHADOW_PERCENT }) };
  const place = { x: rect.x + x, y: rect.y + y, width: size, height: size };
  return [part({ id: unique(`${cell} icon`), parent: cell, style }, cornered(rect, place))];
}

/** The header is anchored at the top left, however small the box is. */
const cornered = (whole: Rect, place: Rect) => ({
  ...stuckTo(whole, place),
  at: { x: 0, y: 0 },
  by: { x: place.x - whole.x, y: place.y - whole.y },
});

/** Returns the change disc before the title. The former position of a moved box has none. */
function sign(item: SceneBox, rect: Rect, { cells, theme, unique }: Sheet): string[] {
  if (item.mark === undefined || item.mark.ghostOf !== undefined) return [];
  const { cell } = cells.get(item.id)!;
  const { label, style, width, height } = disc(item.mark, DISC.box, theme);
  const [x, y] = [rect.x + titleStart(item) - DISC_GAP - width, rect.y + (CORNER - height) / 2];
  const about = { id: unique(`${cell} change`), parent: cell, label, style, data: { tags: CHANGES_TAG } };
  return [part(about, cornered(rect, { x, y, width, height }))];
}
