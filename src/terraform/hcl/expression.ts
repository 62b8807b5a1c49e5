/**
 * Parses expressions by recursive descent, from the loosest to the tightest binding: conditionals, operators, steps,
 * values. `parse.ts` calls it for the values of attributes.
 */

import * as messages from '../messages.js';
import type { Expression, Literal, ObjectValue, Step } from './model.js';
import { Parser } from './parser.js';
import type { TokenKind } from './scanner.js';
import { FileSource, type Source, Unexpected } from './source.js';
import { heredocTemplate, quotedTemplate, wholeTemplate } from './template.js';

/** Returns a parser before the first token. Call `advance` or `jump` first. */
export const parserOf = (source: Source): Parser => new Parser(source, parseExpression);

/** Parses a string as a template, such as the content of a file. Null for a string that Terraform refuses. */
export function parseTemplate(text: string): Expression | null {
  const source = new FileSource(text);
  try {
    const template = wholeTemplate(parserOf(source));
    return source.faults.length === 0 ? template : null;
  } catch (error) {
    if (error instanceof Unexpected) return null;
    throw error;
  }
}

/**
 * Precedence of binary operators: higher binds tighter, equal ones associate to the left.
 * https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md
 */
const PRECEDENCE: ReadonlyMap<TokenKind, number> = new Map([
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

/** Parses a whole expression: a conditional, or operations without one. */
function parseExpression(parser: Parser): Expression {
  const start = parser.start;
  const condition = parseOperations(parser, 0);
  if (!parser.take('?')) return condition;
  const whenTrue = parser.expression();
  parser.expect(':', messages.token(':'));
  const whenFalse = parser.expression();
  return { kind: 'conditional', condition, whenTrue, whenFalse, span: parser.spanFrom(start) };
}

/** Parses an operand and all operators after it that bind tighter than `precedence` (precedence climbing). */
function parseOperations(parser: Parser, precedence: number): Expression {
  const start = parser.start;
  const deepestBefore = parser.deepest;
  parser.deepest = parser.depth;
  let left = parseUnary(parser);
  while ((PRECEDENCE.get(parser.kind) ?? 0) > precedence) {
    const operator = parser.kind;
    parser.advance();
    const right = parseOperations(parser, PRECEDENCE.get(operator) as number);
    // Chains are left-associative: each operator pushes the tree so far one level down.
    parser.reach(parser.deepest + 1);
    left = { kind: 'operation', operator, operands: [left, right], span: parser.spanFrom(start) };
  }
  parser.deepest = Math.max(deepestBefore, parser.deepest);
  return left;
}

/** Parses `-x`, `!x`, or a value. */
function parseUnary(parser: Parser): Expression {
  if (!parser.is('-') && !parser.is('!')) return parseWithSteps(parser);
  const start = parser.start;
  const operator = parser.kind;
  parser.enter();
  parser.advance();
  const operand = parseUnary(parser);
  parser.depth--;
  return { kind: 'operation', operator, operands: [operand], span: parser.spanFrom(start) };
}

/** Parses a value and the steps after it: `aws_vpc.main[0].id`. */
function parseWithSteps(parser: Parser): Expression {
  const start = parser.start;
  const base = parseTerm(parser);
  if (!parser.is('.') && !parser.is('[')) return base;
  const steps: Step[] = [];
  while (parser.is('.') || parser.is('[')) {
    // Each step counts as a level, because functions that read the tree recurse into it as into a nested value.
    parser.reach(steps.length);
    steps.push(parser.is('.') ? parseDotStep(parser) : parseBracketStep(parser));
  }
  const root = base.kind === 'traversal' && typeof base.root === 'string' ? base.root : base;
  return { kind: 'traversal', root, steps, span: parser.spanFrom(start) };
}

/** Parses `.name`, `.0` or `.*`. */
function parseDotStep(parser: Parser): Step {
  parser.advance();
  if (parser.is('identifier')) return { kind: 'attribute', name: parser.identifier('') };
  if (parser.take('*')) return { kind: 'splat', attributesOnly: true };
  if (parser.is('number')) return { kind: 'index', key: parseLegacyIndex(parser) };
  throw parser.unexpected(messages.ATTRIBUTE_NAME);
}

/**
 * Reads the legacy index `.0`. In `list.0.1` the token is the number 0.1, of which only the digits before the point are
 * read.
 */
function parseLegacyIndex(parser: Parser): Expression {
  const digits = /^[0-9]+/.exec(parser.word())?.[0] as string;
  const { start } = parser;
  parser.jump(start + digits.length);
  return { kind: 'literal', value: Number(digits), span: parser.spanFrom(start) };
}

/** Parses `[0]`, `["name"]` or `[*]`. */
function parseBracketStep(parser: Parser): Step {
  const before = parser.openBracket(']');
  if (parser.take('*')) {
    parser.closeBracket(']', before);
    return { kind: 'splat' };
  }
  const key = parser.expression();
  parser.closeBracket(']', before);
  return { kind: 'index', key };
}

// ---- Values.

const KEYWORDS: ReadonlyMap<string, Literal['value']> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
] as const);

/** Parses a value without the steps after it. */
function parseTerm(parser: Parser): Expression {
  switch (parser.kind) {
    case 'identifier':
      return parseNameOrCall(parser);
    case 'quote':
      return quotedTemplate(parser);
    case 'number':
      return parseNumber(parser);
    case '{':
      return parseObjectOrFor(parser);
    case '[':
      return parseTupleOrFor(parser);
    case '(':
      return parseParenthesised(parser);
    case 'heredoc':
      return heredocTemplate(parser);
    default:
      throw parser.unexpected(messages.VALUE);
  }
}

function parseNumber(parser: Parser): Expression {
  const { start } = parser;
  const value = Number(parser.word());
  parser.advance();
  return { kind: 'literal', value, span: parser.spanFrom(start) };
}

function parseParenthesised(parser: Parser): Expression {
  const { start } = parser;
  const before = parser.openBracket(')');
  const inner = parser.expression();
  parser.closeBracket(')', before);
  return { kind: 'parenthesised', inner, span: parser.spanFrom(start) };
}

/** Parses a keyword, a reference or a call. */
function parseNameOrCall(parser: Parser): Expression {
  const { start } = parser;
  const name = parser.word();
  parser.advance();
  if (parser.is('(') || parser.is('::')) return parseCall(parser, start, name);
  const keyword = KEYWORDS.get(name);
  if (keyword !== undefined) return { kind: 'literal', value: keyword, span: parser.spanFrom(start) };
  return { kind: 'traversal', root: name, steps: [], span: parser.spanFrom(start) };
}

function parseCall(parser: Parser, start: number, firstName: string): Expression {
  let name = firstName;
  while (parser.take('::')) name += `::${parser.identifier(messages.FUNCTION_NAME)}`;
  if (!parser.is('(')) throw parser.unexpected(messages.token('('));
  const before = parser.openBracket(')');
  const args: Expression[] = [];
  let expands = false;
  while (!parser.is(')') && !expands) {
    args.push(parser.expression());
    expands = parser.take('...');
    if (!expands && !parser.take(',')) break;
  }
  parser.closeBracket(')', before, messages.commaOr(')'));
  return { kind: 'call', name, arguments: args, span: parser.spanFrom(start), ...(expands && { expands }) };
}

// ---- Tuples, objects, and `for` expressions in both.

function parseTupleOrFor(parser: Parser): Expression {
  const { start } = parser;
  const before = parser.openBracket(']');
  if (parser.isWord('for')) return parseFor(parser, start, ']', before);
  const items: Expression[] = [];
  while (!parser.is(']')) {
    items.push(parser.expression());
    if (!parser.take(',')) break;
  }
  parser.closeBracket(']', before, messages.commaOr(']'));
  return { kind: 'tuple', items, span: parser.spanFrom(start) };
}

function parseObjectOrFor(parser: Parser): Expression {
  const { start } = parser;
  const before = parser.openBracket('}');
  if (parser.isWord('for')) return parseFor(parser, start, '}', before);
  parser.newlinesAreTokens = true;
  const entries: ObjectValue['entries'][number][] = [];
  while (!parser.is('}')) {
    entries.push(parseEntry(parser));
    // A line break ends an entry, like a comma. Inside an entry it is an error, as in a body.
    if (!parser.is(',') && !parser.is('newline')) break;
    skipSeparators(parser);
  }
  parser.closeBracket('}', before, messages.commaOr('}'));
  return { kind: 'object', entries, span: parser.spanFrom(start) };
}

/** Skips at most one comma, then any number of line breaks. */
function skipSeparators(parser: Parser): void {
  parser.take(',');
  while (parser.is('newline')) parser.advance();
}

function parseEntry(parser: Parser): ObjectValue['entries'][number] {
  const key = parser.expression();
  if (!parser.take('=') && !parser.take(':')) throw parser.unexpected(messages.EQUALS_OF_ENTRY);
  return { key: asKey(key), value: parser.expression() };
}

/**
 * Turns a bare word into a string key: `{ name = 1, null = 2 }`. A reference as key is in parentheses, and is returned
 * unchanged.
 */
function asKey(key: Expression): Expression {
  if (key.kind === 'traversal' && key.steps.length === 0 && typeof key.root === 'string') {
    return { kind: 'literal', value: key.root, span: key.span };
  }
  const isKeyword = key.kind === 'literal' && (key.value === null || typeof key.value === 'boolean');
  return isKeyword ? { kind: 'literal', value: String(key.value), span: key.span } : key;
}

/**
 * Parses a `for` expression after its opening bracket. Line breaks are insignificant up to the closing one.
 * @param before the result of `openBracket`
 */
function parseFor(parser: Parser, start: number, closer: ']' | '}', before: boolean): Expression {
  parser.advance();
  const { names, collection } = parser.forIntroduction();
  parser.expect(':', messages.token(':'));
  const first = parser.expression();
  let key: Expression | null = null;
  let value = first;
  let grouped = false;
  if (closer === '}') {
    parser.expect('=>', messages.token('=>'));
    key = first;
    value = parser.expression();
    grouped = parser.take('...');
  }
  const condition = parser.takeWord('if') ? parser.expression() : null;
  parser.closeBracket(closer, before);
  const span = parser.spanFrom(start);
  return { kind: 'for', names, collection, key, value, condition, span, ...(grouped && { grouped }) };
}
