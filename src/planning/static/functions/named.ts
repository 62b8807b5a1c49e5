/**
 * Rules of the static planner for functions with an instance name among their arguments. An instance name stands in a
 * text for a part that is unknown until apply, such as the name of a bucket in `arn:aws:s3:::${aws_s3_bucket.a.id}`
 * (`graph/instance-name.ts`). `table.ts` has the functions themselves.
 */
import {
  holdsInstanceName,
  holdsMadeUpText,
  MADE_UP_TEXT,
  SOME_TEXT,
  symbolName,
  withKnownParts,
} from '../../../graph/instance-name.js';
import { VALUE_DEPTH } from '../../../limits.js';
import { isMap, itemsOf, Lazy, Symbolic, UNKNOWN, Unknown, type Value } from '../value.js';

/**
 * Functions whose result depends on the characters of a string. An instance name only stands for the future string, so
 * their result is unknown.
 */
const INSPECTING: ReadonlySet<string> = new Set(
  'contains endswith index length lookup parseint split startswith strcontains strrev substr tobool tonumber'.split(
    ' ',
  ),
);

/** Functions that process each part of a string alone. */
const PART_BY_PART: ReadonlySet<string> = new Set('lower replace title upper'.split(' '));

/** Functions whose result shows the known parts of its arguments even if other parts are unknown. */
const ENCODING: ReadonlySet<string> = new Set(['jsonencode']);

/** Returns the arguments of a call. Null if the function would inspect an instance name. */
export function namedArguments(name: string, values: readonly Value[]): readonly Value[] | null {
  if (INSPECTING.has(name) && values.some((value) => typeof value === 'string' && holdsInstanceName(value)))
    return null;
  return ENCODING.has(name) ? values.map((value) => withTexts(value)) : values;
}

/** Returns the result of an unknown function. A placeholder among the arguments makes the result a placeholder too. */
export const resultOfUnknownFunction = (values: readonly Value[]): Value =>
  values.some((value) => typeof value === 'string' && holdsMadeUpText(value)) ? MADE_UP_TEXT : UNKNOWN;

/**
 * Returns the result of a function for a string that is known only in part, with the unknown parts unchanged. Null if
 * the function does not work part by part, or if the text is known.
 */
export function partByPart(
  name: string,
  [value, ...others]: readonly Value[],
  call: (values: readonly Value[]) => Value,
): Value | null {
  if (typeof value !== 'string' || !holdsInstanceName(value)) return null;
  if (name === 'substr' && others[0] === 0) return beginningOf(value, others[1]);
  if (!PART_BY_PART.has(name)) return null;
  if (others.some((other) => typeof other !== 'string' || holdsInstanceName(other))) return UNKNOWN;
  return withKnownParts(value, (part) => String(call([part, ...others])));
}

/**
 * Returns the beginning of a string that is known only in part. The length of an unknown part is unknown, so only the
 * characters before the first one are certain.
 */
function beginningOf(text: string, length: Value | undefined): Value {
  const known = text.slice(0, text.indexOf(SOME_TEXT.charAt(0)));
  if (typeof length !== 'number' || length < 0) return UNKNOWN;
  return known.length < length ? `${known}${holdsMadeUpText(text) ? MADE_UP_TEXT : SOME_TEXT}` : known.slice(0, length);
}

/** Functions that make a string of several strings. An unknown argument leaves the other parts of the result known. */
const MAKING_TEXTS: ReadonlySet<string> = new Set(
  'format lower replace substr title trimprefix trimspace trimsuffix upper'.split(' '),
);

/** Functions that make a string of the strings in a list. */
const JOINING: ReadonlySet<string> = new Set(['join']);

/** Replaces unknown arguments by the stand-ins of their symbols, if the function makes a string of them. */
export function withSymbolTexts(name: string, values: readonly Value[]): readonly Value[] {
  const inText = (value: Value): Value => (value instanceof Symbolic ? standInOf(value) : value);
  if (MAKING_TEXTS.has(name)) return values.map(inText);
  return JOINING.has(name) ? values.map((value) => itemsOf(value)?.map(inText) ?? value) : values;
}

/** Returns the stand-in for the text of an unknown value. */
export const standInOf = (value: Value): string => (value instanceof Symbolic ? symbolName(value.symbol) : SOME_TEXT);

/** Replaces unknown values by some text, so that the rest can be read. */
export function withTexts(value: Value, depth = 0): Value {
  if (value instanceof Unknown || value instanceof Lazy || depth > VALUE_DEPTH) return standInOf(value);
  if (isMap(value)) return new Map([...value].map(([name, item]) => [name, withTexts(item, depth + 1)]));
  return itemsOf(value)?.map((item) => withTexts(item, depth + 1)) ?? value;
}
