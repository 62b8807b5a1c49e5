/** Finds user-chosen names of values: the environment variable `A` in `env { name = "A" value = aws_s3_bucket.b.id }`. */

import type { Block, Expression, ObjectValue } from '../hcl/model.js';
import { argumentOf, literalText } from '../hcl/walk.js';

/** Attributes whose value is named by another attribute of the same object. */
const VALUE_ATTRIBUTES: ReadonlySet<string> = new Set(['value', 'valueFrom', 'value_from']);

const textIn = (expression: Expression | undefined | null): string | undefined =>
  (expression === undefined || expression === null ? null : literalText(expression)) ?? undefined;

/** Returns the name of an entry's value: `A` for `{ A = ... }` and for `{ name = "A", value = ... }`. */
export function valueNameInEntry({ entries }: ObjectValue, key: Expression): string | undefined {
  const name = textIn(key);
  if (name === undefined || !VALUE_ATTRIBUTES.has(name)) return name;
  return textIn(entries.find((entry) => textIn(entry.key) === 'name')?.value) ?? name;
}

/** Returns the name of an attribute's value: `A` for `env { name = "A" value = ... }`. */
export const valueNameInBlock = (block: Block | null, attribute: string): string | undefined =>
  block === null || !VALUE_ATTRIBUTES.has(attribute) ? undefined : textIn(argumentOf(block.body, 'name'));
