/** Traces an expression to the resource that it passes on, and to the path below that resource. */
import type { Expression, For, Step, Traversal } from '../../../terraform/hcl/model.js';
import type { ResourceCode } from '../../../terraform/module-tree/module-model.js';

/** A step of a path below a resource. */
export type PathStep =
  | { readonly kind: 'name'; readonly name: string }
  /** One of several items by a number or an unknown key, or all of them. */
  | { readonly kind: 'item' }
  | { readonly kind: 'key'; readonly key: string }
  /** The value in a text of JSON or YAML. */
  | { readonly kind: 'decoded' };

export interface Source<R = ResourceCode> {
  readonly resource: R;
  /** Path below the resource, including the step that selects an instance. */
  readonly path: readonly PathStep[];
}

export interface Scope<R = ResourceCode> {
  /** Resolves the root of a reference and the steps after it; null if it is no resource. */
  readonly find: (root: string, path: readonly PathStep[]) => Source<R> | null;
  readonly locals: ReadonlyMap<string, Expression>;
  /** The resource that contains the expression; null outside of resources. */
  readonly self: R | null;
  /** Collections whose items are `each.value` and the values of `dynamic` iterators, by iterator name. */
  readonly items: ReadonlyMap<string, Expression>;
}

/** Depth of locals that name locals. */
const DEPTH = 16;

const ITEM: PathStep = { kind: 'item' };

/** Functions that return their first argument, or all of its items. */
export const HANDS_ON: ReadonlySet<string> = new Set(
  'tolist toset distinct sort flatten concat compact reverse nonsensitive sensitive try coalesce coalescelist slice values'.split(
    ' ',
  ),
);
/** Functions that return one item of their first argument. */
export const CHOOSES: ReadonlySet<string> = new Set(['one', 'element', 'lookup']);

const DECODES: ReadonlySet<string> = new Set(['jsondecode', 'yamldecode']);

/**
 * Returns the resource that an expression passes on, with the path below it. Null if there is none.
 *
 * Example: `[for s in aws_subnet.a : s.id]` -> `aws_subnet.a` with the path item, `id`.
 *
 * @param loops the enclosing `for` expressions, nearest first
 */
export function sourceOf<R>(
  expression: Expression,
  scope: Scope<R>,
  loops: readonly For[],
  depth = 0,
): Source<R> | null {
  if (depth > DEPTH) return null;
  const of = (inner: Expression | null | undefined, around = loops): Source<R> | null =>
    inner ? sourceOf(inner, scope, around, depth + 1) : null;
  switch (expression.kind) {
    case 'traversal': {
      if (typeof expression.root !== 'string') return below(of(expression.root), expression.steps.map(stepOf));
      const loop = loops.findIndex(({ names }) => names.includes(expression.root as string));
      if (loop < 0) return named(expression, scope, depth);
      const { names, collection } = loops[loop]!;
      if (names.at(-1) !== expression.root) return null;
      return below(of(collection, loops.slice(loop + 1)), [ITEM, ...expression.steps.map(stepOf)]);
    }
    case 'call':
      if (HANDS_ON.has(expression.name)) return of(expression.arguments[0]);
      if (DECODES.has(expression.name)) return below(of(expression.arguments[0]), [{ kind: 'decoded' }]);
      return CHOOSES.has(expression.name) ? below(of(expression.arguments[0]), [ITEM]) : null;
    case 'for':
      return of(expression.value, [expression, ...loops]);
    case 'parenthesized':
      return of(expression.inner);
    case 'conditional':
      return of(expression.whenTrue) ?? of(expression.whenFalse);
    default:
      return null;
  }
}

function named<R>(traversal: Traversal, scope: Scope<R>, depth: number): Source<R> | null {
  const root = traversal.root as string;
  const path = traversal.steps.map(stepOf);
  if (root === 'self') return scope.self && { resource: scope.self, path };
  const first = path[0]?.kind === 'name' ? path[0].name : '';
  if (root === 'local') {
    const value = scope.locals.get(first);
    return value === undefined ? null : below(sourceOf(value, scope, [], depth + 1), path.slice(1));
  }
  // `each.value`, `ingress.value`
  const items = first === 'value' ? scope.items.get(root) : undefined;
  if (items !== undefined) return below(sourceOf(items, scope, [], depth + 1), [ITEM, ...path.slice(1)]);
  return scope.find(root, path);
}

const NO_RESOURCES: ReadonlySet<string> = new Set(['var', 'module', 'path', 'terraform', 'count']);

/**
 * Returns the function that finds the resource of a reference; see `Scope.find`.
 *
 * @param resources by mode, type and name: `data aws_ami.linux`
 */
export const findResource =
  (resources: ReadonlyMap<string, ResourceCode>): Scope['find'] =>
  (root, path) => {
    if (NO_RESOURCES.has(root)) return null;
    const [first, second] = path.map((step) => (step.kind === 'name' ? step.name : ''));
    const find = (mode: string, type: string | undefined, name: string | undefined, used: number): Source | null => {
      const resource = resources.get(`${mode} ${type}.${name}`);
      return resource === undefined ? null : { resource, path: path.slice(used) };
    };
    if (root === 'data' || root === 'ephemeral') return find(root, first, second, 2);
    return root === 'resource' ? find('managed', first, second, 2) : find('managed', root, first, 1);
  };

/**
 * Appends steps to a path. After an object built by `for`, the steps may name members of that object; the result is
 * then only too long.
 */
const below = <R>(source: Source<R> | null, path: readonly PathStep[]): Source<R> | null =>
  source && { resource: source.resource, path: [...source.path, ...path] };

export function stepOf(step: Step): PathStep {
  if (step.kind === 'attribute') return { kind: 'name', name: step.name };
  const key = step.kind === 'index' && step.key.kind === 'literal' ? step.key.value : null;
  return typeof key === 'string' ? { kind: 'key', key } : ITEM;
}
