import type { PlacedBox } from '../../arrange/layout.js';
import { SUBTITLE_GAP } from '../../arrange/scene/measures.js';
import { boxFactsOf } from '../../clouds/index.js';
import type { BoxFacts } from '../../clouds/model.js';
import type { Theme } from '../theme.js';
import { escapeXml } from './escape.js';
import { useIcon } from './icons.js';
import { number } from './numbers.js';
import { baselineBelow, text } from './text.js';

/** Side of the square in the corner that the icon sits in; the title's line is level with its middle. */
const CORNER = 24;
/** Icons of this set are full squares in the box's colour, made to sit flush in the corner. */
const FLUSH_ICONS = 'aws-group-';
/** The others are loose shapes and would cut the border: drawn smaller, clear of it. */
const LOOSE_ICON = { size: 17, x: 8, y: 3.5 };
const CORNER_RADIUS = 2;
const TITLE_AFTER_ICON = 31;
const TITLE_WITHOUT_ICON = 10;
const DASHES = '6 4';
/** Finer than any container style, so that a looked-up region still differs from a built one. */
const LOOKED_UP_DASHES = '2 3';

function dashes(looksUp: boolean, facts: BoxFacts): string {
  if (looksUp) return ` stroke-dasharray="${LOOKED_UP_DASHES}"`;
  return facts.dash === 'dashed' ? ` stroke-dasharray="${DASHES}"` : '';
}

function frame(placed: PlacedBox, facts: BoxFacts): string {
  const place = `x="${number(placed.x)}" y="${number(placed.y)}" width="${number(placed.width)}" height="${number(placed.height)}"`;
  return `<rect ${place} rx="${CORNER_RADIUS}" fill="${facts.fill}" stroke="${facts.border}" stroke-width="${facts.width}"${dashes(placed.box.dashed, facts)}/>`;
}

function header(placed: PlacedBox, facts: BoxFacts, theme: Theme): string {
  const { box, x, y } = placed;
  const titleX = x + (box.icon === null ? TITLE_WITHOUT_ICON : TITLE_AFTER_ICON);
  const baseline = baselineBelow(y + CORNER / 2, theme.boxTitle.size);
  const title = text(box.title.text, titleX, baseline, { ...theme.boxTitle, fill: facts.ink }, 'start');
  if (box.subtitle === null) return title;
  const fill = box.subtitle.role === 'alert' ? theme.caption.alert.fill : facts.ink;
  const subtitleX = titleX + box.title.width + (box.title.text === '' ? 0 : SUBTITLE_GAP);
  return title + text(box.subtitle.text, subtitleX, baseline, { ...theme.boxSubtitle, fill }, 'start');
}

function cornerIcon({ box, x, y }: PlacedBox): string {
  if (box.icon === null) return '';
  if (box.icon.startsWith(FLUSH_ICONS)) return useIcon(box.icon, x, y, CORNER);
  return useIcon(box.icon, x + LOOSE_ICON.x, y + LOOSE_ICON.y, LOOSE_ICON.size);
}

/** A container: frame, corner icon and title. */
export function box(placed: PlacedBox, theme: Theme): string {
  const { box: item } = placed;
  const facts = boxFactsOf(item.style);
  const tooltip = escapeXml([item.title.text, item.subtitle?.text ?? ''].filter((part) => part !== '').join(' '));
  return `<g data-address="${escapeXml(item.id)}" data-type="${escapeXml(item.style)}"><title>${tooltip}</title>${frame(placed, facts)}${cornerIcon(placed)}${header(placed, facts, theme)}</g>`;
}
