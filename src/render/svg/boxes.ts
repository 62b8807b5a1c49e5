import { isFlushIcon } from '../../catalog/boxes.js';
import { boxFactsOf } from '../../catalog/index.js';
import type { BoxFacts } from '../../catalog/model.js';
import { isAddress } from '../../graph/address.js';
import type { PlacedBox } from '../../layout/layout.js';
import { DISC, DISC_GAP, discWidth, SECOND_LINE, SUBTITLE_GAP } from '../../layout/scene/measures.js';
import type { SceneBox, TextLine } from '../../layout/scene/model.js';
import { widthOf } from '../../platform/text/metrics.js';
import { wrap } from '../../platform/text/wrap.js';
import type { Ink, Theme } from '../theme.js';
import { asMark, changeData, changeTextFrom, isOfChange, SHADOW } from './changes.js';
import { escapeXml } from './escape.js';
import { useIcon } from './icons.js';
import { number } from './numbers.js';
import { painted } from './paint.js';
import { plate } from './plates.js';
import { ring } from './rings.js';
import { disc } from './signs.js';
import { baselineBelow, text, titleLine } from './text.js';

/** Side of the square in a box's top left corner that holds the icon. The title is level with its middle. */
const CORNER = 24;
/** Icons that do not fill a square would cut the border, so they are smaller and clear of it. */
const LOOSE_ICON = { size: 17, x: 8, y: 3.5 };
const CORNER_RADIUS = 2;
const TITLE_AFTER_ICON = 31;
const TITLE_WITHOUT_ICON = 10;
/** Pixels from the last letter of the header to the border. */
const HEADER_END = 10;
const DASHES = '6 4';
/**
 * Finer than the dashes of any container style, so that an existing region (data source) differs from a managed one.
 */
export const LOOKED_UP_DASHES = '2 3';

function dashes(looksUp: boolean, facts: BoxFacts): string {
  if (looksUp) return ` stroke-dasharray="${LOOKED_UP_DASHES}"`;
  return facts.dash === 'dashed' ? ` stroke-dasharray="${DASHES}"` : '';
}

function frame(placed: PlacedBox, facts: BoxFacts, theme: Theme): string {
  const { fill, border: stroke } = theme.box(facts);
  const place = `x="${number(placed.x)}" y="${number(placed.y)}" width="${number(placed.width)}" height="${number(placed.height)}"`;
  const { mark, bare } = placed.box;
  // An invisible rectangle that gives the position of a bare box to programs that read the SVG, such as the viewer.
  if (bare) return `<rect ${place} fill="none"/>`;
  if (mark === undefined)
    return `<rect ${place} rx="${CORNER_RADIUS}" stroke-width="${facts.width}"${painted({ fill, stroke })}${dashes(placed.box.dashed, facts)}/>`;
  // The border without the mark is drawn invisibly, so that the viewer can show it when it hides the mark.
  const border = ` stroke-width="${facts.width}" stroke-opacity="0"${painted({ fill, stroke })}${dashes(placed.box.dashed, facts)}`;
  return `<rect ${place} rx="${CORNER_RADIUS}"${border}/>${asMark(ring(mark, placed, CORNER_RADIUS, theme))}`;
}

const whole = (line: TextLine): string => line.whole ?? line.text;

/** Restores words that were cut for a narrow box, as far as the box has become wider. */
function uncut(line: TextLine, room: number, { size, weight }: Theme['boxTitle']): { text: string; width: number } {
  const words = line.whole === undefined ? line.text : wrap(line.whole, size, weight, Math.max(line.width, room), 1)[0];
  if (words === undefined || words === line.text) return line;
  return { text: words, width: widthOf(words, size, weight) };
}

function header(placed: PlacedBox, facts: BoxFacts, theme: Theme): string {
  const { box, x, y, width } = placed;
  const start = titleStart(box);
  const { ink } = theme.box(facts);
  const room = width - start - HEADER_END;
  const after = box.subtitle === null || box.subtitleBelow ? 0 : SUBTITLE_GAP + box.subtitle.width;
  const words = uncut(box.title, room - after, theme.boxTitle);
  const title = { ...words, ink: { ...theme.boxTitle, fill: ink } };
  const baseline = baselineBelow(y + CORNER / 2, theme.boxTitle.size);
  if (box.subtitle !== null && isOfChange(box.subtitle)) {
    const left = x + start + words.width + SUBTITLE_GAP;
    const first = text(words.text, x + start, baseline, title.ink, 'start', words.width);
    return first + changeAfter(box, left, baseline, { ...theme.boxSubtitle, fill: ink }, theme);
  }
  const beside = box.subtitleBelow ? 0 : SUBTITLE_GAP + words.width;
  const subtitle = box.subtitle && {
    ...uncut(box.subtitle, room - beside, theme.boxSubtitle),
    ink: { ...theme.boxSubtitle, fill: ink },
  };
  if (subtitle && box.subtitleBelow) {
    const first = titleLine(title, null, SUBTITLE_GAP, x + start, baseline, room);
    return first + titleLine(subtitle, null, SUBTITLE_GAP, x + start, baseline + SECOND_LINE, room);
  }
  return titleLine(title, subtitle, SUBTITLE_GAP, x + start, baseline, room);
}

/**
 * Returns the change, after the title. A detail before a drift is not part of the mark: it remains when drift is
 * hidden.
 */
function changeAfter({ subtitle, plainSubtitle }: SceneBox, left: number, baseline: number, ink: Ink, theme: Theme) {
  const line = subtitle as TextLine;
  const change = { ...theme.boxSubtitle, weight: 600 as const, fill: theme.caption[line.role].fill };
  const detail = line.drift && plainSubtitle && line.text.startsWith(plainSubtitle.text) ? plainSubtitle : null;
  if (detail === null) return asMark(changeTextFrom(line, left, baseline, change), line);
  const rest = { text: line.text.slice(detail.text.length) };
  return (
    text(detail.text, left, baseline, ink, 'start', detail.width) +
    asMark(changeTextFrom(rest, left + detail.width, baseline, change), line)
  );
}

/** Returns the start of the title: after the icon and the change disc. */
function titleStart({ icon, mark }: SceneBox): number {
  const start = icon === null ? TITLE_WITHOUT_ICON : TITLE_AFTER_ICON;
  return mark === undefined ? start : start + discWidth(mark, DISC.box) + DISC_GAP;
}

/** Returns the change disc before the title. The former position of a moved box has none. */
function sign({ box, x, y }: PlacedBox, theme: Theme): string {
  if (box.mark === undefined || box.mark.ghostOf !== undefined) return '';
  const middle = x + titleStart(box) - DISC_GAP - discWidth(box.mark, DISC.box) / 2;
  return disc(box.mark, { x: middle, y: y + CORNER / 2 }, DISC.box, theme);
}

function cornerIcon(placed: PlacedBox, theme: Theme): string {
  const drawn = iconIn(placed, theme);
  return drawn !== '' && isGone(placed.box) ? `<g opacity="${SHADOW}">${drawn}</g>` : drawn;
}

const isGone = ({ mark }: SceneBox): boolean =>
  mark?.ghostOf !== undefined || mark?.change === 'delete' || mark?.change === 'forget';

function iconIn({ box, x, y }: PlacedBox, theme: Theme): string {
  if (box.icon === null) return '';
  if (isFlushIcon(box.icon)) return useIcon(box.icon, x, y, CORNER);
  const [left, top] = [x + LOOSE_ICON.x, y + LOOSE_ICON.y];
  return plate(box.icon, left, top, LOOSE_ICON.size, theme) + useIcon(box.icon, left, top, LOOSE_ICON.size);
}

/**
 * Returns the uncut title and subtitle, and the address if the box is a resource. For a box that stands for several,
 * returns their titles.
 */
function tooltip({ id, title, subtitle, folded, changeWords: words = [] }: SceneBox): string {
  if (folded) return escapeXml([title.text, ...words, ...folded].join('\n'));
  const said = [title, subtitle].flatMap((line) => (line === null || line.text === '' ? [] : whole(line))).join(' ');
  return escapeXml([said, ...words, ...(isAddress(id) ? [id] : [])].join('\n'));
}

/** Returns a container: its frame, corner icon, title and change disc. */
export function box(placed: PlacedBox, theme: Theme): string {
  const { box: item } = placed;
  const facts = boxFactsOf(item.style);
  const words = item.bare ? '' : cornerIcon(placed, theme) + asMark(sign(placed, theme)) + header(placed, facts, theme);
  return `<g data-address="${escapeXml(item.id)}" data-type="${escapeXml(item.style)}"${changeData(item)}><title>${tooltip(item)}</title>${frame(placed, facts, theme)}${words}</g>`;
}
