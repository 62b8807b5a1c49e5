/** Draws the boxes of a layout: frame, corner icon, title and change marks. */

import { isFlushIcon } from '../../catalog/boxes.js';
import { boxFactsOf } from '../../catalog/index.js';
import type { BoxFacts } from '../../catalog/model.js';
import { isAddress } from '../../graph/address.js';
import type { PlacedBox } from '../../layout/layout.js';
import {
  DISC,
  DISC_GAP,
  discsOf,
  discsWidth,
  hasOutline,
  SUBTITLE_GAP,
  SUBTITLE_HEIGHT,
} from '../../layout/scene/measures.js';
import type { SceneBox, TextLine } from '../../layout/scene/model.js';
import { widthOf } from '../../platform/text/metrics.js';
import { wrap } from '../../platform/text/wrap.js';
import type { Ink, Theme } from '../theme.js';
import { asMark, changeData, changeTextFrom, isGone, isOfChange, SHADOW } from './changes.js';
import { drawPlate, useIcon } from './icons.js';
import { drawDisc, drawRing } from './marks.js';
import { escapeXml, formatNumber, paintAttributes } from './notation.js';
import { baselineBelow, drawText, drawTitleLine } from './text.js';

/** Side of the square in the top left corner that contains the icon. The title is level with its middle. */
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

/** Returns a container as a group with frame, corner icon, title and change disc. */
export function drawBox(placed: PlacedBox, theme: Theme): string {
  const { box: item } = placed;
  const facts = boxFactsOf(item.style);
  const content = item.bare
    ? ''
    : cornerIcon(placed, theme) + asMark(changeDiscs(placed, theme)) + header(placed, facts, theme);
  return `<g data-address="${escapeXml(item.id)}" data-type="${escapeXml(item.style)}"${changeData(item)}><title>${tooltip(item)}</title>${frame(placed, facts, theme)}${content}</g>`;
}

// ---- Frame.

function frame(placed: PlacedBox, facts: BoxFacts, theme: Theme): string {
  const { fill, border: stroke } = theme.box(facts);
  const bounds = `x="${formatNumber(placed.x)}" y="${formatNumber(placed.y)}" width="${formatNumber(placed.width)}" height="${formatNumber(placed.height)}"`;
  const { mark, bare, dashed } = placed.box;
  // An invisible rectangle that gives the position of a bare box to programs that read the SVG, such as the viewer.
  if (bare) return `<rect ${bounds} fill="none"/>`;
  const paints = `${paintAttributes({ fill, stroke })}${dashes(dashed, facts)}`;
  if (!hasOutline(mark)) return `<rect ${bounds} rx="${CORNER_RADIUS}" stroke-width="${facts.width}"${paints}/>`;
  // The border without the mark is drawn invisibly, so that the viewer can show it when it hides the mark.
  const border = `<rect ${bounds} rx="${CORNER_RADIUS}" stroke-width="${facts.width}" stroke-opacity="0"${paints}/>`;
  return border + asMark(drawRing(mark, placed, CORNER_RADIUS, theme));
}

function dashes(isLookedUp: boolean, facts: BoxFacts): string {
  if (isLookedUp) return ` stroke-dasharray="${LOOKED_UP_DASHES}"`;
  return facts.dash === 'dashed' ? ` stroke-dasharray="${DASHES}"` : '';
}

// ---- Header.

function header(placed: PlacedBox, facts: BoxFacts, theme: Theme): string {
  const { box: item, x, y, width } = placed;
  const start = titleStart(item);
  const { ink } = theme.box(facts);
  const room = width - start - HEADER_END;
  const subtitleRoom = item.subtitle === null || item.subtitleBelow ? 0 : SUBTITLE_GAP + item.subtitle.width;
  const shownTitle = shownText(item.title, room - subtitleRoom, theme.boxTitle);
  const title = { ...shownTitle, ink: { ...theme.boxTitle, fill: ink } };
  const baseline = baselineBelow(y + CORNER / 2, theme.boxTitle.size);
  if (item.subtitle !== null && isOfChange(item.subtitle)) {
    const first = drawText(title.text, x + start, baseline, title.ink, 'start', title.width);
    const [left, below] = item.subtitleBelow ? [0, SUBTITLE_HEIGHT] : [title.width + SUBTITLE_GAP, 0];
    return first + changeAfter(item, x + start + left, baseline + below, { ...theme.boxSubtitle, fill: ink }, theme);
  }
  const titleRoom = item.subtitleBelow ? 0 : SUBTITLE_GAP + title.width;
  const subtitle = item.subtitle && {
    ...shownText(item.subtitle, room - titleRoom, theme.boxSubtitle),
    ink: { ...theme.boxSubtitle, fill: ink },
  };
  if (subtitle && item.subtitleBelow) {
    const first = drawTitleLine(title, null, SUBTITLE_GAP, x + start, baseline, room);
    return first + drawTitleLine(subtitle, null, SUBTITLE_GAP, x + start, baseline + SUBTITLE_HEIGHT, room);
  }
  return drawTitleLine(title, subtitle, SUBTITLE_GAP, x + start, baseline, room);
}

/**
 * Returns the text and width of a line. A line that the scene cut for a narrow box is shown as far as the box, which
 * the layout may have widened, has room for it.
 */
function shownText(line: TextLine, room: number, { size, weight }: Theme['boxTitle']): { text: string; width: number } {
  const visibleText =
    line.fullText === undefined ? line.text : wrap(line.fullText, size, weight, Math.max(line.width, room), 1)[0];
  if (visibleText === undefined || visibleText === line.text) return line;
  return { text: visibleText, width: widthOf(visibleText, size, weight) };
}

/**
 * Returns the subtitle of a box that describes a change. In `10.0.0.0/16, tags changed`, the detail before a drift is
 * not part of the mark: it remains when drift is hidden.
 */
function changeAfter({ subtitle, plainSubtitle }: SceneBox, left: number, baseline: number, ink: Ink, theme: Theme) {
  const line = subtitle as TextLine;
  const changeInk = { ...theme.boxSubtitle, weight: 600 as const, fill: theme.caption[line.role].fill };
  const detail = line.drift && plainSubtitle && line.text.startsWith(plainSubtitle.text) ? plainSubtitle : null;
  if (detail === null) return asMark(changeTextFrom(line, left, baseline, changeInk), line);
  const drift = { text: line.text.slice(detail.text.length) };
  return (
    drawText(detail.text, left, baseline, ink, 'start', detail.width) +
    asMark(changeTextFrom(drift, left + detail.width, baseline, changeInk), line)
  );
}

/** Returns the start of the title: after the icon and the change disc. */
function titleStart({ icon, mark }: SceneBox): number {
  const start = icon === null ? TITLE_WITHOUT_ICON : TITLE_AFTER_ICON;
  return mark === undefined ? start : start + discsWidth(mark, DISC.box) + DISC_GAP;
}

/** Returns the change discs before the title. The former position of a moved box has none. */
function changeDiscs({ box: item, x, y }: PlacedBox, theme: Theme): string {
  if (item.mark === undefined || item.mark.ghostOf !== undefined) return '';
  const start = x + titleStart(item) - DISC_GAP - discsWidth(item.mark, DISC.box);
  return discsOf(item.mark, DISC.box)
    .map(({ mark, height, offset, width }) =>
      drawDisc(mark, { x: start + offset + width / 2, y: y + CORNER / 2 }, height, theme),
    )
    .join('');
}

function cornerIcon(placed: PlacedBox, theme: Theme): string {
  const icon = iconIn(placed, theme);
  return icon !== '' && isGone(placed.box.mark) ? `<g opacity="${SHADOW}">${icon}</g>` : icon;
}

function iconIn({ box: item, x, y }: PlacedBox, theme: Theme): string {
  if (item.icon === null) return '';
  if (isFlushIcon(item.icon)) return useIcon(item.icon, x, y, CORNER);
  const [left, top] = [x + LOOSE_ICON.x, y + LOOSE_ICON.y];
  return drawPlate(item.icon, left, top, LOOSE_ICON.size, theme) + useIcon(item.icon, left, top, LOOSE_ICON.size);
}

/**
 * Returns the uncut title and subtitle, and the address if the box is a resource. For a box that stands for several,
 * returns their titles.
 */
function tooltip({ id, title, subtitle, plainSubtitle = subtitle, folded, changeWords = [] }: SceneBox): string {
  if (folded) return escapeXml([title.text, ...changeWords, ...folded].join('\n'));
  // A change has lines of its own.
  const heading = [title, plainSubtitle]
    .flatMap((line) => (line === null || line.text === '' ? [] : (line.fullText ?? line.text)))
    .join(' ');
  return escapeXml([heading, ...changeWords, ...(isAddress(id) ? [id] : [])].join('\n'));
}
