/**
 * Walks the syntax tree: attributes of a body, subexpressions, references. All functions may recurse, because the
 * parsers limit the depth of trees to HCL_DEPTH.
 */

import type { Attribute, Block, Body, Expression, Step, Traversal } from './model.js';

/** An attribute at the path that it has after `dynamic` blocks are expanded. */
export interface PlacedAttribute {
  readonly attribute: Attribute;
  /**
   * Block types and attribute name, e.g. `['ingress', 'from_port']`; the same in the `content` of `dynamic "ingress"`.
   */
  readonly path: readonly string[];
  /** The enclosing block; null at the top level. */
  readonly block: Block | null;
  /** Iterator names of the enclosing `dynamic` blocks, which are not references. */
  readonly names: readonly string[];
}

/** The position of a body, which its attributes share. */
interface BlockContext {
  readonly path: readonly string[];
  readonly block: Block | null;
  readonly names: readonly string[];
}

const TOP: BlockContext = { path: [], block: null, names: [] };

/**
 * Returns all attributes of a body and its nested blocks, in text order within each block.
 * The `for_each` and `labels` of a `dynamic` block get the path of the block itself; its `iterator` is omitted.
 * Example: `dynamic "ingress" { for_each = var.ports content { from_port = 1 } }` has the attributes `ingress` and
 * `ingress.from_port`.
 */
export function attributesIn(body: Body): PlacedAttribute[] {
  const attributes: PlacedAttribute[] = [];
  visitBody(body, TOP, attributes);
  return attributes;
}

function visitBody(body: Body, context: BlockContext, attributes: PlacedAttribute[]): void {
  const { path, block, names } = context;
  for (const attribute of body.attributes)
    attributes.push({ attribute, path: [...path, attribute.name], block, names });
  for (const inner of body.blocks) {
    if (isDynamic(inner)) visitDynamic(inner, context, attributes);
    else visitBody(inner.body, { path: [...path, inner.type], block: inner, names }, attributes);
  }
}

/** True for `dynamic "ingress"`, which generates one block of that type per element of its collection. */
export const isDynamic = (block: Block): boolean => block.type === 'dynamic' && block.labels.length === 1;

function visitDynamic(block: Block, context: BlockContext, attributes: PlacedAttribute[]): void {
  const type = block.labels[0] as string;
  const path = [...context.path, type];
  const iterator = iteratorOf(block) ?? type;
  const names = [...context.names, iterator];
  for (const attribute of block.body.attributes) {
    if (attribute.name === 'for_each') attributes.push({ attribute, path, block, names: context.names });
    else if (attribute.name === 'labels') attributes.push({ attribute, path, block, names });
  }
  for (const content of block.body.blocks) {
    if (content.type === 'content') visitBody(content.body, { path, block: content, names }, attributes);
  }
}

/** Returns the name that `iterator = port` chooses; null if the block has no `iterator`. */
function iteratorOf(block: Block): string | null {
  const value = block.body.attributes.find(({ name }) => name === 'iterator')?.value;
  return value?.kind === 'traversal' && typeof value.root === 'string' ? value.root : null;
}

/** Returns the direct subexpressions, in text order. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'unreadable':
      return [];
    case 'template':
      return expression.parts;
    case 'tuple':
      return expression.items;
    case 'object':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'traversal': {
      const keys = expression.steps.flatMap((step) => (step.kind === 'index' ? [step.key] : []));
      return typeof expression.root === 'string' ? keys : [expression.root, ...keys];
    }
    case 'call':
      return expression.arguments;
    case 'for':
      return [expression.collection, expression.key, expression.value, expression.condition].filter(
        (child) => child !== null,
      );
    case 'conditional':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case 'operation':
      return expression.operands;
    case 'parenthesised':
      return [expression.inner];
  }
}

/**
 * Returns a copy of the expression with each direct subexpression replaced. Calls `replace` in the order of
 * `childrenOf`.
 */
export function mapChildren(expression: Expression, replace: (child: Expression) => Expression): Expression {
  const optional = (child: Expression | null) => child && replace(child);
  switch (expression.kind) {
    case 'literal':
    case 'unreadable':
      return expression;
    case 'call':
      return { ...expression, arguments: expression.arguments.map(replace) };
    case 'template':
      return { ...expression, parts: expression.parts.map(replace) };
    case 'tuple':
      return { ...expression, items: expression.items.map(replace) };
    case 'object': {
      const entries = expression.entries.map(({ key, value }) => ({ key: replace(key), value: replace(value) }));
      return { ...expression, entries };
    }
    case 'traversal': {
      const root = typeof expression.root === 'string' ? expression.root : replace(expression.root);
      const steps = expression.steps.map(
        (step): Step => (step.kind === 'index' ? { ...step, key: replace(step.key) } : step),
      );
      return { ...expression, root, steps };
    }
    case 'for': {
      const [collection, key] = [replace(expression.collection), optional(expression.key)];
      return {
        ...expression,
        collection,
        key,
        value: replace(expression.value),
        condition: optional(expression.condition),
      };
    }
    case 'conditional': {
      const [condition, whenTrue] = [replace(expression.condition), replace(expression.whenTrue)];
      return { ...expression, condition, whenTrue, whenFalse: replace(expression.whenFalse) };
    }
    case 'operation':
      return { ...expression, operands: expression.operands.map(replace) };
    case 'parenthesised':
      return { ...expression, inner: replace(expression.inner) };
  }
}

/** Yields the expression and all its descendants, in text order. */
export function* expressionsIn(expression: Expression): Generator<Expression> {
  yield expression;
  for (const child of childrenOf(expression)) yield* expressionsIn(child);
}

/** A traversal that starts at a name: `aws_vpc.main.id`, `var.x`. */
export interface NamedTraversal extends Traversal {
  readonly root: string;
}

/**
 * Returns all references in an expression, in text order, including those within index keys.
 * `module.x[each.key].y` yields itself and `each.key`. Skips references that start at one of `names`, or at a name
 * bound by an enclosing `for`.
 */
export function traversalsIn(expression: Expression, names: readonly string[] = []): NamedTraversal[] {
  const traversals: NamedTraversal[] = [];
  visitTraversals(expression, new Set(names), traversals);
  return traversals;
}

function visitTraversals(expression: Expression, bound: ReadonlySet<string>, traversals: NamedTraversal[]): void {
  if (isNamed(expression) && !bound.has(expression.root)) traversals.push(expression);
  if (expression.kind === 'for') {
    // The collection is outside the scope of its own `for`: `[for s in s.list : s.id]` refers to an outer `s`.
    visitTraversals(expression.collection, bound, traversals);
    const inner = new Set([...bound, ...expression.names]);
    for (const child of [expression.key, expression.value, expression.condition]) {
      if (child !== null) visitTraversals(child, inner, traversals);
    }
    return;
  }
  const inner = expression.kind === 'template' && expression.names ? new Set([...bound, ...expression.names]) : bound;
  for (const child of childrenOf(expression)) visitTraversals(child, inner, traversals);
}

const isNamed = (expression: Expression): expression is NamedTraversal =>
  expression.kind === 'traversal' && typeof expression.root === 'string';

/** Returns the text of a string or heredoc without sequences; null for every other expression. */
export function literalText(expression: Expression): string | null {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string' ? expression.value : null;
    case 'parenthesised':
      return literalText(expression.inner);
    case 'template': {
      const texts = expression.parts.map((part) => (part.kind === 'literal' ? part.value : null));
      return expression.heredoc && texts.every((text) => typeof text === 'string') ? texts.join('') : null;
    }
    default:
      return null;
  }
}

/** Returns the attribute of the body itself, not of its blocks; null if there is none. */
export const attributeOf = (body: Body, name: string): Attribute | null =>
  body.attributes.find((attribute) => attribute.name === name) ?? null;

/** Returns the value of the attribute; null if there is none. */
export const argumentOf = (body: Body, name: string): Expression | null => attributeOf(body, name)?.value ?? null;
