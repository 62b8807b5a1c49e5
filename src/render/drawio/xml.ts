/**
 * XML elements of the file. Line ends in attributes are written as character references, because XML readers turn bare
 * ones into spaces.
 */
import { Bug } from '../../errors.js';
import { notANumber } from '../messages.js';
import { escapeXml } from '../svg/escape.js';

type Attributes = Readonly<Record<string, string | number | undefined>>;

const LINE_ENDS = /[\t\n\r\u2028\u2029]/g;

const quoted = (text: string): string =>
  escapeXml(text).replace(LINE_ENDS, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Coordinates have three decimals. Nested boxes add up rounding errors, and positions read back must match within a
 * hundredth of a pixel.
 */
const DIGITS = 1000;

export function rounded(value: number): number {
  if (!Number.isFinite(value)) throw new Bug(notANumber(value));
  // Adding 0 turns -0 into 0.
  return Math.round(value * DIGITS) / DIGITS + 0;
}

/**
 * Returns an XML element with its attributes in the given order. Undefined attributes are left out.
 * @param inside content that is XML already
 */
export function element(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'number' ? value : quoted(value)}"`],
  );
  const start = `<${name}${written.join('')}`;
  return inside === '' ? `${start}/>` : `${start}>${inside}</${name}>`;
}
