/** What functions do with texts that stand for what nobody knows yet: see `instanceName`. */
import {
  holdsInstanceName,
  holdsMadeUpText,
  MADE_UP_TEXT,
  SOME_TEXT,
  withKnownParts,
} from '../../../graph/instance-name.js';
import { VALUE_DEPTH } from '../../../limits.js';
import { isMap, itemsOf, Lazy, UNKNOWN, Unknown, type Value } from '../value.js';

/** They look into a text, which is not the one that it will be. */
const LOOKING_IN: ReadonlySet<string> = new Set(
  'contains endswith index length lookup parseint split startswith strcontains strrev substr tobool tonumber'.split(
    ' ',
  ),
);

/** They do the same with each part of a text. */
const PART_BY_PART: ReadonlySet<string> = new Set('lower replace title upper'.split(' '));

const WRITING: ReadonlySet<string> = new Set(['jsonencode']);

/** @returns null where the function would tell from a text what is not known */
export function namedArguments(name: string, values: readonly Value[]): readonly Value[] | null {
  if (LOOKING_IN.has(name) && values.some((value) => typeof value === 'string' && holdsInstanceName(value)))
    return null;
  return WRITING.has(name) ? values.map((value) => withTexts(value)) : values;
}

/** What is made of a text that was made up is made up, by whatever function. */
export const madeOfMadeUp = (values: readonly Value[]): Value =>
  values.some((value) => typeof value === 'string' && holdsMadeUpText(value)) ? MADE_UP_TEXT : UNKNOWN;

/** What such a function makes of a text of which only parts are known; null for any other. */
export function partByPart(
  name: string,
  [value, ...others]: readonly Value[],
  call: (values: readonly Value[]) => Value,
): Value | null {
  if (typeof value !== 'string' || !holdsInstanceName(value)) return null;
  if (name === 'substr' && others[0] === 0) return beginning(value, others[1]);
  if (!PART_BY_PART.has(name)) return null;
  if (others.some((other) => typeof other !== 'string' || holdsInstanceName(other))) return UNKNOWN;
  return withKnownParts(value, (part) => String(call([part, ...others])));
}

/** Where it is cut nobody knows: what is known is what stands before all that is not. */
function beginning(text: string, length: Value | undefined): Value {
  const known = text.slice(0, text.indexOf(SOME_TEXT.charAt(0)));
  if (typeof length !== 'number' || length < 0) return UNKNOWN;
  return known.length < length ? `${known}${holdsMadeUpText(text) ? MADE_UP_TEXT : SOME_TEXT}` : known.slice(0, length);
}

/** With some text wherever something is not known, so that the rest can be read. */
export function withTexts(value: Value, depth = 0): Value {
  if (value instanceof Unknown || value instanceof Lazy || depth > VALUE_DEPTH) return SOME_TEXT;
  if (isMap(value)) return new Map([...value].map(([name, item]) => [name, withTexts(item, depth + 1)]));
  return itemsOf(value)?.map((item) => withTexts(item, depth + 1)) ?? value;
}
