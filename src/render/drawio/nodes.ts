import type { PlacedNode, Rect } from '../../layout/layout.js';
import { CAPTION_TOP, DISC, DISC_OVERHANG, RING } from '../../layout/scene/measures.js';
import type { SceneNode } from '../../layout/scene/model.js';
import { SHADOW } from '../svg/changes.js';
import type { Theme } from '../theme.js';
import { part, type Style, vertex } from './cells.js';
import { CHANGES_TAG, dataOf } from './data.js';
import { captions } from './labels.js';
import { around, type Badge, dashes, disc, pill, ringStyle, steps } from './marks.js';
import { from, inside, type Sheet, stuckTo } from './sheet.js';

/** Pixels by which a badge extends beyond the icon's corner. */
const OVERHANG = { x: 8, y: 2 };
/** Gap between an icon and the frame of an existing (data source) or AI-suggested resource. */
const FRAME_GAP = 2;
const SHADOW_PERCENT = SHADOW * 100;

/** Caption below the icon. */
const below = (theme: Theme): Style => ({
  ...{ verticalLabelPosition: 'bottom', verticalAlign: 'top', spacingTop: CAPTION_TOP - 2 },
  ...{ fontSize: theme.caption.title.size, fontStyle: 1, fontColor: theme.caption.title.fill.value },
});

const ROUNDED: Style = { html: 1, rounded: 1, absoluteArcSize: 1, fillColor: 'none' };

/** Returns the cells of a resource: the icon with its caption, and the attached marks. */
export function node(placed: PlacedNode, sheet: Sheet): string[] {
  const { node: item } = placed;
  const { theme, pictures, cells } = sheet;
  const { cell, parent, rect } = cells.get(item.id)!;
  const { cell: box, origin } = inside(sheet, parent);
  const shade: Style = isShadow(item) ? { opacity: SHADOW_PERCENT } : {};
  const picture = { ...pictures.icon(item.icon), ...shade };
  const ring = item.ring ?? 0;
  const style = ring === 0 ? picture : { ...ROUNDED, arcSize: 16, ...ringOf(item, theme), aspect: 'fixed' };
  const about = { id: cell, parent: box, label: captions(item.lines, theme), data: dataOf(sheet, item.id) };
  return [
    vertex({ ...about, style: { ...style, ...below(theme) } }, from(origin, rect)),
    ...(ring === 0 ? [] : [stuck('icon', { label: '', style: picture, ...around(rect, -ring) }, item, sheet)]),
    ...marks(item, rect, sheet),
  ];
}

const isShadow = ({ faded, mark }: SceneNode): boolean =>
  faded === true || mark?.ghostOf !== undefined || mark?.change === 'delete' || mark?.change === 'forget';

const ringOf = ({ mark }: SceneNode, theme: Theme): Style =>
  mark === undefined ? { strokeColor: 'none' } : ringStyle(mark, theme);

function stuck(
  name: string,
  { label, style, ...rect }: Rect & Pick<Badge, 'label' | 'style'>,
  item: SceneNode,
  sheet: Sheet,
): string {
  const { cell, rect: whole } = sheet.cells.get(item.id)!;
  const tags = name === 'change' ? { data: { tags: CHANGES_TAG } } : {};
  return part({ id: sheet.unique(`${cell} ${name}`), parent: cell, label, style, ...tags }, stuckTo(whole, rect));
}

function marks(item: SceneNode, rect: Rect, sheet: Sheet): string[] {
  const { theme } = sheet;
  const [left, right] = [rect.x - OVERHANG.x, rect.x + rect.width + OVERHANG.x];
  const y = rect.y - OVERHANG.y;
  const parts: string[] = [];
  const at = (name: string, badge: Badge, place: { readonly x: number; readonly y: number }) =>
    parts.push(stuck(name, { ...badge, ...place }, item, sheet));
  if (item.dashed || item.suggested) {
    const style = {
      ...ROUNDED,
      arcSize: 8,
      strokeColor: theme.lookedUp.value,
      ...dashes(item.suggested ? '1 4' : '3 3'),
    };
    const frame = around(around(rect, -(item.ring ?? 0)), FRAME_GAP);
    parts.push(stuck('frame', { label: '', style: { ...style, pointerEvents: 0 }, ...frame }, item, sheet));
  }
  if (item.mark !== undefined && item.mark.ghostOf === undefined) {
    const sign = disc(item.mark, (item.ring ?? 0) < RING ? DISC.small : DISC.node, theme);
    const [endX, endY] = [rect.x + rect.width + DISC_OVERHANG, rect.y + rect.height + DISC_OVERHANG];
    at('change', sign, { x: endX - sign.width, y: endY - sign.height });
  }
  if (item.badge !== '') {
    const count = pill(item.badge, theme);
    at('count', count, { x: item.selfLoop ? left : right - count.width, y });
  }
  if (item.steps !== undefined) {
    const numbers = steps(item.steps, theme);
    at('steps', numbers, { x: item.selfLoop ? right - numbers.width : left, y });
  }
  return parts;
}
