/** Finds everything that an expression refers to. */

import { isHandedOver } from '../../catalog/index.js';
import type { Expression, For, Step, Traversal } from '../hcl/model.js';
import { literalText, traversalsIn } from '../hcl/walk.js';
import { BESIDE_LENGTH_MAX, BESIDE_MAX } from '../limits.js';
import { hasInlineContainers } from './inline-containers.js';
import { ANY_MEMBER } from './members.js';
import { attributeIn, keyOf, type Names, type Subject, subjectOf } from './subject.js';
import { valueName } from './value-names.js';

export interface Use {
  readonly kind: 'node' | 'module';
  /** Address within the module. */
  readonly address: string;
  /** Instance key in the reference, or null. */
  readonly key: string | null;
  /** True if `each.key`, `each.value` or `count.index` selects the instance. */
  readonly keyed: boolean;
  /**
   * Member of the resulting object that holds the reference: `.subnet_ids`, or `.*.id` in the result of `for`; empty for the
   * whole.
   */
  readonly inside: string;
  /** Members selected from the referenced object; see Subject. */
  readonly members: readonly string[];
  /** True if the value at `inside` is exactly this reference. */
  readonly isAll: boolean;
  /** Texts next to the reference that may name a part of the target; empty if the target has no parts. */
  readonly beside: readonly string[];
  /** User-defined key of the entry that holds the reference, e.g. a program's variable. */
  readonly word?: string | undefined;
  /**
   * True if the value holds nothing of the target. The expression then only tests its existence, count or properties,
   * or copies its stored content (see `isHandedOver`).
   */
  readonly counted: boolean;
}

export interface Uses {
  readonly uses: readonly Use[];
  /** Uses of `each.value`: the references of `for_each` are then references of this expression, too. */
  readonly iterated: readonly Iterated[];
}

/** A use of `each.value`: `inside` as in Use, and the selected members, `a` and `b` in `each.value.a.b`. */
export interface Iterated {
  readonly inside: string;
  readonly members: readonly string[];
}

/** A subexpression that is still to be visited. */
interface Part {
  readonly expression: Expression;
  /** Names bound by enclosing `for` expressions and `dynamic` blocks. */
  readonly bound: ReadonlySet<string>;
  /** True if `each` or `count` takes part in the enclosing combination; null if that is not determined yet. */
  readonly keyed: boolean | null;
  /** See `Use`. */
  readonly counted: boolean;
  /** See `Use`. */
  readonly inside: string;
  /** See `Use`. */
  readonly word?: string | undefined;
  /** True if this subexpression is the value itself or a named part of it. */
  readonly isValue: boolean;
  /** True if it is the whole value at `inside`. */
  readonly isAll: boolean;
  /** Texts in the enclosing expressions. */
  readonly beside: readonly string[];
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
  const found: Use[] = [];
  const iterated = new Map<string, Iterated>();
  const open: Part[] = [
    { expression, bound, keyed: null, counted: false, inside: '', isValue, isAll: true, beside: [] },
  ];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const keyed = part.keyed ?? (combines(part.expression) ? isKeyed(part, names) : null);
    const subject = subjectAt(part, names);
    if (subject?.kind === 'value') {
      const taken = { inside: part.inside, members: subject.members ?? [] };
      iterated.set(JSON.stringify(taken), taken);
    }
    if (subject !== null && subject.kind !== 'value' && subject.kind !== 'key') {
      const { kind, address, steps, members = [] } = subject;
      const key = keyOf(steps);
      const { inside, isAll, word } = part;
      const counted = part.counted || isHandedOver(address, attributeIn(steps));
      const beside = hasInlineContainers(address) ? part.beside : [];
      const isKeyed = key === null && keyed === true;
      found.push({ kind, address, key, keyed: isKeyed, counted, inside, members, isAll, beside, word });
    }
    const beside = besideIn(part);
    for (const inner of innerParts({ ...part, keyed, beside }, names).reverse()) open.push(inner);
  }
  return { uses: withoutCounted(found), iterated: [...iterated.values()] };
}

function besideIn({ beside, expression }: Part): readonly string[] {
  const texts = textsOf(expression);
  return texts.length === 0 ? beside : [...beside, ...texts].slice(0, BESIDE_MAX);
}

/** Returns the texts that accompany a subexpression: the rest of a template, a `for` condition, an index key after it. */
function textsOf(expression: Expression): string[] {
  const parts =
    expression.kind === 'template'
      ? expression.parts
      : expression.kind === 'for' && expression.condition?.kind === 'operation'
        ? expression.condition.operands
        : expression.kind === 'traversal' && typeof expression.root !== 'string'
          ? expression.steps.flatMap((step) => (step.kind === 'index' ? [step.key] : []))
          : [];
  return parts
    .map(literalText)
    .filter((text) => text !== null && text !== '' && text.length <= BESIDE_LENGTH_MAX) as string[];
}

/** True if one part of the expression selects from another: `aws_a.b[count.index]`, `element(aws_a.b[*].id, count.index)`. */
const combines = ({ kind }: Expression): boolean => kind === 'traversal' || kind === 'call' || kind === 'for';

function subjectAt({ expression, bound }: Part, names: Names): Subject | null {
  if (expression.kind !== 'traversal') return null;
  return typeof expression.root === 'string' && bound.has(expression.root) ? null : subjectOf(expression, names);
}

function isKeyed(part: Part, names: Names): boolean {
  const open = innerParts(part, names);
  for (let inner = open.pop(); inner !== undefined; inner = open.pop()) {
    const kind = subjectAt(inner, names)?.kind;
    if (kind === 'key' || kind === 'value') return true;
    for (const part of innerParts(inner, names)) open.push(part);
  }
  return false;
}

function innerParts(part: Part, names: Names): Part[] {
  const { expression } = part;
  const value = (expression: Expression, more: Partial<Part> = {}): Part => ({ ...part, ...more, expression });
  const inner = (expression: Expression, more: Partial<Part> = {}): Part =>
    value(expression, { ...more, isValue: false, isAll: false });
  switch (expression.kind) {
    case 'literal':
    case 'unreadable':
      return [];
    case 'template': {
      const bound = expression.names === undefined ? part.bound : new Set([...part.bound, ...expression.names]);
      return expression.parts.map((item) => inner(item, { bound }));
    }
    case 'tuple':
      return expression.items.map((item) => value(item, { isAll: false }));
    case 'object':
      return expression.entries.flatMap((entry) => [
        inner(entry.key),
        value(entry.value, { ...placeIn(part, entry.key), word: valueName(expression, entry.key) ?? part.word }),
      ]);
    case 'traversal': {
      const keys = expression.steps.flatMap((step) => (step.kind === 'index' ? [inner(step.key)] : []));
      if (typeof expression.root === 'string') return keys;
      const roots = outputsOfAll(expression, names) ?? [expression.root];
      return [...roots.map((root) => inner(root)), ...keys];
    }
    case 'call': {
      const counted = part.counted || ASKS.has(expression.name);
      const argument = PASS_THROUGH.has(expression.name) ? value : inner;
      const isAll = part.isAll && KEEPS_MEMBERS.has(expression.name);
      return expression.arguments.map((item) => argument(item, { counted, isAll }));
    }
    case 'for': {
      const bound = new Set([...part.bound, ...expression.names]);
      const { key, condition } = expression;
      const each = key === null || !part.isValue ? { isAll: false } : { inside: `${part.inside}.${ANY_MEMBER}` };
      return [
        ...collectionsOf(expression, names).map((collection) => inner(collection)),
        value(expression.value, { bound, ...each }),
        ...(key === null ? [] : [inner(key, { bound })]),
        ...(condition === null ? [] : [inner(condition, { bound, counted: true })]),
      ];
    }
    case 'conditional': {
      const { condition, whenTrue, whenFalse } = expression;
      return [inner(condition, { counted: true }), value(whenTrue), value(whenFalse)];
    }
    case 'operation':
      return expression.operands.map((item) => inner(item, COMPARES.has(expression.operator) ? { counted: true } : {}));
    case 'parenthesized':
      return [value(expression.inner)];
  }
}

/** Functions that only test their arguments. */
const ASKS: ReadonlySet<string> = new Set(
  'length can contains alltrue anytrue startswith endswith issensitive'.split(' '),
);

/** Operators with a Boolean result. */
const COMPARES: ReadonlySet<string> = new Set('== != < > <= >= && || !'.split(' '));

/** Functions whose result consists of their unchanged arguments. */
const PASS_THROUGH: ReadonlySet<string> = new Set(
  'merge concat tolist toset tomap compact distinct flatten coalesce coalescelist try sensitive nonsensitive'.split(
    ' ',
  ),
);

/** The subset of these functions that keeps the member names of its arguments. */
const KEEPS_MEMBERS: ReadonlySet<string> = new Set('merge tomap coalesce try sensitive nonsensitive'.split(' '));

const NAME = /^[A-Za-z_][\w-]*$/;

/** Returns the position of an entry's value: a named member, or anywhere in the object. */
function placeIn({ inside, isValue, isAll }: Part, key: Expression): Pick<Part, 'inside' | 'isValue' | 'isAll'> {
  const name = isValue ? literalText(key) : null;
  return name !== null && NAME.test(name)
    ? { inside: `${inside}.${name}`, isValue, isAll }
    : { inside, isValue: false, isAll: false };
}

/**
 * Drops tests of an address that is also used as a value: `length(aws_a.b) > 0 ? aws_a.b[0].id : null` refers to the
 * first instance, not to all.
 */
function withoutCounted(found: readonly Use[]): Use[] {
  const meant = new Set(found.filter(({ counted }) => !counted).map(({ address }) => address));
  const unique = new Map<string, Use>();
  for (const use of found) {
    if (use.counted && meant.has(use.address)) continue;
    const taken = JSON.stringify([use.members, use.beside, use.word]);
    unique.set(`${use.address} ${use.keyed} ${use.key} ${use.inside} ${taken}`, use);
  }
  return [...unique.values()];
}

// ---- Loops over the instances of a module, narrowed to the outputs that they read from each instance.

/** Returns the collections of a loop, narrowed to outputs if possible. */
function collectionsOf({ names: bound, collection, key, value }: For, names: Names): readonly Expression[] {
  const all = instancesIn(collection, names);
  const element = bound.at(-1) ?? '';
  const uses = [value, ...(key === null ? [] : [key])]
    .flatMap((part) => traversalsIn(part))
    .filter(({ root }) => root === element);
  return all === null ? [collection] : taken(all, collection, uses);
}

/** Narrows `values(module.a)[*].b` to the output `b`. Null for any other traversal. */
function outputsOfAll({ root, steps }: Traversal, names: Names): readonly Expression[] | null {
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
