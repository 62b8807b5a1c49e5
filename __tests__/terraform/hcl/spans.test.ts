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
  checkBody(text, parseHcl(text, 'a.tf').body);
}

function checkBody(text: string, body: Body): void {
  const inside = [...body.attributes, ...body.blocks].map(({ span }) => span);
  checkOrder(
    body.span,
    inside.sort((a, b) => a.start - b.start),
  );
  for (const { name, value, span } of body.attributes) {
    checkLine(text, span);
    expect(text.slice(span.start, span.start + name.length)).toBe(name);
    expect(span.end).toBe(value.span.end);
    for (const expression of expressionsIn(value))
      checkOrder(
        expression.span,
        childrenOf(expression).map((e) => e.span),
      );
    checkAlone(text, value);
  }
  for (const { type, span, body: inner } of body.blocks) {
    checkLine(text, span);
    expect(text.slice(span.start, span.start + type.length)).toBe(type);
    expect(text[inner.span.start - 1]).toBe('{');
    expect(text.slice(inner.span.end, span.end)).toBe('}');
    checkBody(text, inner);
  }
}

function checkOrder(outer: Span, inner: readonly Span[]): void {
  let end = outer.start;
  for (const span of inner) {
    expect(span.start).toBeGreaterThanOrEqual(end);
    expect(span.end).toBeGreaterThanOrEqual(span.start);
    end = span.end;
  }
  expect(outer.end).toBeGreaterThanOrEqual(end);
}

const checkLine = (text: string, span: Span): void => {
  expect(span.line).toBe(text.slice(0, span.start).split('\n').length);
};

/** The text of an expression alone is the same expression; parentheses, since it may go over lines. */
function checkAlone(text: string, expression: Expression): void {
  const { start, end } = expression.span;
  const alone = parseHcl(`a = (${text.slice(start, end)}\n)\n`, 'a.tf');
  expect(alone.faults).toEqual([]);
  expect(show(alone.body.attributes[0]!.value)).toBe(`P(${show(expression)})`);
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

test('made up configurations', () => {
  fc.assert(
    fc.property(configuration, (text) => checkSpans(text)),
    { numRuns: 100, seed: 2 },
  );
});
