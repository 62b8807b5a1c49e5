/**
 * Inputs that are made of outputs of other units: the expression stays, and all else in it becomes its value. So the other
 * unit's code says what the input is, as if both units were modules of one configuration.
 */
import { VALUE_DEPTH } from '../../limits.js';
import type { Expression, Literal, Span, Step, Traversal } from '../../terraform/hcl/model.js';
import { childrenOf, literalText, mapChildren } from '../../terraform/hcl/walk.js';
import { isMap, itemsOf, type Value } from '../static/value.js';

/** Root of what comes from other units: `dependency.vpc.outputs.id`. */
const DEPENDENCY = 'dependency';

/** The evaluator, and the number of items that may still be written. */
interface ResidualContext {
  readonly evaluate: (expression: Expression) => Value;
  readonly shown: { left: number };
}

/** Null if nothing in the expression comes from another unit. */
export const residualOf = (expression: Expression, around: ResidualContext): Expression | null =>
  freeNames(expression).has(DEPENDENCY) ? reduced(expression, new Set([DEPENDENCY]), around) : null;

/** @param open names whose values are not known here: of other units, and of `for` around the expression */
function reduced(expression: Expression, open: ReadonlySet<string>, around: ResidualContext): Expression {
  const free = freeNames(expression);
  if (![...open].some((name) => free.has(name))) {
    return written(around.evaluate(expression), expression.span, around.shown);
  }
  if (expression.kind !== 'for') return mapChildren(expression, (part) => reduced(part, open, around));
  const inner = new Set([...open, ...expression.names]);
  // The collection is outside of its own `for`.
  return mapChildren(expression, (part) => reduced(part, part === expression.collection ? open : inner, around));
}

/** Roots of traversals, without those that the expression binds itself; by expression, which all units may include. */
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

/** A value as an expression; what is not known, and what is more than may be shown, as one that nobody can read. */
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
  /** Behind `outputs`; null if it is not of the outputs, so that all of the unit may be meant. */
  readonly steps: readonly Step[] | null;
}

/** Null for any other traversal. */
export function takenOutput({ root, steps }: Traversal): TakenOutput | null {
  if (root !== DEPENDENCY) return null;
  const [label, outputs, ...rest] = steps;
  const dependency = label === undefined ? null : nameIn(label);
  if (dependency === null) return null;
  return { dependency, steps: outputs !== undefined && nameIn(outputs) === 'outputs' ? rest : null };
}

const nameIn = (step: Step): string | null =>
  step.kind === 'attribute' ? step.name : step.kind === 'index' ? literalText(step.key) : null;
