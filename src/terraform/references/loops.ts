/** Narrows loops over the instances of a module to the outputs that they read from each instance. */
import type { Expression, For, Step, Traversal } from '../hcl/model.js';
import { traversalsIn } from '../hcl/walk.js';
import type { Names } from './subject.js';

/** Returns the collections of a loop, narrowed to outputs if possible. */
export function collectionsOf({ names: bound, collection, key, value }: For, names: Names): readonly Expression[] {
  const all = instancesIn(collection, names);
  const element = bound.at(-1) ?? '';
  const uses = [value, ...(key === null ? [] : [key])]
    .flatMap((part) => traversalsIn(part))
    .filter(({ root }) => root === element);
  return all === null ? [collection] : taken(all, collection, uses);
}

/** Narrows `values(module.a)[*].b` to the output `b`. Null for any other traversal. */
export function outputsOfAll({ root, steps }: Traversal, names: Names): readonly Expression[] | null {
  const all = typeof root === 'string' || steps[0]?.kind !== 'splat' ? null : instancesIn(root, names);
  return all === null || typeof root === 'string' ? null : taken(all, root, [{ steps: steps.slice(1) }]);
}

function taken(
  all: Traversal,
  collection: Expression,
  uses: readonly { readonly steps: readonly Step[] }[],
): readonly Expression[] {
  const outputs = uses.map(({ steps: [first] }) => (first?.kind === 'attribute' ? first : null));
  if (outputs.length === 0 || outputs.includes(null)) return [collection];
  return outputs.map((output) => ({ ...all, steps: [...all.steps, output as Step] }));
}

/** Recognizes `module.a` of a module with `count` or `for_each`, and `values(module.a)`. */
function instancesIn(expression: Expression, names: Names): Traversal | null {
  if (expression.kind === 'parenthesized') return instancesIn(expression.inner, names);
  if (expression.kind === 'call') {
    const [only] = expression.name === 'values' ? expression.arguments : [];
    return only === undefined ? null : instancesIn(only, names);
  }
  if (expression.kind !== 'traversal' || expression.root !== 'module' || expression.steps.length !== 1) return null;
  const [call] = expression.steps;
  return call?.kind === 'attribute' && names.calls.get(call.name) === true ? expression : null;
}
