/** Conditions, operators, and the steps behind a value: what binds loosest comes first. */
import * as messages from './messages.js';
import type { Expression, Step } from './model.js';
import { term } from './parse-term.js';
import type { Parser } from './parser.js';
import { Parser as ExpressionParser } from './parser.js';
import type { Kind } from './scanner.js';
import type { Source } from './source.js';

/** On nothing yet: `advance` or `jump` goes to the first token. */
export const parserOf = (source: Source): Parser => new ExpressionParser(source, expression);

/** A higher level binds tighter; equal ones from left to right. https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md */
const LEVELS: ReadonlyMap<Kind, number> = new Map([
  ['||', 1],
  ['&&', 2],
  ['==', 3],
  ['!=', 3],
  ['<', 4],
  ['<=', 4],
  ['>', 4],
  ['>=', 4],
  ['+', 5],
  ['-', 5],
  ['*', 6],
  ['/', 6],
  ['%', 6],
]);

function expression(p: Parser): Expression {
  const start = p.start;
  const condition = operations(p, 0);
  if (!p.take('?')) return condition;
  const whenTrue = p.expression();
  p.expect(':', messages.token(':'));
  const whenFalse = p.expression();
  return { kind: 'conditional', condition, whenTrue, whenFalse, span: p.spanFrom(start) };
}

/** Operators that bind tighter than `level`. */
function operations(p: Parser, level: number): Expression {
  const start = p.start;
  const around = p.deepest;
  p.deepest = p.depth;
  let left = unary(p);
  for (let found = LEVELS.get(p.kind); found !== undefined && found > level; found = LEVELS.get(p.kind)) {
    const operator = p.kind;
    p.advance();
    const right = operations(p, found);
    // A chain leans to the left: each link pushes what was read before it one level down.
    p.reach(p.deepest + 1);
    left = { kind: 'operation', operator, operands: [left, right], span: p.spanFrom(start) };
  }
  p.deepest = Math.max(around, p.deepest);
  return left;
}

function unary(p: Parser): Expression {
  if (!p.is('-') && !p.is('!')) return withSteps(p);
  const start = p.start;
  const operator = p.kind;
  p.enter();
  p.advance();
  const operand = unary(p);
  p.depth--;
  return { kind: 'operation', operator, operands: [operand], span: p.spanFrom(start) };
}

function withSteps(p: Parser): Expression {
  const start = p.start;
  const base = term(p);
  if (!p.is('.') && !p.is('[')) return base;
  const steps: Step[] = [];
  while (p.is('.') || p.is('[')) {
    // Each is a level of the value that is read, and is gone through at each use.
    p.reach(steps.length);
    steps.push(p.is('.') ? dotStep(p) : bracketStep(p));
  }
  const root = base.kind === 'traversal' && typeof base.root === 'string' ? base.root : base;
  return { kind: 'traversal', root, steps, span: p.spanFrom(start) };
}

function dotStep(p: Parser): Step {
  p.advance();
  if (p.is('identifier')) return { kind: 'attribute', name: p.identifier('') };
  if (p.take('*')) return { kind: 'splat', attributesOnly: true };
  if (p.is('number')) return { kind: 'index', key: legacyIndex(p) };
  throw p.unexpected(messages.ATTRIBUTE_NAME);
}

/** `.0`. As a token, the digits of `.0.1` are the number 0.1; they are two steps. */
function legacyIndex(p: Parser): Expression {
  const digits = /^[0-9]+/.exec(p.word())?.[0] as string;
  const { start } = p;
  p.jump(start + digits.length);
  return { kind: 'literal', value: Number(digits), span: p.spanFrom(start) };
}

function bracketStep(p: Parser): Step {
  const before = p.openBracket(']');
  if (p.take('*')) {
    p.closeBracket(']', before);
    return { kind: 'splat' };
  }
  const key = p.expression();
  p.closeBracket(']', before);
  return { kind: 'index', key };
}
