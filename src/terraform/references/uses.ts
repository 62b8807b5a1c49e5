/**
 * Finds the resources, variables, locals, outputs and modules that an expression refers to, each with the position of
 * the reference in the expression. `graph.ts` adds them to the reference graph.
 */

import { isProperty } from '../../catalog/attribute-roles.js';
import { isHandedOver } from '../../catalog/index.js';
import type { Expression, For, Step, Traversal } from '../hcl/model.js';
import { literalText, traversalsIn } from '../hcl/walk.js';
import { NEARBY_TEXT_LENGTH_MAX, NEARBY_TEXTS_MAX } from '../limits.js';
import { valueNameInEntry } from './block-expressions.js';
import { ANY_MEMBER, hasInlineContainers } from './config-graph.js';
import { attributeIn, keyOf, type Names, type Subject, subjectOf } from './subject.js';

/** A reference in an expression. */
export interface Use {
  /** `node`: a resource, variable, local or output. `module`: all outputs of a module. */
  readonly kind: 'node' | 'module';
  /** Address within the module. */
  readonly address: string;
  /** Instance key in the reference; null if there is none, or it is computed. */
  readonly key: string | null;
  /** True if `each.key`, `each.value` or `count.index` selects the instance. */
  readonly keyed: boolean;
  /**
   * Path of the reference in the resulting object: `.subnet_ids` in `{ subnet_ids = aws_subnet.a.id }`, `.*.id` in the
   * result of a `for` expression; empty for the whole value.
   */
  readonly memberPath: string;
  /** Members selected from the referenced object: `a` and `b` in `var.x.a.b`. */
  readonly members: readonly string[];
  /** True if the value at `memberPath` is exactly this reference. */
  readonly isEntireValue: boolean;
  /**
   * Literal texts near the reference that may name a part of the target, e.g. an inline subnet; empty if it has no
   * parts.
   */
  readonly nearbyTexts: readonly string[];
  /** User-chosen name of the entry that contains the reference, e.g. the environment variable `API_URL`. */
  readonly valueName?: string | undefined;
  /**
   * True if the resulting value does not identify the target: the expression only tests its existence, count or
   * properties (`length(aws_a.b) > 0`).
   */
  readonly isOnlyTested: boolean;
  /** True if the expression reads a property that does not locate the target; see `isProperty`. */
  readonly describes: boolean;
  /** True if the expression copies the stored content of the target; see `isHandedOver`. */
  readonly isHandedOver: boolean;
}

/** The references of an expression. */
export interface Uses {
  readonly uses: readonly Use[];
  /** Uses of `each.value`, by which the references of `for_each` are references of this expression, too. */
  readonly elementUses: readonly ElementUse[];
}

const NO_USES: Uses = { uses: [], elementUses: [] };

/** A use of `each.value`. */
export interface ElementUse {
  /** See `Use`. */
  readonly memberPath: string;
  /** Members selected from the element: `a` and `b` in `each.value.a.b`. */
  readonly members: readonly string[];
}

/** A subexpression that is still to be visited. */
interface Subexpression {
  readonly expression: Expression;
  /** Names bound by enclosing `for` expressions and `dynamic` blocks. */
  readonly bound: ReadonlySet<string>;
  /** True if `each` or `count` occurs in the enclosing traversal, call or `for`; null outside these. */
  readonly keyed: boolean | null;
  /** See `Use`. */
  readonly isOnlyTested: boolean;
  /** See `Use`. */
  readonly memberPath: string;
  /** See `Use`. */
  readonly valueName?: string | undefined;
  /** True if this subexpression is the value itself or a named part of it. */
  readonly isValue: boolean;
  /** True if it is the whole value at `memberPath`. */
  readonly isEntireValue: boolean;
  /** Texts in the enclosing expressions. */
  readonly nearbyTexts: readonly string[];
}

/**
 * Returns the references of an expression.
 * @param isValue false for objects with user-defined keys, such as tags or a program's variables
 */
export function usesIn(
  expression: Expression,
  names: Names,
  bound: ReadonlySet<string> = new Set(),
  isValue = true,
): Uses {
  // Most attributes are literals.
  if (expression.kind === 'literal') return NO_USES;
  const uses: Use[] = [];
  const elementUses = new Map<string, ElementUse>();
  const whole = { keyed: null, isOnlyTested: false, memberPath: '', isEntireValue: true, nearbyTexts: [] };
  const pending: Subexpression[] = [{ expression, bound, isValue, ...whole }];
  for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
    const keyed = current.keyed ?? (canSelectInstance(current.expression) ? isKeyed(current, names) : null);
    const subject = subjectAt(current, names);
    if (subject?.kind === 'value') {
      const elementUse = { memberPath: current.memberPath, members: subject.members ?? [] };
      elementUses.set(JSON.stringify(elementUse), elementUse);
    }
    if (subject?.kind === 'node' || subject?.kind === 'module') uses.push(useOf({ ...current, keyed }, subject));
    const nearbyTexts = nearbyTextsIn(current);
    for (const child of subexpressionsOf({ ...current, keyed, nearbyTexts }, names).reverse()) pending.push(child);
  }
  return { uses: withoutRedundantTests(uses), elementUses: [...elementUses.values()] };
}

/** Returns the use of a subject at the position of a subexpression. */
function useOf(subexpression: Subexpression, { kind, address, steps, members = [] }: Subject): Use {
  const key = keyOf(steps);
  const { memberPath, isEntireValue, valueName } = subexpression;
  return {
    kind: kind as Use['kind'],
    address,
    key,
    keyed: key === null && subexpression.keyed === true,
    isOnlyTested: subexpression.isOnlyTested,
    describes: isProperty(attributeIn(steps)),
    isHandedOver: isHandedOver(address, attributeIn(steps)),
    memberPath,
    members,
    isEntireValue,
    nearbyTexts: hasInlineContainers(address) ? subexpression.nearbyTexts : [],
    valueName,
  };
}

/** Returns the texts near the direct subexpressions: those near the expression itself, and its own. */
function nearbyTextsIn({ nearbyTexts, expression }: Subexpression): readonly string[] {
  const texts = literalTextsIn(expression);
  return texts.length === 0 ? nearbyTexts : [...nearbyTexts, ...texts].slice(0, NEARBY_TEXTS_MAX);
}

/**
 * Returns the literal texts of `"${aws_a.b.id}/app"`, `[for s in aws_a.b.subnets : s.id if s.name == "app"]` and
 * `f(x)["app"]`.
 */
function literalTextsIn(expression: Expression): string[] {
  return textExpressionsIn(expression)
    .map(literalText)
    .filter((text) => text !== null && text !== '' && text.length <= NEARBY_TEXT_LENGTH_MAX) as string[];
}

/** Returns the subexpressions whose texts may name a part of the target. */
function textExpressionsIn(expression: Expression): readonly Expression[] {
  if (expression.kind === 'template') return expression.parts;
  if (expression.kind === 'for') return expression.condition?.kind === 'operation' ? expression.condition.operands : [];
  if (expression.kind !== 'traversal' || typeof expression.root === 'string') return [];
  return expression.steps.flatMap((step) => (step.kind === 'index' ? [step.key] : []));
}

/**
 * True if `each` or `count` may select an instance here: `aws_a.b[count.index]`, `element(aws_a.b[*].id, count.index)`.
 */
const canSelectInstance = ({ kind }: Expression): boolean => kind === 'traversal' || kind === 'call' || kind === 'for';

/** Returns the subject of a reference; null for any other expression, and for a bound name. */
function subjectAt({ expression, bound }: Subexpression, names: Names): Subject | null {
  if (expression.kind !== 'traversal') return null;
  return typeof expression.root === 'string' && bound.has(expression.root) ? null : subjectOf(expression, names);
}

/** True if `each` or `count` occurs anywhere in the subexpression. */
function isKeyed(subexpression: Subexpression, names: Names): boolean {
  const pending = subexpressionsOf(subexpression, names);
  for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
    const kind = subjectAt(current, names)?.kind;
    if (kind === 'key' || kind === 'value') return true;
    for (const child of subexpressionsOf(current, names)) pending.push(child);
  }
  return false;
}

/** Returns the direct subexpressions, each with its position relative to the value of the whole expression. */
function subexpressionsOf(parent: Subexpression, names: Names): Subexpression[] {
  const { expression } = parent;
  /** A subexpression that becomes the value, or a part of it. */
  const asValue = (child: Expression, changes: Partial<Subexpression> = {}): Subexpression => ({
    ...parent,
    ...changes,
    expression: child,
  });
  /** A subexpression that the value only depends on. */
  const asInner = (child: Expression, changes: Partial<Subexpression> = {}): Subexpression =>
    asValue(child, { ...changes, isValue: false, isEntireValue: false });
  switch (expression.kind) {
    case 'literal':
    case 'unreadable':
      return [];
    case 'template': {
      const bound = expression.names === undefined ? parent.bound : new Set([...parent.bound, ...expression.names]);
      return expression.parts.map((item) => asInner(item, { bound }));
    }
    case 'tuple':
      return expression.items.map((item) => asValue(item, { isEntireValue: false }));
    case 'object':
      return expression.entries.flatMap((entry) => [
        asInner(entry.key),
        asValue(entry.value, {
          ...positionOf(parent, entry.key),
          valueName: valueNameInEntry(expression, entry.key) ?? parent.valueName,
        }),
      ]);
    case 'traversal': {
      const keys = expression.steps.flatMap((step) => (step.kind === 'index' ? [asInner(step.key)] : []));
      if (typeof expression.root === 'string') return keys;
      const roots = outputsOfInstances(expression, names) ?? [expression.root];
      return [...roots.map((root) => asInner(root)), ...keys];
    }
    case 'call': {
      const isOnlyTested = parent.isOnlyTested || TEST_FUNCTIONS.has(expression.name);
      const argument = PASS_THROUGH_FUNCTIONS.has(expression.name) ? asValue : asInner;
      const isEntireValue = parent.isEntireValue && MEMBER_KEEPING_FUNCTIONS.has(expression.name);
      return expression.arguments.map((item) => argument(item, { isOnlyTested, isEntireValue }));
    }
    case 'for': {
      const bound = new Set([...parent.bound, ...expression.names]);
      const { key, condition } = expression;
      const element =
        key === null || !parent.isValue
          ? { isEntireValue: false }
          : { memberPath: `${parent.memberPath}.${ANY_MEMBER}` };
      return [
        ...collectionsOf(expression, names).map((collection) => asInner(collection)),
        asValue(expression.value, { bound, ...element }),
        ...(key === null ? [] : [asInner(key, { bound })]),
        ...(condition === null ? [] : [asInner(condition, { bound, isOnlyTested: true })]),
      ];
    }
    case 'conditional': {
      const { condition, whenTrue, whenFalse } = expression;
      return [asInner(condition, { isOnlyTested: true }), asValue(whenTrue), asValue(whenFalse)];
    }
    case 'operation':
      return expression.operands.map((item) =>
        asInner(item, BOOLEAN_OPERATORS.has(expression.operator) ? { isOnlyTested: true } : {}),
      );
    case 'parenthesised':
      return [asValue(expression.inner)];
  }
}

/** Functions that only test their arguments. */
const TEST_FUNCTIONS: ReadonlySet<string> = new Set(
  'length can contains alltrue anytrue startswith endswith issensitive'.split(' '),
);

/** Operators with a Boolean result. */
const BOOLEAN_OPERATORS: ReadonlySet<string> = new Set('== != < > <= >= && || !'.split(' '));

/** Functions whose result consists of their unchanged arguments. */
const PASS_THROUGH_FUNCTIONS: ReadonlySet<string> = new Set(
  'merge concat tolist toset tomap compact distinct flatten coalesce coalescelist try sensitive nonsensitive'.split(
    ' ',
  ),
);

/** The pass-through functions whose result has the members of its arguments. `concat` returns a list instead. */
const MEMBER_KEEPING_FUNCTIONS: ReadonlySet<string> = new Set(
  'merge tomap coalesce try sensitive nonsensitive'.split(' '),
);

const MEMBER_NAME = /^[A-Za-z_][\w-]*$/;

/** Returns the position of an entry's value: a named member, or anywhere in the object. */
function positionOf(
  { memberPath, isValue, isEntireValue }: Subexpression,
  key: Expression,
): Pick<Subexpression, 'memberPath' | 'isValue' | 'isEntireValue'> {
  const name = isValue ? literalText(key) : null;
  return name !== null && MEMBER_NAME.test(name)
    ? { memberPath: `${memberPath}.${name}`, isValue, isEntireValue }
    : { memberPath, isValue: false, isEntireValue: false };
}

/**
 * Drops duplicates, and tests of an address that is also used as a value: `length(aws_a.b) > 0 ? aws_a.b[0].id : null`
 * refers to the first instance, not to all.
 */
function withoutRedundantTests(uses: readonly Use[]): readonly Use[] {
  if (uses.length < 2) return uses;
  const isValue = (use: Use): boolean => !use.isOnlyTested && !use.isHandedOver;
  const usedAsValue = new Set(uses.filter(isValue).map(({ address }) => address));
  const unique = new Map<string, Use>();
  for (const use of uses) {
    if (!isValue(use) && usedAsValue.has(use.address)) continue;
    const { address, keyed, key, memberPath, members, nearbyTexts, valueName, describes } = use;
    unique.set(
      JSON.stringify([address, keyed, key, memberPath, members, nearbyTexts, valueName ?? null, describes]),
      use,
    );
  }
  return [...unique.values()];
}

// ---- Loops over the instances of a module, narrowed to the outputs that they read from each instance.

/** Returns the collection of a loop, or only the outputs that the loop reads from it, if they are known. */
function collectionsOf({ names: bound, collection, key, value }: For, names: Names): readonly Expression[] {
  const module = repeatedModule(collection, names);
  if (module === null) return [collection];
  const elementName = bound.at(-1) ?? '';
  const reads = [value, ...(key === null ? [] : [key])]
    .flatMap((part) => traversalsIn(part))
    .filter(({ root }) => root === elementName);
  return outputsRead(module, collection, reads);
}

/** Returns the output `module.a.b` for `values(module.a)[*].b`; null for any other traversal. */
function outputsOfInstances({ root, steps }: Traversal, names: Names): readonly Expression[] | null {
  if (typeof root === 'string' || steps[0]?.kind !== 'splat') return null;
  const module = repeatedModule(root, names);
  return module === null ? null : outputsRead(module, root, [{ steps: steps.slice(1) }]);
}

/**
 * Returns the outputs that are read from each instance, as `module.a.b`; the whole collection if that is unknown.
 * @param reads steps after each instance
 */
function outputsRead(
  module: Traversal,
  collection: Expression,
  reads: readonly { readonly steps: readonly Step[] }[],
): readonly Expression[] {
  const outputs = reads.map(({ steps: [first] }) => (first?.kind === 'attribute' ? first : null));
  if (outputs.length === 0 || outputs.includes(null)) return [collection];
  return outputs.map((output) => ({ ...module, steps: [...module.steps, output as Step] }));
}

/** Returns the `module.a` in `module.a` or `values(module.a)` if the module has `count` or `for_each`; else null. */
function repeatedModule(expression: Expression, names: Names): Traversal | null {
  if (expression.kind === 'parenthesised') return repeatedModule(expression.inner, names);
  if (expression.kind === 'call') {
    const [only] = expression.name === 'values' ? expression.arguments : [];
    return only === undefined ? null : repeatedModule(only, names);
  }
  if (expression.kind !== 'traversal' || expression.root !== 'module' || expression.steps.length !== 1) return null;
  const [call] = expression.steps;
  return call?.kind === 'attribute' && names.calls.get(call.name) === true ? expression : null;
}
