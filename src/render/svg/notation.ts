/** Formats text, numbers and paints for SVG. */

import { Bug } from '../../errors.js';
import { stripDirectionMarks } from '../../graph/direction-marks.js';
import { notANumber } from '../messages.js';
import type { Paint } from '../theme.js';

// ---- Text.

/**
 * Characters that XML 1.0 cannot contain even as references: control characters except tab and line breaks,
 * lone surrogates, and U+FFFE and U+FFFF. A single one makes the whole file unreadable, so they are dropped.
 */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches control characters
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for an element or a quoted attribute. Also removes characters that XML forbids and
 * bidirectional control characters.
 */
export const escapeXml = (text: string): string =>
  stripDirectionMarks(text.replace(FORBIDDEN, '')).replace(/[&<>"']/g, (character) => ENTITIES[character] as string);

const ENTITY = /&(?:#(\d+)|(amp|lt|gt|quot));/g;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Reverses `escapeXml`, except for the characters that it drops. */
export const unescapeXml = (markup: string): string =>
  markup.replace(ENTITY, (_, code: string | undefined, name: string) =>
    code === undefined ? (CHARACTERS[name] as string) : String.fromCodePoint(Number(code)),
  );

// ---- Numbers.

/**
 * Returns a length with at most one decimal: a tenth of a pixel is invisible, and more digits only enlarge the file.
 * @throws Bug if the value is not finite
 */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) throw new Bug(notANumber(value));
  const tenths = Math.round(value * 10);
  // Adding 0 turns -0 into 0.
  return String(tenths / 10 + 0);
}

/** Returns a point as in path data: `x,y`. */
export const formatPoint = (x: number, y: number): string => `${formatNumber(x)},${formatNumber(y)}`;

// ---- Paints.

type Part = 'fill' | 'stroke';

/** Returns the class of a paint. It is named after the dark colour, so that equal paints share a rule: `fill-0d1117`. */
const className = (part: Part, dark: string): string => `${part}-${dark.replace('#', '').toLowerCase()}`;

/**
 * Returns the attributes that paint an element. A paint with a dark colour also gets a class, which only the `<style>`
 * of a diagram for both themes defines. Viewers that ignore `<style>` show the light colours.
 */
export function paintAttributes(paints: Readonly<Partial<Record<Part, Paint>>>): string {
  const parts = Object.entries(paints) as [Part, Paint][];
  const classes = parts.flatMap(([part, { dark }]) => (dark === undefined ? [] : className(part, dark)));
  const attributes = parts.map(([part, { value }]) => ` ${part}="${value}"`).join('');
  return classes.length === 0 ? attributes : `${attributes} class="${classes.join(' ')}"`;
}

/** Matches class attributes. Quotes in text from the source are escaped, so each match is a real attribute. */
const CLASSES = / class="([^"]*)"/g;

/** Returns a style element with rules for the classes that occur; empty if there are none. */
export function darkStyle(markup: readonly string[]): string {
  const names = new Set<string>();
  for (const part of markup)
    for (const [, list] of part.matchAll(CLASSES)) for (const name of (list as string).split(' ')) names.add(name);
  const rules = [...names].sort().map((name) => {
    const [part, colour] = name.split('-') as [Part, string];
    return `.${name}{${part}:${colour === 'none' ? colour : `#${colour}`}}`;
  });
  return rules.length === 0 ? '' : `<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`;
}
