/** Finds user-defined names of values, such as the variable of a program that holds the value. */
import type { Block, Expression, ObjectValue } from '../hcl/model.js';
import { argumentOf, literalText } from '../hcl/walk.js';

/** Attributes whose value is named by another attribute of the same object. */
const VALUES: ReadonlySet<string> = new Set(['value', 'valueFrom', 'value_from']);

const plain = (expression: Expression | undefined | null): string | undefined =>
  (expression === undefined || expression === null ? null : literalText(expression)) ?? undefined;

/** Returns `A` for `{ A = ... }` and for `{ name = "A", value = ... }`. */
export function valueName({ entries }: ObjectValue, key: Expression): string | undefined {
  const word = plain(key);
  if (word === undefined || !VALUES.has(word)) return word;
  return plain(entries.find((entry) => plain(entry.key) === 'name')?.value) ?? word;
}

/** Returns `A` for `env { name = "A" value = ... }`. */
export const valueNameInBlock = (block: Block | null, attribute: string): string | undefined =>
  block === null || !VALUES.has(attribute) ? undefined : plain(argumentOf(block.body, 'name'));
