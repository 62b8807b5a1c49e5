import { isFlushIcon } from '../../catalog/boxes.js';
import { boxFactsOf } from '../../catalog/index.js';
import type { BoxFacts } from '../../catalog/model.js';
import { isAddress } from '../../graph/address.js';
import type { PlacedBox } from '../../layout/layout.js';
import { DISC, DISC_GAP, discWidth, SECOND_LINE, SUBTITLE_GAP } from '../../layout/scene/measures.js';
import type { SceneBox, TextLine } from '../../layout/scene/model.js';
import { widthOf } from '../../text/metrics.js';
import { wrap } from '../../text/wrap.js';
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

/** Side of the square in the corner that the icon sits in; the title's line is level with its middle. */
const CORNER = 24;
/** Icons that are no full squares are loose shapes and would cut the border: drawn smaller, clear of it. */
const LOOSE_ICON = { size: 17, x: 8, y: 3.5 };
const CORNER_RADIUS = 2;
const TITLE_AFTER_ICON = 31;
const TITLE_WITHOUT_ICON = 10;
/** From the last letter of the header to the border. */
const HEADER_END = 10;
const DASHES = '6 4';
/** Finer than any container style, so that a looked-up region still differs from a built one. */
export const LOOKED_UP_DASHES = '2 3';

function dashes(looksUp: boolean, facts: BoxFacts): string {
  if (looksUp) return ` stroke-dasharray="${LOOKED_UP_DASHES}"`;
  return facts.dash === 'dashed' ? ` stroke-dasharray="${DASHES}"` : '';
}

function frame(placed: PlacedBox, facts: BoxFacts, theme: Theme): string {
  const { fill, border: stroke } = theme.box(facts);
  const place = `x="${number(placed.x)}" y="${number(placed.y)}" width="${number(placed.width)}" height="${number(placed.height)}"`;
  const { mark, bare } = placed.box;
  // Where it is, for those who read the picture.
  if (bare) return `<rect ${place} fill="none"/>`;
  if (mark === undefined)
    return `<rect ${place} rx="${CORNER_RADIUS}" stroke-width="${facts.width}"${painted({ fill, stroke })}${dashes(placed.box.dashed, facts)}/>`;
  // The border that it has without the mark is there, and not to be seen.
  const border = ` stroke-width="${facts.width}" stroke-opacity="0"${painted({ fill, stroke })}${dashes(placed.box.dashed, facts)}`;
  return `<rect ${place} rx="${CORNER_RADIUS}"${border}/>${asMark(ring(mark, placed, CORNER_RADIUS, theme))}`;
}

const whole = (line: TextLine): string => line.whole ?? line.text;

/** Words that were cut for a narrow box get back what fits where the box has become wider. */
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

/** What changes, behind the title. A detail before what has drifted is no mark: it stays where that is not seen. */
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

/** Where the title starts: after the icon and the disc of a change. */
function titleStart({ icon, mark }: SceneBox): number {
  const start = icon === null ? TITLE_WITHOUT_ICON : TITLE_AFTER_ICON;
  return mark === undefined ? start : start + discWidth(mark, DISC.box) + DISC_GAP;
}

/** The disc before the title; none at the place that something has left. */
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

/** Title and subtitle uncut, and the address of what is no cloud or module; the titles of boxes that are one line. */
function tooltip({ id, title, subtitle, folded, changeWords: words = [] }: SceneBox): string {
  if (folded) return escapeXml([title.text, ...words, ...folded].join('\n'));
  const said = [title, subtitle].flatMap((line) => (line === null || line.text === '' ? [] : whole(line))).join(' ');
  return escapeXml([said, ...words, ...(isAddress(id) ? [id] : [])].join('\n'));
}

/** A container: frame, corner icon and title. */
export function box(placed: PlacedBox, theme: Theme): string {
  const { box: item } = placed;
  const facts = boxFactsOf(item.style);
  const words = item.bare ? '' : cornerIcon(placed, theme) + asMark(sign(placed, theme)) + header(placed, facts, theme);
  return `<g data-address="${escapeXml(item.id)}" data-type="${escapeXml(item.style)}"${changeData(item)}><title>${tooltip(item)}</title>${frame(placed, facts, theme)}${words}</g>`;
}
