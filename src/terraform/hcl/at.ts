/** What stands at a place of a file: Terraform's diagnostics name places. */
import type { Attribute, Body, Expression, HclFile, Span } from './model.js';
import { childrenOf } from './walk.js';

/** The attribute, of the innermost block, that this place is in; null between attributes. */
export const attributeAt = (file: HclFile, offset: number): Attribute | null =>
  innermost(file.body, ({ start, end }) => start <= offset && offset < end);

function innermost(body: Body, covers: (span: Span) => boolean): Attribute | null {
  for (const block of body.blocks) {
    const inner = covers(block.span) ? innermost(block.body, covers) : null;
    if (inner !== null) return inner;
  }
  return body.attributes.find(({ span }) => covers(span)) ?? null;
}

/** The smallest expression that this place is in; the expression itself where it is in none of its parts. */
export function expressionAt(expression: Expression, offset: number): Expression {
  const inner = childrenOf(expression).find(({ span }) => span.start <= offset && offset < span.end);
  return inner === undefined ? expression : expressionAt(inner, offset);
}
