/** What functions do with texts that stand for what nobody knows yet: see `instanceName`. */
import { holdsInstanceName, SOME_TEXT } from '../../../graph/instance-name.js';
import { VALUE_DEPTH } from '../../../limits.js';
import { isMap, itemsOf, Lazy, Unknown, type Value } from '../value.js';

/** They look into a text, which is not the one that it will be. */
const LOOKING_IN: ReadonlySet<string> = new Set(
  'endswith split startswith strcontains strrev substr title tobool tonumber upper'.split(' '),
);

const WRITING: ReadonlySet<string> = new Set(['jsonencode']);

/** @returns null where the function would tell from a text what is not known */
export function namedArguments(name: string, values: readonly Value[]): readonly Value[] | null {
  if (LOOKING_IN.has(name) && values.some((value) => typeof value === 'string' && holdsInstanceName(value)))
    return null;
  return WRITING.has(name) ? values.map((value) => withTexts(value)) : values;
}

/** With some text wherever something is not known, so that the rest can be read. */
export function withTexts(value: Value, depth = 0): Value {
  if (value instanceof Unknown || value instanceof Lazy || depth > VALUE_DEPTH) return SOME_TEXT;
  if (isMap(value)) return new Map([...value].map(([name, item]) => [name, withTexts(item, depth + 1)]));
  return itemsOf(value)?.map((item) => withTexts(item, depth + 1)) ?? value;
}
