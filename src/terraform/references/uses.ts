/** Everything that an expression refers to. */
import type { Expression } from '../hcl/model.js';
import { keyOf, type Names, type Subject, subjectOf } from './subject.js';

export interface Use {
  readonly kind: 'node' | 'module';
  /** Address within the module. */
  readonly address: string;
  /** The instance key that it names, or null. */
  readonly key: string | null;
  /** `each.key`, `each.value` or `count.index` chooses the instance. */
  readonly keyed: boolean;
}

export interface Uses {
  readonly uses: readonly Use[];
  /** `each.value` is used: what `for_each` refers to is what this refers to. */
  readonly iterates: boolean;
}

/** A part of the expression on the way. */
interface Part {
  readonly expression: Expression;
  /** Names that `for` and `dynamic` have bound around it. */
  readonly bound: ReadonlySet<string>;
  /** Whether `each` or `count` plays a part in what it is combined with; null where nobody has looked yet. */
  readonly keyed: boolean | null;
  /** Only whether it is there, or how many there are, is asked. */
  readonly counted: boolean;
}

interface Found extends Use {
  readonly counted: boolean;
}

export function usesIn(expression: Expression, names: Names, bound: ReadonlySet<string> = new Set()): Uses {
  const found: Found[] = [];
  let iterates = false;
  const open: Part[] = [{ expression, bound, keyed: null, counted: false }];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const keyed = part.keyed ?? (combines(part.expression) ? isKeyed(part, names) : null);
    const subject = subjectAt(part, names);
    if (subject?.kind === 'value') iterates = true;
    else if (subject !== null && subject.kind !== 'key') {
      const { kind, address, steps } = subject;
      const key = keyOf(steps);
      found.push({ kind, address, key, keyed: key === null && keyed === true, counted: part.counted });
    }
    for (const inner of innerParts({ ...part, keyed }).reverse()) open.push(inner);
  }
  return { uses: withoutCounted(found), iterates };
}

/** Its parts choose among each other: `aws_a.b[count.index]`, `element(aws_a.b[*].id, count.index)`. */
const combines = ({ kind }: Expression): boolean => kind === 'traversal' || kind === 'call' || kind === 'for';

function subjectAt({ expression, bound }: Part, names: Names): Subject | null {
  if (expression.kind !== 'traversal') return null;
  return typeof expression.root === 'string' && bound.has(expression.root) ? null : subjectOf(expression, names);
}

function isKeyed(part: Part, names: Names): boolean {
  const open = innerParts(part);
  for (let inner = open.pop(); inner !== undefined; inner = open.pop()) {
    const kind = subjectAt(inner, names)?.kind;
    if (kind === 'key' || kind === 'value') return true;
    for (const part of innerParts(inner)) open.push(part);
  }
  return false;
}

function innerParts(part: Part): Part[] {
  const { expression } = part;
  const inner = (expression: Expression, more: Partial<Part> = {}): Part => ({ ...part, ...more, expression });
  switch (expression.kind) {
    case 'literal':
    case 'unreadable':
      return [];
    case 'template': {
      const bound = expression.names === undefined ? part.bound : new Set([...part.bound, ...expression.names]);
      return expression.parts.map((item) => inner(item, { bound }));
    }
    case 'tuple':
      return expression.items.map((item) => inner(item));
    case 'object':
      return expression.entries.flatMap(({ key, value }) => [inner(key), inner(value)]);
    case 'traversal': {
      const keys = expression.steps.flatMap((step) => (step.kind === 'index' ? [inner(step.key)] : []));
      return typeof expression.root === 'string' ? keys : [inner(expression.root), ...keys];
    }
    case 'call': {
      const counted = part.counted || expression.name === 'length';
      return expression.arguments.map((item) => inner(item, { counted }));
    }
    case 'for': {
      const bound = new Set([...part.bound, ...expression.names]);
      const { key, value, condition } = expression;
      const rest = [key, value, condition].filter((item) => item !== null);
      return [inner(expression.collection), ...rest.map((item) => inner(item, { bound }))];
    }
    case 'conditional': {
      const { condition, whenTrue, whenFalse } = expression;
      return [inner(condition, { counted: true }), inner(whenTrue), inner(whenFalse)];
    }
    case 'operation':
      return expression.operands.map((item) => inner(item));
    case 'parenthesized':
      return [inner(expression.inner)];
  }
}

/** `length(aws_a.b) > 0 ? aws_a.b[0].id : null` is about the first one, not about all. */
function withoutCounted(found: readonly Found[]): Use[] {
  const meant = new Set(found.filter(({ counted }) => !counted).map(({ address }) => address));
  const unique = new Map<string, Use>();
  for (const { counted, ...use } of found) {
    if (counted && meant.has(use.address)) continue;
    unique.set(`${use.address} ${use.keyed} ${use.key}`, use);
  }
  return [...unique.values()];
}
