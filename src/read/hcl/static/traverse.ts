/** Steps into a value: `.name`, `[key]`, `[*]`. */
import { isList, isMap, itemsOf, Lazy, toNumber, toText, UNKNOWN, Unevaluable, type Value } from './value.js';

export type ValueStep =
  | { readonly kind: 'attribute'; readonly name: string }
  | { readonly kind: 'index'; readonly key: Value }
  | { readonly kind: 'splat' };

/** @throws Unevaluable where there is nothing of that name, or at that place */
export function traverse(value: Value, steps: readonly ValueStep[]): Value {
  let at = value;
  for (const [i, step] of steps.entries()) {
    if (step.kind === 'splat') return splat(at, steps.slice(i + 1));
    at = step.kind === 'attribute' ? attributeOf(at, step.name) : itemAt(at, step.key);
  }
  return at;
}

/** A single value stands for a list of one, `null` for an empty one. */
function splat(value: Value, rest: readonly ValueStep[]): Value {
  if (value === UNKNOWN) return UNKNOWN;
  if (value === null) return [];
  return (itemsOf(value) ?? [value]).map((item) => traverse(item, rest));
}

function attributeOf(value: Value, name: string): Value {
  if (value === UNKNOWN) return UNKNOWN;
  if (value instanceof Lazy) return value.get(name);
  const found = isMap(value) ? value.get(name) : undefined;
  if (found === undefined) throw new Unevaluable();
  return found;
}

function itemAt(value: Value, key: Value): Value {
  if (value === UNKNOWN || key === UNKNOWN) return UNKNOWN;
  if (isList(value)) {
    const index = toNumber(key);
    if (index === UNKNOWN) return UNKNOWN;
    const found = index === null ? undefined : value[index];
    if (found === undefined) throw new Unevaluable();
    return found;
  }
  const name = toText(key);
  if (name === UNKNOWN) return UNKNOWN;
  if (name === null) throw new Unevaluable();
  return attributeOf(value, name);
}
