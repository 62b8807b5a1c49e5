/** Traversal of expression trees, without recursion. */
import type { Body, Expression } from '../../terraform/hcl/model.js';
import { childrenOf } from '../../terraform/hcl/walk.js';

/**
 * Calls `visit` for an expression and for each expression in it, parents first. `around` holds the enclosing
 * expressions, nearest first.
 */
export function walk(expression: Expression, visit: (part: Expression, around: readonly Expression[]) => void): void {
  const open: [Expression, readonly Expression[]][] = [[expression, []]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [part, around] = next;
    visit(part, around);
    const inner = childrenOf(part);
    const aroundInner = inner.length === 0 ? around : [part, ...around];
    for (let i = inner.length - 1; i >= 0; i--) open.push([inner[i]!, aroundInner]);
  }
}

/** Returns the values of all attributes in a body and in its nested blocks. */
export function expressionsIn(body: Body): readonly Expression[] {
  return [...body.attributes.map(({ value }) => value), ...body.blocks.flatMap((block) => expressionsIn(block.body))];
}
