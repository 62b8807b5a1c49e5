/** Text and numbers in the notation of SVG. */

import { Bug } from '../../errors.js';
import { withoutDirections } from '../../graph/directions.js';
import { notANumber } from '../messages.js';

// ---- Text.

/**
 * Characters that XML 1.0 cannot contain even as references: control characters except tab and line ends, lone
 * surrogates, and the two non-characters. A single one makes the whole file unreadable, so they are dropped.
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
 * Escapes text for an element or a quoted attribute. Also removes characters that XML forbids and controls of text
 * direction.
 */
export const escapeXml = (text: string): string =>
  withoutDirections(text.replace(FORBIDDEN, '')).replace(/[&<>"']/g, (character) => ENTITIES[character] as string);

const ENTITY = /&(?:#(\d+)|(amp|lt|gt|quot));/g;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Returns the text that `escapeXml` escaped. */
export const unescapeXml = (markup: string): string =>
  markup.replace(ENTITY, (_, code: string | undefined, name: string) =>
    code === undefined ? (CHARACTERS[name] as string) : String.fromCodePoint(Number(code)),
  );

// ---- Numbers.

/**
 * Returns a length with at most one decimal: a tenth of a pixel is invisible, and more digits only enlarge the file.
 * @throws Bug if the value is not finite
 */
export function number(value: number): string {
  if (!Number.isFinite(value)) throw new Bug(notANumber(value));
  const tenths = Math.round(value * 10);
  // Adding 0 turns -0 into 0.
  return String(tenths / 10 + 0);
}

/** Returns a point as in path data: `x,y`. */
export const point = (x: number, y: number): string => `${number(x)},${number(y)}`;
