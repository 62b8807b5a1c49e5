/** Converts JSON values into expressions. */

import * as messages from '../../messages.js';
import { parserOf } from '../expression.js';
import type { Expression, Span } from '../model.js';
import type { Parser } from '../parser.js';
import { type Source, Unexpected } from '../scanner.js';
import { wholeTemplate } from '../template.js';
import type { Strings } from './schema.js';
import type { JsonString, JsonValue } from './values.js';

export function expressionOf(source: Source, value: JsonValue, strings: Strings): Expression {
  const span = source.span(value.start, value.end);
  switch (value.kind) {
    case 'object':
      return {
        kind: 'object',
        // Keys are templates, too: `{ "${var.key}": 1 }`. Only values may be bare expressions.
        entries: value.members.map((member) => ({
          key: stringOf(source, member.name, strings === 'expression' ? 'text' : strings),
          value: expressionOf(source, member.value, strings),
        })),
        span,
      };
    case 'array':
      return { kind: 'tuple', items: value.items.map((item) => expressionOf(source, item, strings)), span };
    case 'string':
      return stringOf(source, value, strings);
    case 'other':
      return { kind: 'literal', value: value.value, span };
  }
}

function stringOf(source: Source, string: JsonString, strings: Strings): Expression {
  const span = source.span(string.start, string.end);
  if (strings === 'text' || string.value === '') return { kind: 'literal', value: string.value, span };
  const inner = new StringSource(source, string);
  const parser = parserOf(inner);
  try {
    if (strings === 'template') return { ...wholeTemplate(parser), span };
    return wholeExpression(parser);
  } catch (fault) {
    if (!(fault instanceof Unexpected)) throw fault;
    inner.fault(fault.offset, fault.problem);
    return { kind: 'unreadable', span };
  }
}

function wholeExpression(p: Parser): Expression {
  p.newlines = false;
  p.jump(0);
  const expression = p.expression();
  if (!p.is('end')) throw p.unexpected(messages.END_OF_TEXT);
  return expression;
}

/** The text within a JSON string. Translates its positions to those in the file. */
class StringSource implements Source {
  readonly text: string;
  /** File offset of each code unit and of the end; null if the string has no escapes. */
  private readonly offsets: readonly number[] | null;

  constructor(
    private readonly file: Source,
    private readonly string: JsonString,
  ) {
    this.text = string.value;
    const isPlain = string.value.length === string.end - string.start - 2;
    this.offsets = isPlain ? null : offsetsIn(file.text, string);
  }

  span(start: number, end: number): Span {
    return this.file.span(this.place(start), this.place(end));
  }

  columnOf(offset: number): number {
    return this.file.columnOf(this.place(offset));
  }

  fault(offset: number, problem: string): void {
    this.file.fault(this.place(offset), problem);
  }

  private place(offset: number): number {
    return this.offsets === null ? this.string.start + 1 + offset : (this.offsets[offset] as number);
  }
}

function offsetsIn(text: string, { start, end }: JsonString): number[] {
  const offsets: number[] = [];
  let at = start + 1;
  while (at < end - 1) {
    offsets.push(at);
    if (text[at] !== '\\') at++;
    else at += text[at + 1] === 'u' ? 6 : 2;
  }
  offsets.push(end - 1);
  return offsets;
}
