/** Functions of texts and conversions. */
import { Unevaluable, type Value } from '../value.js';
import { boolean, type FunctionTable, limited, list, number, text, texts, whole } from './arguments.js';

/** `%s`, `%d`, `%02d`, `%5.2f`, `%q`, `%v`, `%%`; others are rare, and then nothing is said. */
const VERB = /%(?:%|([-0]*)(\d*)(?:\.(\d+))?([a-zA-Z]))/g;

function format(pattern: Value | undefined, ...values: readonly Value[]): string {
  let next = 0;
  const written = text(pattern).replace(VERB, (verb, flags: string, width: string, digits: string, kind: string) => {
    if (verb === '%%') return '%';
    const value = values[next++];
    if (value === undefined) throw new Unevaluable();
    const plain = formatOne(kind, digits, value);
    const size = Math.min(Number(width || '0'), 1000);
    if (flags.includes('-')) return plain.padEnd(size, ' ');
    if (!flags.includes('0')) return plain.padStart(size, ' ');
    return plain.startsWith('-') ? `-${plain.slice(1).padStart(size - 1, '0')}` : plain.padStart(size, '0');
  });
  return limited(written);
}

function formatOne(kind: string, digits: string | undefined, value: Value): string {
  if (kind === 's' || kind === 'v') return text(value);
  if (kind === 'd') return String(whole(value));
  if (kind === 'q') return JSON.stringify(text(value));
  if (kind === 'f') return number(value).toFixed(Math.min(Number(digits ?? '6'), 20));
  if (kind === 'x') return whole(value).toString(16);
  throw new Unevaluable();
}

/** One text for each item of the longest list. */
function formatList(pattern: Value | undefined, ...values: readonly Value[]): Value {
  const columns = values.map((value) => (Array.isArray(value) ? list(value) : null));
  const rows = Math.max(1, ...columns.map((column) => column?.length ?? 1));
  return Array.from({ length: rows }, (_, row) =>
    format(pattern, ...values.map((value, i) => (columns[i] === null ? value : (columns[i]?.[row] ?? null)))),
  );
}

/** Without these characters at its ends. Not a regular expression: those take quadratic time to find an end. */
function trimmed(value: string, characters: ReadonlySet<string>): string {
  let start = 0;
  let end = value.length;
  while (start < end && characters.has(value[start] as string)) start++;
  while (end > start && characters.has(value[end - 1] as string)) end--;
  return value.slice(start, end);
}

const LINE_ENDS: ReadonlySet<string> = new Set('\r\n');

function chomp(value: Value | undefined): string {
  const whole = text(value);
  const kept = trimmed(whole, LINE_ENDS);
  return whole.slice(0, whole.indexOf(kept) + kept.length);
}

export const TEXT_FUNCTIONS: FunctionTable = {
  chomp,
  endswith: (value, end) => text(value).endsWith(text(end)),
  format,
  formatlist: formatList,
  join: (separator, ...lists) => limited(lists.flatMap((each) => texts(each)).join(text(separator))),
  lower: (value) => text(value).toLowerCase(),
  // A pattern between slashes is a regular expression of another dialect.
  replace: (value, part, by) => {
    if (/^\/.*\/$/s.test(text(part))) throw new Unevaluable();
    return limited(text(value).split(text(part)).join(text(by)));
  },
  split: (separator, value) => limited(text(value).split(text(separator))),
  startswith: (value, start) => text(value).startsWith(text(start)),
  strcontains: (value, part) => text(value).includes(text(part)),
  strrev: (value) => [...text(value)].reverse().join(''),
  substr: (value, from, length) => {
    const all = [...text(value)];
    const start = whole(from) < 0 ? Math.max(0, all.length + whole(from)) : whole(from);
    return all.slice(start, whole(length) < 0 ? undefined : start + whole(length)).join('');
  },
  title: (value) =>
    text(value).replace(
      /(^|[^\p{L}\p{N}_'])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    ),
  tobool: (value) => (value === null ? null : boolean(value)),
  tonumber: (value) => (value === null ? null : number(value)),
  tostring: (value) => (value === null ? null : text(value)),
  trim: (value, characters) => trimmed(text(value), new Set(text(characters))),
  trimprefix: (value, start) =>
    text(value).startsWith(text(start)) ? text(value).slice(text(start).length) : text(value),
  trimspace: (value) => text(value).trim(),
  trimsuffix: (value, end) =>
    text(end) !== '' && text(value).endsWith(text(end)) ? text(value).slice(0, -text(end).length) : text(value),
  upper: (value) => text(value).toUpperCase(),

  abs: (value) => Math.abs(number(value)),
  ceil: (value) => Math.ceil(number(value)),
  floor: (value) => Math.floor(number(value)),
  max: (...values) => Math.max(...values.map(number)),
  min: (...values) => Math.min(...values.map(number)),
  parseint: (value, base) => {
    const parsed = Number.parseInt(text(value), whole(base));
    if (Number.isNaN(parsed)) throw new Unevaluable();
    return parsed;
  },
  pow: (value, exponent) => number(value) ** number(exponent),
  signum: (value) => Math.sign(number(value)),
};
