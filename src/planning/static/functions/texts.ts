/** String, number and conversion functions. */
import { byText } from '../../../graph/order.js';
import { EVALUATED_TEXT_MAX } from '../../limits.js';
import { fromJson, isMap, itemsOf, Lazy, numberText, Unevaluable, Unknown, type Value } from '../value.js';
import {
  asBoolean,
  asInteger,
  asNumber,
  asText,
  asTexts,
  type FunctionTable,
  requireKnown,
  UnknownArgument,
  withinLimit,
} from './arguments.js';

/**
 * A verb of `format`: flags, width, precision, index of the argument, and kind. Matches every `%`, so that none is
 * copied.
 */
const VERB = /%(?:%|([-+ #0]*)(\d*)(?:\.(\d*))?(\[\d+\])?(.?))/gsu;

/** Kinds of verbs that Terraform has. Any other kind is an error. */
const KINDS: ReadonlySet<string> = new Set('vtbdoxXeEfgGsq');

/** Kinds that format a number. Padding with zeros goes after its sign. */
const NUMERIC: ReadonlySet<string> = new Set('bdoxXf');

/** Maximum width of a formatted value. With a larger width, the result is unknown. */
const WIDTH_MAX = 1000;

/**
 * Formats the values by a pattern. The result is unknown for a flag, index or kind that is rare and not implemented.
 * @throws Unevaluable for a verb that Terraform does not know, and for too few or too many values
 */
function format(pattern: Value | undefined, ...values: readonly Value[]): string {
  const all = requireKnown(values);
  let next = 0;
  let length = 0;
  const text = asText(pattern).replace(VERB, (verb, ...[flags, width, digits, index, kind]: string[]) => {
    if (verb === '%%') return '%';
    if (!KINDS.has(kind!)) throw new Unevaluable();
    if (index !== undefined || !['', '-', '0'].includes(flags!)) throw new UnknownArgument();
    const value = all[next++];
    if (value === undefined) throw new Unevaluable();
    const plain = formatOne(kind!, digits, value);
    // Terraform ignores the width of a boolean.
    const size = kind === 't' ? 0 : Number(width);
    if (size > WIDTH_MAX) throw new UnknownArgument();
    length += Math.max(size, plain.length);
    if (length > EVALUATED_TEXT_MAX) throw new UnknownArgument();
    return pad(plain, size, flags!, NUMERIC.has(kind!));
  });
  if (next < all.length) throw new Unevaluable();
  return withinLimit(text);
}

/** Pads a string to a width, with spaces or zeros. */
function pad(plain: string, size: number, flags: string, isNumber: boolean): string {
  if (size > 0) requireCountable(plain);
  if (flags === '-') return plain.padEnd(size, ' ');
  if (flags === '') return plain.padStart(size, ' ');
  return isNumber && plain.startsWith('-') ? `-${plain.slice(1).padStart(size - 1, '0')}` : plain.padStart(size, '0');
}

/**
 * Returns the text if its length in characters is the same in Go and JavaScript.
 * @throws UnknownArgument otherwise
 */
function requireCountable(value: string): string {
  if (!/^[\x20-\x7e]*$/.test(value)) throw new UnknownArgument();
  return value;
}

/** Formats one value by a verb. */
function formatOne(kind: string, digits: string | undefined, value: Value): string {
  if (kind === 'f') return formatFixed(asNumber(value), digits === undefined ? 6 : Number(digits));
  if (kind === 's') return shorten(asText(value), digits);
  if (kind === 'q') return quoteJson(shorten(asText(value), digits));
  if (digits !== undefined) throw new UnknownArgument();
  if (kind === 't') return String(asBoolean(value));
  if (kind === 'd') return numberText(asInteger(value));
  if (kind === 'v') return formatDefault(value);
  const base = BASES.get(kind);
  if (base === undefined) throw new UnknownArgument();
  const integer = asInteger(value);
  // A larger number has lost digits, which would show in another base.
  if (!Number.isSafeInteger(integer)) throw new UnknownArgument();
  const converted = integer.toString(base);
  return kind === 'X' ? converted.toUpperCase() : converted;
}

/** Bases of the verbs that write integers. */
const BASES: ReadonlyMap<string, number> = new Map([
  ['b', 2],
  ['o', 8],
  ['x', 16],
  ['X', 16],
]);

/** Returns the first characters of a string, as `%.3s` does. A precision of zero returns all of it. */
const shorten = (value: string, digits = ''): string =>
  Number(digits) === 0 ? value : requireCountable(value).slice(0, Number(digits));

/** Formats a value as `%v` does: lists and maps as JSON. */
function formatDefault(value: Value): string {
  if (typeof value === 'number') return formatShortest(value);
  if (value === null) throw new UnknownArgument();
  return isMap(value) || itemsOf(value) !== null ? encodeJson(value) : asText(value);
}

/**
 * Formats a number like Go's `%g`: with an exponent of two digits if that is below -4 or above 5. Example: `1.5e-07`.
 */
function formatShortest(value: number): string {
  const [, digits, sign, exponent] = /^(.*)e([-+])(\d+)$/.exec(value.toExponential()) ?? [];
  if (exponent === undefined) throw new UnknownArgument();
  const isPlain = Number(exponent) < (sign === '-' ? 5 : 6);
  return isPlain ? numberText(value) : `${digits}e${sign}${exponent.padStart(2, '0')}`;
}

/** Number of digits after the point that a JavaScript number is written with reliably. */
const DIGITS_MAX = 20;

/** Formats a number. A tie is rounded to the even digit, not up. */
function formatFixed(value: number, digits: number): string {
  if (digits > DIGITS_MAX) throw new UnknownArgument();
  const scaled = value * 10 ** digits;
  const isTie = Math.abs(scaled % 1) === 0.5;
  return (isTie ? (2 * Math.round(scaled / 2)) / 10 ** digits : value).toFixed(digits);
}

/**
 * Returns one text for each item of the lists and sets.
 * @throws Unevaluable if these have different lengths
 */
function formatList(pattern: Value | undefined, ...values: readonly Value[]): Value {
  if (values.some((value) => value instanceof Unknown || value instanceof Lazy)) throw new UnknownArgument();
  const columns = values.map((value) => itemsOf(value));
  const [rows = 1, ...others] = new Set(columns.flatMap((column) => (column === null ? [] : [column.length])));
  if (others.length > 0) throw new Unevaluable();
  let length = 0;
  return Array.from({ length: rows }, (_, row) => {
    const text = format(
      pattern,
      ...values.map((value, index) => (columns[index] === null ? value : (columns[index]?.[row] ?? null))),
    );
    length += text.length;
    if (length > EVALUATED_TEXT_MAX) throw new UnknownArgument();
    return text;
  });
}

/** Removes characters from both ends. A regular expression would take quadratic time at the end of the text. */
function trimBoth(value: string, characters: ReadonlySet<string>): string {
  let start = 0;
  let end = value.length;
  while (start < end && characters.has(value[start] as string)) start++;
  while (end > start && characters.has(value[end - 1] as string)) end--;
  return value.slice(start, end);
}

const LINE_ENDS: ReadonlySet<string> = new Set('\r\n');

/** Removes the line ends at the end of a string. */
function chomp(value: Value | undefined): string {
  const whole = asText(value);
  const inner = trimBoth(whole, LINE_ENDS);
  return whole.slice(0, whole.indexOf(inner) + inner.length);
}

/** Encodes JSON as Terraform does: sorted names, and escapes for characters that could end a script. */
function encodeJson(value: Value): string {
  const items = itemsOf(value);
  if (items !== null) return `[${items.map(encodeJson).join(',')}]`;
  if (isMap(value)) {
    const names = [...value.keys()].sort(byText);
    return `{${names.map((name) => `${encodeJson(name)}:${encodeJson(value.get(name) as Value)}`).join(',')}}`;
  }
  return typeof value === 'string' ? quoteJson(value) : value === null ? 'null' : asText(value);
}

/** Quotes a string as JSON, with Terraform's escapes for characters that could end a script. */
const quoteJson = (value: string): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** @throws Unevaluable for invalid JSON */
function decodeJson(json: string): Value {
  try {
    return fromJson(JSON.parse(json));
  } catch {
    throw new Unevaluable();
  }
}

/**
 * Regular expressions that mean the same in Go and JavaScript and take at most quadratic time: no groups, one
 * repetition.
 */
const PLAIN_PATTERN = /^[^(){}\\*+?]*(?:\\[\wdDsSW.-][^(){}\\*+?]*)*[*+?]?[^(){}\\*+?]*$/;
const ASCII = /^[\x20-\x7e]{0,2000}$/;

/** Longest text that a repetition is applied to. Names have at most 255 characters, most of them at most 63. */
const REPEATED_TEXT_MAX = 100;

/** Replaces a part of a string. A part between slashes is a regular expression. */
function replaceIn(whole: string, part: string, replacement: string): string {
  if (!/^\/.+\/$/s.test(part)) {
    const parts = whole.split(part);
    if (whole.length + parts.length * replacement.length > EVALUATED_TEXT_MAX) throw new UnknownArgument();
    return parts.join(replacement);
  }
  const pattern = part.slice(1, -1);
  if (
    pattern.length > 100 ||
    !PLAIN_PATTERN.test(pattern) ||
    replacement.length > 100 ||
    replacement.includes('$') ||
    !ASCII.test(whole)
  )
    throw new UnknownArgument();
  // Each letter may begin a match that fails at the end. That is quadratic in the length, in every call of a loop.
  if (/[*+{]/.test(pattern) && whole.length > REPEATED_TEXT_MAX) throw new UnknownArgument();
  try {
    return whole.replace(new RegExp(pattern, 'g'), replacement);
  } catch {
    throw new Unevaluable();
  }
}

/** Digits of all bases, in order. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Parses the whole text as an integer. Upper and lower case are different digits above base 36, as in Go. */
function parseInteger(value: Value | undefined, base: number): number {
  if (typeof value === 'number' || typeof value === 'boolean' || base < 2 || base > 62) throw new Unevaluable();
  const [, sign, magnitude] = /^([-+]?)([0-9a-zA-Z]+)$/.exec(asText(value)) ?? [];
  if (magnitude === undefined) throw new Unevaluable();
  const digits = [...(base > 36 ? magnitude : magnitude.toLowerCase())].map((digit) => DIGITS.indexOf(digit));
  if (digits.some((digit) => digit >= base)) throw new Unevaluable();
  const parsed = digits.reduce((sum, digit) => sum * base + digit, 0);
  // Terraform's integers have any number of digits.
  if (!Number.isSafeInteger(parsed)) throw new UnknownArgument();
  return sign === '-' ? -parsed : parsed;
}

export const TEXT_FUNCTIONS: FunctionTable = {
  chomp,
  endswith: (value, end) => asText(value).endsWith(asText(end)),
  format,
  formatlist: formatList,
  join: (separator, ...lists) => withinLimit(lists.flatMap((list) => asTexts(list)).join(asText(separator))),
  jsondecode: (value) => decodeJson(asText(value)),
  jsonencode: (value) => withinLimit(encodeJson(requireKnown(value ?? null))),
  lower: (value) => asText(value).toLowerCase(),
  replace: (value, part, replacement) => withinLimit(replaceIn(asText(value), asText(part), asText(replacement))),
  split: (separator, value) => withinLimit(asText(value).split(asText(separator))),
  startswith: (value, start) => asText(value).startsWith(asText(start)),
  strcontains: (value, part) => asText(value).includes(asText(part)),
  strrev: (value) => [...asText(value)].reverse().join(''),
  substr: (value, from, length) => {
    const all = [...asText(value)];
    const start = asInteger(from) < 0 ? Math.max(0, all.length + asInteger(from)) : asInteger(from);
    return all.slice(start, asInteger(length) < 0 ? undefined : start + asInteger(length)).join('');
  },
  title: (value) =>
    asText(value).replace(
      /(^|[^\p{L}\p{N}_'])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    ),
  tobool: (value) => (value === null ? null : asBoolean(value)),
  tonumber: (value) => (value === null ? null : asNumber(value)),
  tostring: (value) => (value === null ? null : asText(value)),
  trim: (value, characters) => trimBoth(asText(value), new Set(asText(characters))),
  trimprefix: (value, start) =>
    asText(value).startsWith(asText(start)) ? asText(value).slice(asText(start).length) : asText(value),
  trimspace: (value) => asText(value).trim(),
  trimsuffix: (value, end) =>
    asText(end) !== '' && asText(value).endsWith(asText(end))
      ? asText(value).slice(0, -asText(end).length)
      : asText(value),
  upper: (value) => asText(value).toUpperCase(),

  abs: (value) => Math.abs(asNumber(value)),
  ceil: (value) => Math.ceil(asNumber(value)),
  floor: (value) => Math.floor(asNumber(value)),
  max: (...values) => Math.max(...values.map(asNumber)),
  min: (...values) => Math.min(...values.map(asNumber)),
  parseint: (value, base) => parseInteger(value, asInteger(base)),
  pow: (value, exponent) => asNumber(value) ** asNumber(exponent),
  signum: (value) => Math.sign(asNumber(value)),
};
