/** Visits the expressions of a block with their enclosing expressions, for all passes over the code of an offline plan. */

import type { Block, Body, Expression } from '../../terraform/hcl/model.js';
import { argumentOf, childrenOf, isDynamic } from '../../terraform/hcl/walk.js';
import type { Scope } from './infer/source.js';

/**
 * Calls `visit` for an expression and for each expression in it, parents first. Uses no recursion: code may nest deeply.
 *
 * @param visit `outers` are the enclosing expressions, nearest first
 */
export function walk(expression: Expression, visit: (part: Expression, outers: readonly Expression[]) => void): void {
  const open: [Expression, readonly Expression[]][] = [[expression, []]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [part, outers] = next;
    visit(part, outers);
    const inner = childrenOf(part);
    const outersOfInner = inner.length === 0 ? outers : [part, ...outers];
    for (let i = inner.length - 1; i >= 0; i--) open.push([inner[i]!, outersOfInner]);
  }
}

/** Returns the values of all attributes in a body and in its nested blocks. */
export function expressionsIn(body: Body): readonly Expression[] {
  return [...body.attributes.map(({ value }) => value), ...body.blocks.flatMap((block) => expressionsIn(block.body))];
}

// ---- Visits all expressions of a block, each with its position.

export interface ExpressionPosition<R> {
  /** Name of the argument that contains the expression. */
  readonly attribute: string;
  /** The enclosing blocks, outermost first. */
  readonly blocks: readonly Block[];
  readonly scope: Scope<R>;
}

/**
 * Calls `visit` with each expression of a block and its nested blocks.
 *
 * @param visit `outers` are the enclosing expressions, nearest first
 * @param within the blocks that enclose `block`, outermost first
 */
export function eachExpression<R>(
  block: Block,
  scope: Scope<R>,
  visit: (part: Expression, outers: readonly Expression[], position: ExpressionPosition<R>) => void,
  within: readonly Block[] = [],
): void {
  const blocks = [...within, block];
  for (const { name: attribute, value } of block.body.attributes) {
    const position = { attribute, blocks, scope };
    walk(value, (part, outers) => visit(part, outers, position));
  }
  for (const inner of block.body.blocks) {
    eachExpression(inner, isDynamic(inner) ? withIterator(inner, scope) : scope, visit, blocks);
  }
}

function withIterator<R>(block: Block, scope: Scope<R>): Scope<R> {
  const forEach = argumentOf(block.body, 'for_each');
  const iterator = argumentOf(block.body, 'iterator');
  const name = iterator?.kind === 'traversal' && typeof iterator.root === 'string' ? iterator.root : block.labels[0]!;
  return forEach === null ? scope : { ...scope, items: new Map([...scope.items, [name, forEach]]) };
}
