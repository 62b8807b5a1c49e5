/** Reads the values of a resource without the sensitive ones. */
import type { Json } from '../../graph/inventory.js';
import { VALUE_DEPTH } from '../../limits.js';
import { member, objectOf } from '../../platform/json/foreign.js';

/** Values of a resource by attribute. */
export type Values = { readonly [name: string]: Json };

/** Returns an object without a prototype, because names in plans are untrusted: `__proto__` must be a plain member. */
const emptyValues = (): { [name: string]: Json } => Object.create(null);

/**
 * Returns a copy without everything that the mask marks.
 * `true` marks a whole value; an object or array marks parts of it; a mask of another shape marks all of the value. A
 * marked list element becomes null, so that the others keep their positions. Values nested deeper than any provider
 * schema are left out.
 */
export function withoutSensitive(value: unknown, mask: unknown): Values {
  const values = objectOf(value) === null || isMarked(value, mask) ? null : copy(value, mask, 0);
  return (values as Values | null) ?? emptyValues();
}

/** Returns a copy without the marked parts; null for a value nested too deep, or that is no JSON. */
function copy(value: unknown, mask: unknown, depth: number): Json {
  if (typeof value !== 'object' || value === null) return isScalar(value) ? value : null;
  if (depth === VALUE_DEPTH) return null;
  if (Array.isArray(value)) {
    const marks = Array.isArray(mask) ? mask : [];
    return value.map((item, index) => (isMarked(item, marks[index]) ? null : copy(item, marks[index], depth + 1)));
  }
  const result = emptyValues();
  for (const [name, item] of Object.entries(value)) {
    const mark = member(mask, name);
    if (!isMarked(item, mark)) result[name] = copy(item, mark, depth + 1);
  }
  return result;
}

/**
 * True if the mask marks the whole value. A mask has the shape of its value. A mask of another shape hides the whole
 * value, unless it is empty and marks nothing.
 */
function isMarked(value: unknown, mask: unknown): boolean {
  if (mask === undefined || mask === null || mask === false) return false;
  if (typeof mask !== 'object') return true;
  const isOfShape = typeof value === 'object' && value !== null && Array.isArray(value) === Array.isArray(mask);
  return !isOfShape && Object.keys(mask).length > 0;
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Returns the values after the change, or those before it if the resource is gone, without sensitive ones. */
export function plannedValues(change: unknown): Values {
  const after = member(change, 'after');
  return objectOf(after) !== null
    ? withoutSensitive(after, member(change, 'after_sensitive'))
    : withoutSensitive(member(change, 'before'), member(change, 'before_sensitive'));
}

/** Returns the values whose names pass the filter; the same object if all do. */
export function valuesWhere(values: Values, isShown: (name: string) => boolean): Values {
  const entries = Object.entries(values);
  const shown = entries.filter(([name]) => isShown(name));
  if (shown.length === entries.length) return values;
  const remaining = emptyValues();
  for (const [name, value] of shown) remaining[name] = value;
  return remaining;
}

/** Values before and after. An attribute hidden on one side does not appear with a different value on the other. */
export interface ValuePair {
  readonly before: Values;
  readonly after: Values;
}

/** Returns the values before and after a change, without the values that are sensitive on either side. */
export function sidesOf(change: unknown): ValuePair {
  const masks = [member(change, 'before_sensitive'), member(change, 'after_sensitive')];
  const after = withoutSensitive(member(change, 'after'), masks[1]);
  const before = withoutSensitive(member(change, 'before'), masks[0]);
  const isHidden = (name: string): boolean =>
    masks.some((mask) => hasMark(mask === true ? mask : member(mask, name), 0));
  return { before: hideDifferences(isHidden, before, after), after };
}

/**
 * Returns the values before, with hidden attributes replaced by their values after, so that those show no difference.
 */
export function hideDifferences(isHidden: (name: string) => boolean, before: Values, after: Values): Values {
  const result = emptyValues();
  for (const [name, value] of Object.entries(before)) if (!isHidden(name)) result[name] = value;
  for (const [name, value] of Object.entries(after)) if (isHidden(name)) result[name] = value;
  return result;
}

/** True if a mask marks anything. A mask of unknown type counts as a mark. */
function hasMark(mask: unknown, depth: number): boolean {
  if (mask === undefined || mask === null || mask === false) return false;
  if (typeof mask !== 'object' || depth === VALUE_DEPTH) return true;
  return Object.values(mask).some((inner) => hasMark(inner, depth + 1));
}
