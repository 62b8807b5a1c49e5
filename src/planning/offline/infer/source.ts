/**
 * Traces an expression to the resource that its value comes from, and to the path below that resource. `reads.ts` uses
 * it to find the attributes that stand-in providers must have, `stubs.ts` to find the outputs of modules without code.
 */

import type { Expression, For, Step, Traversal } from '../../../terraform/hcl/model.js';
import type { ResourceCode } from '../../../terraform/module-tree/module-model.js';

/** A step of a path below a resource: `aws_x.a[0].tags["Name"]` has an item, the name `tags` and the key `Name`. */
export type PathStep =
  | { readonly kind: 'name'; readonly name: string }
  /** An item selected by a number or an unknown key, or all items (splat). */
  | { readonly kind: 'item' }
  | { readonly kind: 'key'; readonly key: string }
  /** The value decoded from a JSON or YAML string. */
  | { readonly kind: 'decoded' };

/** The resource that a value comes from. */
export interface Source<R = ResourceCode> {
  readonly resource: R;
  /** Path below the resource, including the step that selects an instance. */
  readonly path: readonly PathStep[];
}

/** The names of an expression. */
export interface Scope<R = ResourceCode> {
  /** Resolves the root of a reference and the steps after it; null if it is not a resource. */
  readonly findResource: (root: string, path: readonly PathStep[]) => Source<R> | null;
  readonly locals: ReadonlyMap<string, Expression>;
  /** The resource that contains the expression; null outside resources. */
  readonly self: R | null;
  /** Collections whose items are `each.value` and the values of `dynamic` iterators, by iterator name. */
  readonly items: ReadonlyMap<string, Expression>;
}

/** Nested expressions and locals that are followed: more than people write, and few enough to end a cycle of locals. */
const DEPTH_MAX = 16;

const ITEM: PathStep = { kind: 'item' };

/**
 * Functions whose result is their first argument or contains its items. Further arguments, as in `concat` and `try`,
 * are ignored, because one source is enough.
 */
export const PASS_THROUGH: ReadonlySet<string> = new Set(
  (
    'tolist toset distinct sort flatten concat compact reverse nonsensitive sensitive try coalesce coalescelist ' +
    'slice values'
  ).split(' '),
);
/** Functions that return one item of their first argument. */
export const PICKS_ITEM: ReadonlySet<string> = new Set(['one', 'element', 'lookup']);

/** Functions that decode their first argument. */
const DECODERS: ReadonlySet<string> = new Set(['jsondecode', 'yamldecode']);

/**
 * Returns the resource that an expression's value comes from, with the path below it. Null if there is none.
 *
 * Example: `[for s in aws_subnet.a : s.id]` -> `aws_subnet.a` with the path item, `id`.
 * @param loops the enclosing `for` expressions, nearest first
 */
export function traceSource<R>(
  expression: Expression,
  scope: Scope<R>,
  loops: readonly For[],
  depth = 0,
): Source<R> | null {
  if (depth > DEPTH_MAX) return null;
  const trace = (inner: Expression | null | undefined, enclosing = loops): Source<R> | null =>
    inner ? traceSource(inner, scope, enclosing, depth + 1) : null;
  switch (expression.kind) {
    case 'traversal': {
      if (typeof expression.root !== 'string')
        return withSteps(trace(expression.root), expression.steps.map(pathStepOf));
      const loopIndex = loops.findIndex(({ names }) => names.includes(expression.root as string));
      if (loopIndex < 0) return traceNamed(expression, scope, depth);
      const { names, collection } = loops[loopIndex]!;
      // The key of `for key, value in ...` comes from no resource.
      if (names.at(-1) !== expression.root) return null;
      return withSteps(trace(collection, loops.slice(loopIndex + 1)), [ITEM, ...expression.steps.map(pathStepOf)]);
    }
    case 'call':
      if (PASS_THROUGH.has(expression.name)) return trace(expression.arguments[0]);
      if (DECODERS.has(expression.name)) return withSteps(trace(expression.arguments[0]), [{ kind: 'decoded' }]);
      return PICKS_ITEM.has(expression.name) ? withSteps(trace(expression.arguments[0]), [ITEM]) : null;
    case 'for':
      return trace(expression.value, [expression, ...loops]);
    case 'parenthesised':
      return trace(expression.inner);
    case 'conditional':
      return trace(expression.whenTrue) ?? trace(expression.whenFalse);
    default:
      return null;
  }
}

/** Traces a traversal whose root is no variable of a `for`. */
function traceNamed<R>(traversal: Traversal, scope: Scope<R>, depth: number): Source<R> | null {
  const root = traversal.root as string;
  const path = traversal.steps.map(pathStepOf);
  if (root === 'self') return scope.self && { resource: scope.self, path };
  const first = path[0]?.kind === 'name' ? path[0].name : '';
  if (root === 'local') {
    const value = scope.locals.get(first);
    return value === undefined ? null : withSteps(traceSource(value, scope, [], depth + 1), path.slice(1));
  }
  // `each.value`, `ingress.value`
  const items = first === 'value' ? scope.items.get(root) : undefined;
  if (items !== undefined) return withSteps(traceSource(items, scope, [], depth + 1), [ITEM, ...path.slice(1)]);
  return scope.findResource(root, path);
}

/** Roots of references that are not resource types. */
const NON_RESOURCE_ROOTS: ReadonlySet<string> = new Set(['var', 'module', 'path', 'terraform', 'count']);

/**
 * Returns the `findResource` of a scope.
 * @param resources by `<mode> <type>.<name>`, such as `data aws_ami.linux`
 */
export const resourceFinder =
  (resources: ReadonlyMap<string, ResourceCode>): Scope['findResource'] =>
  (root, path) => {
    if (NON_RESOURCE_ROOTS.has(root)) return null;
    const [first, second] = path.map((step) => (step.kind === 'name' ? step.name : ''));
    const resourceAt = (key: string, addressSteps: number): Source | null => {
      const resource = resources.get(key);
      return resource === undefined ? null : { resource, path: path.slice(addressSteps) };
    };
    if (root === 'data' || root === 'ephemeral') return resourceAt(`${root} ${first}.${second}`, 2);
    if (root === 'resource') return resourceAt(`managed ${first}.${second}`, 2);
    return resourceAt(`managed ${root}.${first}`, 1);
  };

/**
 * Appends steps to the path of a source; null stays null. In `[for s in aws_x.a : s.ids][0]` the last step is extra,
 * because it selects from the result of the loop.
 */
const withSteps = <R>(source: Source<R> | null, path: readonly PathStep[]): Source<R> | null =>
  source && { resource: source.resource, path: [...source.path, ...path] };

/** Returns a step of a traversal as a step of a path. */
export function pathStepOf(step: Step): PathStep {
  if (step.kind === 'attribute') return { kind: 'name', name: step.name };
  const key = step.kind === 'index' && step.key.kind === 'literal' ? step.key.value : null;
  return typeof key === 'string' ? { kind: 'key', key } : ITEM;
}
