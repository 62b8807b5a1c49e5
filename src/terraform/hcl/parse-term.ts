/** Values as they stand alone: literals, names, calls, what is between brackets. */
import * as messages from './messages.js';
import type { Expression, Literal } from './model.js';
import { objectOrFor, tupleOrFor } from './parse-collection.js';
import { heredoc, quoted } from './parse-template.js';
import type { Parser } from './parser.js';

const KEYWORDS: ReadonlyMap<string, Literal['value']> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
] as const);

/** @throws Unexpected */
export function term(p: Parser): Expression {
  switch (p.kind) {
    case 'identifier':
      return nameOrCall(p);
    case 'quote':
      return quoted(p);
    case 'number':
      return number(p);
    case '{':
      return objectOrFor(p);
    case '[':
      return tupleOrFor(p);
    case '(':
      return parenthesized(p);
    case 'heredoc':
      return heredoc(p);
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
  const given: Expression[] = [];
  let expands = false;
  while (!p.is(')') && !expands) {
    given.push(p.expression());
    expands = p.take('...');
    if (!expands && !p.take(',')) break;
  }
  p.closeBracket(')', before, messages.commaOr(')'));
  return { kind: 'call', name, arguments: given, span: p.spanFrom(start), ...(expands && { expands }) };
}
