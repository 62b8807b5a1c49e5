/** What stands at a place of a file: Terraform's diagnostics name places. */
import type { Attribute, Body, Expression, HclFile, Span } from './model.js';
import { childrenOf } from './walk.js';

/** The attribute, of the innermost block, that this place is in; null between attributes. */
export const attributeAt = (file: HclFile, offset: number): Attribute | null =>
  innermost(file.body, ({ start, end }) => start <= offset && offset < end);

/** The first attribute, of the innermost block, that covers some of this line (from 1). */
export function attributeOnLine(file: HclFile, line: number): Attribute | null {
  const start = lineStart(file.text, line);
  if (start === null) return null;
  const end = file.text.indexOf('\n', start);
  return innermost(file.body, (span) => span.start < (end < 0 ? file.text.length : end) && span.end > start);
}

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

/** Offset of a place that is given in bytes of UTF-8, as in `range.start.byte` of Terraform's diagnostics. */
export function offsetOfByte(text: string, byte: number): number {
  return new TextEncoder().encodeInto(text, new Uint8Array(byte)).read;
}

function lineStart(text: string, line: number): number | null {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return null;
    start = end + 1;
  }
  return start;
}
