/** The values of a resource without what is sensitive. */
import type { Json } from '../graph/inventory.js';
import { member, objectOf } from '../json/foreign.js';
import { VALUE_DEPTH } from '../limits.js';

export type Values = { readonly [name: string]: Json };

const empty = (): { [name: string]: Json } => Object.create(null);

/**
 * A copy without everything that the mask marks: `true` marks a whole value, an object or array marks parts of it, and a
 * mask that does not fit its value marks all of it. A marked element of a list becomes null, so that the others keep their
 * places. What is nested deeper than any provider nests is left out. Objects have no prototype: the names are foreign.
 */
export function withoutSensitive(value: unknown, mask: unknown): Values {
  const values = objectOf(value) === null || isMarked(value, mask) ? null : copy(value, mask, 0);
  return (values as Values | null) ?? empty();
}

function copy(value: unknown, mask: unknown, depth: number): Json {
  if (typeof value !== 'object' || value === null) return isScalar(value) ? value : null;
  if (depth === VALUE_DEPTH) return null;
  if (Array.isArray(value)) {
    const marks = Array.isArray(mask) ? mask : [];
    return value.map((item, i) => (isMarked(item, marks[i]) ? null : copy(item, marks[i], depth + 1)));
  }
  const result = empty();
  for (const [name, item] of Object.entries(value)) {
    const mark = member(mask, name);
    if (!isMarked(item, mark)) result[name] = copy(item, mark, depth + 1);
  }
  return result;
}

/** Marks have the shape of their values. What has another one cannot be told, unless it is empty: that marks nothing. */
function isMarked(value: unknown, mask: unknown): boolean {
  if (mask === undefined || mask === null || mask === false) return false;
  if (typeof mask !== 'object') return true;
  const isOfShape = typeof value === 'object' && value !== null && Array.isArray(value) === Array.isArray(mask);
  return !isOfShape && Object.keys(mask).length > 0;
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** What the plan knows of a resource: after the change, or before it where nothing remains. */
export function plannedValues(change: unknown): Values {
  const after = member(change, 'after');
  return objectOf(after) !== null
    ? withoutSensitive(after, member(change, 'after_sensitive'))
    : withoutSensitive(member(change, 'before'), member(change, 'before_sensitive'));
}

/** The values with these names; the same ones where all are. */
export function only(values: Values, isShown: (name: string) => boolean): Values {
  const entries = Object.entries(values);
  const shown = entries.filter(([name]) => isShown(name));
  if (shown.length === entries.length) return values;
  const left = empty();
  for (const [name, value] of shown) left[name] = value;
  return left;
}

/** Values before and after, of which neither says what is hidden in the other. */
export interface ValuePair {
  readonly before: Values;
  readonly after: Values;
}

export function sidesOf(change: unknown): ValuePair {
  const masks = [member(change, 'before_sensitive'), member(change, 'after_sensitive')];
  const after = withoutSensitive(member(change, 'after'), masks[1]);
  const before = withoutSensitive(member(change, 'before'), masks[0]);
  const isHidden = (name: string): boolean =>
    masks.some((mask) => hasMark(mask === true ? mask : member(mask, name), 0));
  return { before: alikeWhere(isHidden, before, after), after };
}

/** The values before, with those after in the place of all that is hidden: these do not differ. */
export function alikeWhere(isHidden: (name: string) => boolean, before: Values, after: Values): Values {
  const alike = empty();
  for (const [name, value] of Object.entries(before)) if (!isHidden(name)) alike[name] = value;
  for (const [name, value] of Object.entries(after)) if (isHidden(name)) alike[name] = value;
  return alike;
}

/** Whether a mask marks anything; what cannot be understood does. */
function hasMark(mask: unknown, depth: number): boolean {
  if (mask === undefined || mask === null || mask === false) return false;
  if (typeof mask !== 'object' || depth === VALUE_DEPTH) return true;
  return Object.values(mask).some((inner) => hasMark(inner, depth + 1));
}
