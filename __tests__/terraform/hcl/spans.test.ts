import * as fc from 'fast-check';
import type { Body, Expression, Span } from '../../../src/terraform/hcl/model.js';
import { parseHcl } from '../../../src/terraform/hcl/parse.js';
import { childrenOf, expressionsIn } from '../../../src/terraform/hcl/walk.js';
import { filesBelow } from '../../support/files.js';
import { ACCEPTED } from './awkward.js';
import { configuration } from './generate.js';
import { show } from './show.js';

/** Others edit texts by these spans: each holds its node and nothing else. */
function checkSpans(text: string): void {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  checkBody({ text, starts }, parseHcl(text, 'a.tf').body);
}

interface Source {
  readonly text: string;
  /** Of its lines. */
  readonly starts: readonly number[];
}

/** There are a million of these checks, and a call of `expect` takes 20 µs: it is left to those that fail. */
function same(actual: unknown, expected: unknown): void {
  if (actual !== expected) expect(actual).toBe(expected);
}

function checkBody(source: Source, body: Body): void {
  const { text } = source;
  const inside = [...body.attributes, ...body.blocks].map(({ span }) => span);
  checkOrder(
    body.span,
    inside.sort((a, b) => a.start - b.start),
  );
  for (const { name, value, span } of body.attributes) {
    checkLine(source, span);
    same(text.slice(span.start, span.start + name.length), name);
    same(span.end, value.span.end);
    for (const expression of expressionsIn(value))
      checkOrder(
        expression.span,
        childrenOf(expression).map((e) => e.span),
      );
    checkAlone(text, value);
  }
  for (const { type, span, body: inner } of body.blocks) {
    checkLine(source, span);
    same(text.slice(span.start, span.start + type.length), type);
    same(text[inner.span.start - 1], '{');
    same(text.slice(inner.span.end, span.end), '}');
    checkBody(source, inner);
  }
}

function checkOrder(outer: Span, inner: readonly Span[]): void {
  let end = outer.start;
  for (const span of inner) {
    same(span.start >= end, true);
    same(span.end >= span.start, true);
    end = span.end;
  }
  same(outer.end >= end, true);
}

/** The line begins at or before the span, and the next one behind it. */
const checkLine = ({ starts }: Source, span: Span): void => {
  const next = starts[span.line] ?? Number.POSITIVE_INFINITY;
  same((starts[span.line - 1] as number) <= span.start && span.start < next, true);
};

/** The text of an expression alone is the same expression; parentheses, since it may go over lines. */
function checkAlone(text: string, expression: Expression): void {
  const { start, end } = expression.span;
  const alone = parseHcl(`a = (${text.slice(start, end)}\n)\n`, 'a.tf');
  if (alone.faults.length > 0) expect(alone.faults).toEqual([]);
  same(show(alone.body.attributes[0]!.value), `P(${show(expression)})`);
  // A key that is a bare word, and the texts of a template, are no expressions by themselves.
  if (expression.kind === 'template') return;
  const parts = expression.kind === 'object' ? expression.entries.map(({ value }) => value) : childrenOf(expression);
  for (const part of parts) checkAlone(text, part);
}

test.each([...ACCEPTED, ...filesBelow('fixtures', '.tf').map(({ path, text }) => ({ name: path, text }))])(
  '$name',
  ({ text }) => {
    checkSpans(text);
  },
);

test('spans of generated configurations are correct', () => {
  fc.assert(
    fc.property(configuration, (text) => checkSpans(text)),
    { numRuns: 100, seed: 2 },
  );
});
