/**
 * Reduces inputs that use outputs of other units. The expression stays and all other parts of it become values. So the
 * other unit's code determines the input, as if both units were modules of one configuration.
 */
import { VALUE_DEPTH } from '../../limits.js';
import type { Expression, Literal, Span, Step, Traversal } from '../../terraform/hcl/model.js';
import { childrenOf, literalText, mapChildren } from '../../terraform/hcl/walk.js';
import { isMap, itemsOf, type Value } from '../static/value.js';

/** Root of references to other units: `dependency.vpc.outputs.id`. */
const DEPENDENCY = 'dependency';

/** The evaluator, and the number of items that may still be written. */
interface ResidualContext {
  readonly evaluate: (expression: Expression) => Value;
  readonly shown: { left: number };
}

/**
 * Returns the reduced expression; null if no part of it comes from another unit.
 *
 * Example: `{ id = dependency.vpc.outputs.id, tags = local.tags }` -> the same object with the value of `local.tags`.
 */
export const residualOf = (expression: Expression, around: ResidualContext): Expression | null =>
  freeNames(expression).has(DEPENDENCY) ? reduced(expression, new Set([DEPENDENCY]), around) : null;

/** @param open names without a value here: of other units, and those that an enclosing `for` binds */
function reduced(expression: Expression, open: ReadonlySet<string>, around: ResidualContext): Expression {
  const free = freeNames(expression);
  if (![...open].some((name) => free.has(name))) {
    return written(around.evaluate(expression), expression.span, around.shown);
  }
  if (expression.kind !== 'for') return mapChildren(expression, (part) => reduced(part, open, around));
  const inner = new Set([...open, ...expression.names]);
  // The collection is outside of the scope of its own `for`.
  return mapChildren(expression, (part) => reduced(part, part === expression.collection ? open : inner, around));
}

/** Roots of traversals that an expression does not bind itself, by expression. Many units may include the same expression. */
const FREE_NAMES = new WeakMap<Expression, ReadonlySet<string>>();

function freeNames(expression: Expression): ReadonlySet<string> {
  const known = FREE_NAMES.get(expression);
  if (known !== undefined) return known;
  const names = new Set<string>();
  if (expression.kind === 'traversal' && typeof expression.root === 'string') names.add(expression.root);
  for (const child of childrenOf(expression)) {
    const isInside = expression.kind === 'for' && child !== expression.collection;
    for (const name of freeNames(child)) if (!isInside || !expression.names.includes(name)) names.add(name);
  }
  FREE_NAMES.set(expression, names);
  return names;
}

/** Returns a value as an expression. An unknown value, and one beyond the budget, becomes unreadable. */
function written(value: Value, span: Span, shown: { left: number }, depth = 0): Expression {
  const unknown: Expression = { kind: 'unreadable', span };
  if (depth > VALUE_DEPTH || shown.left-- <= 0) return unknown;
  if (value === null || typeof value !== 'object') return { kind: 'literal', value, span };
  const inner = (item: Value) => written(item, span, shown, depth + 1);
  if (isMap(value)) {
    const entries = [...value].map(([name, item]) => ({
      key: { kind: 'literal', value: name, span } satisfies Literal,
      value: inner(item),
    }));
    return { kind: 'object', entries, span };
  }
  const items = itemsOf(value);
  return items === null ? unknown : { kind: 'tuple', items: items.map(inner), span };
}

/** A reference to another unit: `dependency.<label>.outputs<steps>`. */
export interface TakenOutput {
  /** Label of the `dependency` block. */
  readonly dependency: string;
  /** Steps after `outputs`; null for another reference to the unit, which may use all of it. */
  readonly steps: readonly Step[] | null;
}

/** Returns the reference to another unit; null for any other traversal. */
export function takenOutput({ root, steps }: Traversal): TakenOutput | null {
  if (root !== DEPENDENCY) return null;
  const [label, outputs, ...rest] = steps;
  const dependency = label === undefined ? null : nameIn(label);
  if (dependency === null) return null;
  return { dependency, steps: outputs !== undefined && nameIn(outputs) === 'outputs' ? rest : null };
}

const nameIn = (step: Step): string | null =>
  step.kind === 'attribute' ? step.name : step.kind === 'index' ? literalText(step.key) : null;
