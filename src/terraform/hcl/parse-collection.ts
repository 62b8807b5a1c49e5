/** `[...]` and `{...}`: tuples, objects, and `for` in both. */
import * as messages from './messages.js';
import type { Expression, ObjectValue } from './model.js';
import type { Parser } from './parser.js';

/** @throws Unexpected */
export function tupleOrFor(p: Parser): Expression {
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

/** @throws Unexpected */
export function objectOrFor(p: Parser): Expression {
  const { start } = p;
  const before = p.openBracket('}');
  if (p.isWord('for')) return forExpression(p, start, '}', before);
  p.newlines = true;
  const entries: ObjectValue['entries'][number][] = [];
  while (!p.is('}')) {
    entries.push(entry(p));
    // A line break ends an entry as a comma does; inside of one it is an error, as in a body.
    if (!p.is(',') && !p.is('newline')) break;
    skipSeparators(p);
  }
  p.closeBracket('}', before, messages.commaOr('}'));
  return { kind: 'object', entries, span: p.spanFrom(start) };
}

/** A comma once, line breaks as many as there are. */
function skipSeparators(p: Parser): void {
  p.take(',');
  while (p.is('newline')) p.advance();
}

function entry(p: Parser): ObjectValue['entries'][number] {
  const key = p.expression();
  if (!p.take('=') && !p.take(':')) throw p.unexpected(messages.EQUALS_OF_ENTRY);
  return { key: asKey(key), value: p.expression() };
}

/** A bare word is the key itself, also `null`; a reference as key has to be in parentheses. */
function asKey(key: Expression): Expression {
  if (key.kind === 'traversal' && key.steps.length === 0 && typeof key.root === 'string') {
    return { kind: 'literal', value: key.root, span: key.span };
  }
  const isKeyword = key.kind === 'literal' && (key.value === null || typeof key.value === 'boolean');
  return isKeyword ? { kind: 'literal', value: String(key.value), span: key.span } : key;
}

/** The bracket has been read; line breaks are nothing in all of it. */
function forExpression(p: Parser, start: number, closer: ']' | '}', before: boolean): Expression {
  p.advance();
  const { names, collection } = forIntroduction(p);
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

/** `k, v in collection`, behind the word `for`; directives of templates have it, too. */
export function forIntroduction(p: Parser): { names: string[]; collection: Expression } {
  const names = [p.identifier(messages.FOR_NAME)];
  if (p.take(',')) names.push(p.identifier(messages.FOR_NAME));
  if (!p.takeWord('in')) throw p.unexpected(messages.FOR_IN);
  return { names, collection: p.expression() };
}
