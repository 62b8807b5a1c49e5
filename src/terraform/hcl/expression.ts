/** Parses expressions from the loosest to the tightest binding: conditionals, operators, steps, values, brackets. */
import * as messages from '../messages.js';
import type { Expression, Literal, ObjectValue, Step } from './model.js';
import { Parser } from './parser.js';
import type { Kind, Source } from './scanner.js';
import { heredocTemplate, quotedTemplate } from './template.js';

/** Returns a parser before the first token. Call `advance` or `jump` first. */
export const parserOf = (source: Source): Parser => new Parser(source, expression);

/**
 * Precedence of binary operators: higher binds tighter, equal ones associate to the left.
 * https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md
 */
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

/** Parses operators that bind tighter than `level`: precedence climbing. */
function operations(p: Parser, level: number): Expression {
  const start = p.start;
  const deepestBefore = p.deepest;
  p.deepest = p.depth;
  let left = unary(p);
  for (let next = LEVELS.get(p.kind); next !== undefined && next > level; next = LEVELS.get(p.kind)) {
    const operator = p.kind;
    p.advance();
    const right = operations(p, next);
    // Chains are left-associative: each operator pushes the tree so far one level down.
    p.reach(p.deepest + 1);
    left = { kind: 'operation', operator, operands: [left, right], span: p.spanFrom(start) };
  }
  p.deepest = Math.max(deepestBefore, p.deepest);
  return left;
}

/** Parses `-x`, `!x`, or a value. */
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

/** Parses a value and the steps after it: `aws_vpc.main[0].id`. */
function withSteps(p: Parser): Expression {
  const start = p.start;
  const base = term(p);
  if (!p.is('.') && !p.is('[')) return base;
  const steps: Step[] = [];
  while (p.is('.') || p.is('[')) {
    // Each step counts as a level, because readers process steps like nested values.
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

/** Reads `.0`. The tokenizer reads the digits of `.0.1` as the number 0.1, although they are two steps. */
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

// ---- values

const KEYWORDS: ReadonlyMap<string, Literal['value']> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
] as const);

/** Parses a value without the steps after it. */
function term(p: Parser): Expression {
  switch (p.kind) {
    case 'identifier':
      return nameOrCall(p);
    case 'quote':
      return quotedTemplate(p);
    case 'number':
      return number(p);
    case '{':
      return objectOrFor(p);
    case '[':
      return tupleOrFor(p);
    case '(':
      return parenthesized(p);
    case 'heredoc':
      return heredocTemplate(p);
    default:
      throw p.unexpected(messages.VALUE);
  }
}

function number(p: Parser): Expression {
  const { start } = p;
  const value = Number(p.word());
  p.advance();
  return { kind: 'literal', value, span: p.spanFrom(start) };
}

function parenthesized(p: Parser): Expression {
  const { start } = p;
  const before = p.openBracket(')');
  const inner = p.expression();
  p.closeBracket(')', before);
  return { kind: 'parenthesized', inner, span: p.spanFrom(start) };
}

function nameOrCall(p: Parser): Expression {
  const { start } = p;
  const name = p.word();
  p.advance();
  if (p.is('(') || p.is('::')) return call(p, start, name);
  const keyword = KEYWORDS.get(name);
  if (keyword !== undefined) return { kind: 'literal', value: keyword, span: p.spanFrom(start) };
  return { kind: 'traversal', root: name, steps: [], span: p.spanFrom(start) };
}

function call(p: Parser, start: number, firstName: string): Expression {
  let name = firstName;
  while (p.take('::')) name += `::${p.identifier(messages.FUNCTION_NAME)}`;
  if (!p.is('(')) throw p.unexpected(messages.token('('));
  const before = p.openBracket(')');
  const args: Expression[] = [];
  let expands = false;
  while (!p.is(')') && !expands) {
    args.push(p.expression());
    expands = p.take('...');
    if (!expands && !p.take(',')) break;
  }
  p.closeBracket(')', before, messages.commaOr(')'));
  return { kind: 'call', name, arguments: args, span: p.spanFrom(start), ...(expands && { expands }) };
}

// ---- tuples, objects, and `for` expressions in both

function tupleOrFor(p: Parser): Expression {
  const { start } = p;
  const before = p.openBracket(']');
  if (p.isWord('for')) return forExpression(p, start, ']', before);
  const items: Expression[] = [];
  while (!p.is(']')) {
    items.push(p.expression());
    if (!p.take(',')) break;
  }
  p.closeBracket(']', before, messages.commaOr(']'));
  return { kind: 'tuple', items, span: p.spanFrom(start) };
}

function objectOrFor(p: Parser): Expression {
  const { start } = p;
  const before = p.openBracket('}');
  if (p.isWord('for')) return forExpression(p, start, '}', before);
  p.newlines = true;
  const entries: ObjectValue['entries'][number][] = [];
  while (!p.is('}')) {
    entries.push(entry(p));
    // A line break ends an entry, like a comma. Inside an entry it is an error, as in a body.
    if (!p.is(',') && !p.is('newline')) break;
    skipSeparators(p);
  }
  p.closeBracket('}', before, messages.commaOr('}'));
  return { kind: 'object', entries, span: p.spanFrom(start) };
}

/** Skips at most one comma, then any number of line breaks. */
function skipSeparators(p: Parser): void {
  p.take(',');
  while (p.is('newline')) p.advance();
}

function entry(p: Parser): ObjectValue['entries'][number] {
  const key = p.expression();
  if (!p.take('=') && !p.take(':')) throw p.unexpected(messages.EQUALS_OF_ENTRY);
  return { key: asKey(key), value: p.expression() };
}

/** Turns a bare word into a string key, including `null`. A reference as key must be in parentheses. */
function asKey(key: Expression): Expression {
  if (key.kind === 'traversal' && key.steps.length === 0 && typeof key.root === 'string') {
    return { kind: 'literal', value: key.root, span: key.span };
  }
  const isKeyword = key.kind === 'literal' && (key.value === null || typeof key.value === 'boolean');
  return isKeyword ? { kind: 'literal', value: String(key.value), span: key.span } : key;
}

/** Parses a `for` expression after its opening bracket. Line breaks are insignificant up to the closing one. */
function forExpression(p: Parser, start: number, closer: ']' | '}', before: boolean): Expression {
  p.advance();
  const { names, collection } = p.forIntroduction();
  p.expect(':', messages.token(':'));
  const first = p.expression();
  let key: Expression | null = null;
  let value = first;
  let grouped = false;
  if (closer === '}') {
    p.expect('=>', messages.token('=>'));
    key = first;
    value = p.expression();
    grouped = p.take('...');
  }
  const condition = p.takeWord('if') ? p.expression() : null;
  p.closeBracket(closer, before);
  const span = p.spanFrom(start);
  return { kind: 'for', names, collection, key, value, condition, span, ...(grouped && { grouped }) };
}
