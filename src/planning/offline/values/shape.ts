/** Builds the placeholder answer of a data source in the shape in which the configuration uses it. */

import { ELEMENT, exampleOf, holdsElement, holdsExample, isTags, PLURAL } from '../../../catalog/examples.js';
import type { Value } from '../../../terraform/mock-provider/schema.js';
import { MADE_UP_DEPTH, MADE_UP_ITEMS } from '../../limits.js';
import { Tag } from '../infer/reads.js';
import type { Usage } from '../infer/usage.js';

const LIST_FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'length element slice toset tolist concat flatten sort index contains setproduct zipmap one distinct reverse chunklist ' +
    'compact setunion setsubtract setintersection sum max min coalescelist matchkeys alltrue anytrue'
  ).split(' '),
);
const MAP_FUNCTIONS: ReadonlySet<string> = new Set(['keys', 'values', 'lookup', 'merge']);

export function shaped(type: string, name: string, usage: Usage, depth = 0): Value {
  if (depth > MADE_UP_DEPTH) return null;
  const { below, uses, own, keys, isList, decoded } = usage;
  const inside = (usages: Iterable<readonly [string, Usage]>): Value =>
    plain([...usages].map(([inner, use]) => [inner, shaped(type, inner, use, depth + 1)]));
  const item = (): Value => {
    if (below.size > 0) return inside(below);
    // A decoded text must contain the parts that the code reads.
    const isRead = decoded !== null && (decoded.below.size > 0 || decoded.keys.size > 0 || decoded.isList);
    return isRead ? JSON.stringify(shaped(type, name, decoded, depth + 1)) : exampleOf(type, name, uses);
  };
  if (keys.size > 0 && !isList) {
    // Names that are read from any item must be in each item.
    const ofItems = [...below].filter(([inner]) => !own.has(inner));
    const keyed = [...keys].map(([key, use]) => [key, { ...use, below: new Map([...ofItems, ...use.below]) }] as const);
    return inside([...[...below].filter(([inner]) => own.has(inner)), ...keyed]);
  }
  // The code tests whether one exists before it builds one: in a plan from nothing there is none.
  if (uses.has(Tag.any) && uses.size === 1 && below.size === 0 && !isList) return plain([]);
  const isMap = [...uses].some((use) => MAP_FUNCTIONS.has(use));
  const isLooped = uses.has(Tag.loop) || uses.has(Tag.forEach) || [...uses].some((use) => LIST_FUNCTIONS.has(use));
  if (isMap) return plain(below.size > 0 ? [[ELEMENT, item()]] : []);
  if (isTags(name)) return plain([]);
  if (isList || isLooped || (PLURAL.test(name) && !uses.has(Tag.text) && below.size === 0)) {
    const one = item();
    return typeof one === 'string' ? Array.from({ length: MADE_UP_ITEMS }, (_, i) => `${one}-${i}`) : [one];
  }
  return item();
}

/** Builds an object without a prototype: the names come from the configuration, and `__proto__` is an ordinary one. */
function plain(entries: readonly (readonly [string, Value])[]): Value {
  const object: Record<string, Value> = Object.create(null);
  for (const [name, value] of entries) object[name] = value;
  return object;
}

/**
 * True if a text contains a placeholder: an address such as `aws_ami.id`, an example value of the catalogue, or the key
 * of a placeholder element.
 */
export const isStandIn = (text: string): boolean =>
  /(?:^|[^a-z0-9_.])[a-z][a-z0-9]*_[a-z0-9_]+\.[a-z0-9_]+(?:-[0-2])?(?![a-z0-9_.])/.test(text) ||
  holdsExample(text) ||
  holdsElement(text);
