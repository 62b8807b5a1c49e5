/** Visits all expressions of a block, each with its position. */
import type { Block, Expression } from '../../../terraform/hcl/model.js';
import { argumentOf, isDynamic } from '../../../terraform/hcl/walk.js';
import { walk } from '../expressions.js';
import type { Scope } from './source.js';

export interface ExpressionPosition<R> {
  /** Name of the argument that holds the expression. */
  readonly attribute: string;
  /** The enclosing blocks, outermost first. */
  readonly blocks: readonly Block[];
  readonly scope: Scope<R>;
}

/**
 * Calls `visit` with each expression of a block and its nested blocks.
 *
 * @param visit receives the enclosing expressions too, nearest first
 */
export function eachExpression<R>(
  block: Block,
  scope: Scope<R>,
  visit: (part: Expression, around: readonly Expression[], place: ExpressionPosition<R>) => void,
  within: readonly Block[] = [],
): void {
  const blocks = [...within, block];
  for (const { name: attribute, value } of block.body.attributes) {
    const place = { attribute, blocks, scope };
    walk(value, (part, around) => visit(part, around, place));
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
