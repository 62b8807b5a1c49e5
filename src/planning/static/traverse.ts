/** Follows the steps of a traversal on a value: `.name`, `[key]`, `[*]`. */

import { holdsInstanceName } from '../../graph/instance-name.js';
import {
  Collection,
  isList,
  isMap,
  itemsOf,
  Lazy,
  type MakeUnknown,
  type MemberStep,
  Symbolic,
  toKey,
  toNumber,
  Unevaluable,
  Unknown,
  type Value,
} from './value.js';

/** A step whose key is evaluated. */
export type ValueStep =
  | { readonly kind: 'attribute'; readonly name: string }
  | { readonly kind: 'index'; readonly key: Value }
  | { readonly kind: 'splat'; readonly attributesOnly?: true };

/** Functions for unknown values that the steps come to. */
export interface StepContext {
  readonly unknown: MakeUnknown;
  /** Returns the member of an unknown value at the end of the steps. */
  readonly member: (value: Unknown, steps: readonly ValueStep[]) => Unknown;
}

/**
 * Returns the value at the end of the steps.
 * @throws Unevaluable if there is no member of that name or index
 */
export function traverse(value: Value, steps: readonly ValueStep[], context: StepContext): Value {
  let current = value;
  for (const [index, step] of steps.entries()) {
    if (current instanceof Symbolic) return current.member(steps.slice(index).map(memberStep));
    if (current instanceof Unknown && !(current instanceof Collection))
      return context.member(current, steps.slice(index));
    if (step.kind === 'splat') {
      const end = step.attributesOnly ? attributesEnd(steps, index + 1) : steps.length;
      return traverse(splat(current, steps.slice(index + 1, end), context), steps.slice(end), context);
    }
    // Members of an unknown text belong to the instance that it names.
    if (typeof current === 'string' && holdsInstanceName(current)) break;
    current = step.kind === 'attribute' ? attributeOf(current, step.name) : itemAt(current, step.key, context);
  }
  return current;
}

/** Returns a step as a part of a symbol. */
export function memberStep(step: ValueStep): MemberStep {
  if (step.kind === 'splat') return { key: null };
  if (step.kind === 'attribute') return { key: step.name };
  const key = toKey(step.key);
  return { key: typeof key === 'string' && !holdsInstanceName(key) ? key : null };
}

/** Returns the index of the first step that is not an attribute, from `start` on. */
function attributesEnd(steps: readonly ValueStep[], start: number): number {
  let end = start;
  while (steps[end]?.kind === 'attribute') end++;
  return end;
}

/** Applies a splat. A single value counts as a list of one, and null as an empty list. */
function splat(value: Value, rest: readonly ValueStep[], context: StepContext): Value {
  if (value === null) return [];
  if (value instanceof Collection) return new Collection(traverse(value.element, rest, context), value.marks);
  return (itemsOf(value) ?? [value]).map((item) => traverse(item, rest, context));
}

function attributeOf(value: Value, name: string): Value {
  if (value instanceof Lazy) return value.get(name);
  if (value instanceof Collection) return value.members.get(name) ?? value.element;
  const member = isMap(value) ? value.get(name) : undefined;
  if (member === undefined) throw new Unevaluable();
  return member;
}

function itemAt(value: Value, key: Value, context: StepContext): Value {
  const name = toKey(key);
  if (value instanceof Collection && typeof name !== 'string') return value.element;
  if (name instanceof Unknown || key instanceof Lazy) return context.unknown(value, key);
  if (isList(value)) {
    const index = toNumber(name);
    const item = typeof index === 'number' ? value[index] : undefined;
    if (item === undefined) throw new Unevaluable();
    return item;
  }
  if (typeof name !== 'string') throw new Unevaluable();
  return attributeOf(value, name);
}
