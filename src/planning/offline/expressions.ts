/**
 * Visits the expressions of a block with their enclosing expressions, for all passes over the code of an offline plan.
 */

import type { Block, Body, Expression } from '../../terraform/hcl/model.js';
import { argumentOf, childrenOf, isDynamic } from '../../terraform/hcl/walk.js';
import type { Scope } from './infer/source.js';

/**
 * Calls `visit` for an expression and for each expression in it, parents first. Uses no recursion: code may nest
 * deeply.
 * @param visit `outers` are the enclosing expressions, nearest first
 */
export function walk(root: Expression, visit: (expression: Expression, outers: readonly Expression[]) => void): void {
  const pending: [Expression, readonly Expression[]][] = [[root, []]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [expression, outers] = next;
    visit(expression, outers);
    const children = childrenOf(expression);
    const outersOfChildren = children.length === 0 ? outers : [expression, ...outers];
    for (const child of [...children].reverse()) pending.push([child, outersOfChildren]);
  }
}

/** Returns the values of all attributes in a body and in its nested blocks. */
export function expressionsIn(body: Body): readonly Expression[] {
  return [...body.attributes.map(({ value }) => value), ...body.blocks.flatMap((block) => expressionsIn(block.body))];
}

/** The position of an expression in a block. */
export interface ExpressionPosition<R> {
  /** Name of the argument that contains the expression. */
  readonly attribute: string;
  /** The enclosing blocks, outermost first. */
  readonly blocks: readonly Block[];
  readonly scope: Scope<R>;
}

/**
 * Calls `visit` with each expression of a block and its nested blocks.
 * @param visit `outers` are the enclosing expressions, nearest first
 * @param within the blocks that enclose `block`, outermost first
 */
export function eachExpression<R>(
  block: Block,
  scope: Scope<R>,
  visit: (expression: Expression, outers: readonly Expression[], position: ExpressionPosition<R>) => void,
  within: readonly Block[] = [],
): void {
  const blocks = [...within, block];
  for (const { name: attribute, value } of block.body.attributes) {
    const position = { attribute, blocks, scope };
    walk(value, (expression, outers) => visit(expression, outers, position));
  }
  for (const inner of block.body.blocks) {
    eachExpression(inner, isDynamic(inner) ? withIterator(inner, scope) : scope, visit, blocks);
  }
}

/** Adds the iterator of a `dynamic` block to the scope. */
function withIterator<R>(block: Block, scope: Scope<R>): Scope<R> {
  const forEach = argumentOf(block.body, 'for_each');
  const iterator = argumentOf(block.body, 'iterator');
  const name = iterator?.kind === 'traversal' && typeof iterator.root === 'string' ? iterator.root : block.labels[0]!;
  return forEach === null ? scope : { ...scope, items: new Map([...scope.items, [name, forEach]]) };
}
