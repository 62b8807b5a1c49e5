/**
 * Parses Terraform's complete native syntax: https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md. The reasons
 * for a custom parser are in docs/decisions/0004-own-hcl-parser.md.
 */

import { matchEnd } from '../../platform/text/matching.js';
import * as messages from '../messages.js';
import { parserOf } from './expression.js';
import type { Attribute, Block, Body, Expression, HclFile } from './model.js';
import type { Parser } from './parser.js';
import { heredocStart, markerEnd, Scanner } from './scanner.js';
import { FileSource, Unexpected } from './source.js';
import { isSequenceAt, quotedTemplate } from './template.js';

/**
 * Parses the text of a `.tf` file. Never throws: the result lists the faults and contains everything else. Offsets
 * include a byte order mark.
 * @param path path relative to the root of the source
 */
export function parseHcl(text: string, path: string): HclFile {
  const source = new FileSource(text);
  const parser = parserOf(source);
  parser.jump(text.startsWith('\ufeff') ? 1 : 0);
  const body = fileBody(parser);
  return { path, text, syntax: 'native', body, faults: source.faults };
}

// ---- Bodies: attributes and blocks on separate lines. A fault in one of them leaves the others readable.

/** The items of a body, which are added while they are read. */
interface Items {
  readonly attributes: Attribute[];
  readonly blocks: Block[];
}

/** Reads the items of the whole text. */
function fileBody(parser: Parser): Body {
  const items: Items = { attributes: [], blocks: [] };
  readItems(parser, items);
  while (!parser.is('end')) {
    // A surplus brace. The following items most likely belong at this level.
    parser.source.fault(parser.start, messages.NOTHING_TO_CLOSE);
    parser.advance();
    readItems(parser, items);
  }
  return { ...items, span: parser.source.span(0, parser.source.text.length) };
}

/** Reads items up to a closing brace or the end of the text. */
function readItems(parser: Parser, items: Items): void {
  const names = new Set<string>();
  while (!parser.is('}') && !parser.is('end')) {
    if (!parser.take('newline')) readItem(parser, items, names);
  }
}

/**
 * Reads an attribute or a block into `items`. After a fault, continues at the next item.
 * @param names names of the attributes before it, to find duplicates
 */
function readItem(parser: Parser, items: Items, names: Set<string>): void {
  const { start, depth } = parser;
  try {
    const name = readItemName(parser);
    if (parser.is('=')) {
      if (names.has(name)) parser.source.fault(start, messages.definedTwice(name));
      names.add(name);
      items.attributes.push(readAttribute(parser, start, name));
    } else {
      readBlock(parser, start, name, items);
    }
    expectEndOfLine(parser);
  } catch (fault) {
    resumeAfter(parser, fault, start, depth);
  }
}

/**
 * Reads the name of an attribute or the type of a block. Accepts a quoted name, as Terraform did before 0.12.
 * @throws Unexpected if there is no name
 */
function readItemName(parser: Parser): string {
  return parser.is('quote') ? readPlainText(parser) : parser.identifier(messages.ITEM);
}

/**
 * Reads a quoted text, such as a label.
 * @throws Unexpected if it contains `${...}`
 */
function readPlainText(parser: Parser): string {
  const { start } = parser;
  const text = quotedTemplate(parser);
  if (text.kind === 'literal') return String(text.value);
  throw new Unexpected(start, messages.LABEL_IS_TEMPLATE);
}

/**
 * Reads an attribute after its name. If the value is unreadable, the attribute is still returned with an `unreadable`
 * value, because its name alone shows what the resource sets.
 */
function readAttribute(parser: Parser, start: number, name: string): Attribute {
  const { depth } = parser;
  parser.advance();
  const valueStart = parser.start;
  let value: Expression;
  try {
    parser.deepest = parser.depth;
    value = parser.expression();
  } catch (fault) {
    resumeAfter(parser, fault, start, depth);
    const end = valueStart + parser.source.text.slice(valueStart, parser.previousEnd).trimEnd().length;
    value = { kind: 'unreadable', span: parser.source.span(valueStart, end) };
    return { name, value, span: parser.source.span(start, end) };
  }
  return { name, value, span: parser.spanFrom(start) };
}

/** Reads a block after its type, e.g. `"aws_vpc" "main" { ... }`, and adds it to the items of its parent. */
function readBlock(parser: Parser, start: number, type: string, parent: Items): void {
  const labels: string[] = [];
  if (!parser.is('{') && !parser.is('identifier') && !parser.is('quote')) throw parser.unexpected(messages.AFTER_NAME);
  while (!parser.is('{'))
    labels.push(parser.is('quote') ? readPlainText(parser) : parser.identifier(messages.LABEL_OR_BODY));
  const bodyStart = parser.end;
  parser.enter();
  parser.advance();
  const items: Items = { attributes: [], blocks: [] };
  readItems(parser, items);
  parser.depth--;
  const isClosed = parser.is('}');
  const strays = isClosed ? null : takeStrays(parser, start, items);
  const bodyEnd = strays?.start ?? parser.start;
  if (isClosed) parser.advance();
  else parser.source.fault(parser.start, messages.blockNotClosed(type, parser.source.span(start, start).line));
  const body: Body = { ...items, span: parser.source.span(bodyStart, bodyEnd) };
  parent.blocks.push({ type, labels, body, span: parser.source.span(start, isClosed ? parser.previousEnd : bodyEnd) });
  if (strays !== null) {
    for (const attribute of strays.attributes) parent.attributes.push(attribute);
    for (const block of strays.blocks) parent.blocks.push(block);
  }
}

/**
 * Removes from a block that is never closed the items that belong to its parent, and returns them: everything from the
 * first item that is indented no deeper than the block. Returns null if there are none.
 */
function takeStrays(parser: Parser, blockStart: number, items: Items): (Items & { start: number }) | null {
  const column = parser.source.columnOf(blockStart);
  const strayStarts = [...items.attributes, ...items.blocks]
    .map(({ span }) => span.start)
    .filter((start) => parser.source.columnOf(start) <= column);
  if (strayStarts.length === 0) return null;
  const start = strayStarts.reduce((first, next) => Math.min(first, next));
  return { attributes: takeFrom(items.attributes, start), blocks: takeFrom(items.blocks, start), start };
}

/** Removes the items that begin at or after the offset, and returns them. The list is in text order. */
function takeFrom<T extends Attribute | Block>(list: T[], start: number): T[] {
  const index = list.findIndex(({ span }) => span.start >= start);
  return index < 0 ? [] : list.splice(index);
}

/**
 * Expects a line break. Two items on one line are a fault, but both are read.
 * @throws Unexpected if no item can begin here
 */
function expectEndOfLine(parser: Parser): void {
  if (parser.is('newline') || parser.is('}') || parser.is('end')) return;
  const fault = parser.unexpected(messages.NEW_LINE);
  parser.source.fault(fault.offset, fault.problem);
  if (!parser.take(',') && !parser.is('identifier') && !parser.is('quote')) throw fault;
}

/**
 * Records the fault and jumps to the next position at which an item may start. Rethrows anything but a fault.
 * @param depth nesting depth to return to
 */
function resumeAfter(parser: Parser, fault: unknown, itemStart: number, depth: number): void {
  if (!(fault instanceof Unexpected)) throw fault;
  parser.source.fault(fault.offset, fault.problem);
  parser.depth = depth;
  parser.newlinesAreTokens = true;
  parser.jump(recover(parser, itemStart, fault.offset));
  parser.open.length = 0;
}

// ---- Finds the position at which to resume after a fault, so that one broken item affects as little of the file as
// possible.

const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['{', '}'],
  ['[', ']'],
  ['(', ')'],
]);

/** The beginning of an item: `name =`, or `type "label" {`. */
const ITEM_START =
  /[\p{ID_Start}_][\p{ID_Continue}-]*(?:[ \t]*=(?![=>])|(?:[ \t]+(?:"[^"\n]*"|[\p{ID_Start}_][\p{ID_Continue}-]*))*[ \t]*\{)/uy;

/**
 * Returns the offset of the line break or closing brace at which to resume after a fault: the end of the line on which
 * all brackets are closed again, or an earlier line that looks like an item and is indented no deeper than the broken
 * one. Never resumes before the line of the fault, so that a file without any valid item takes linear time. Removes the
 * brackets that are closed on the way from `parser.open`.
 */
function recover(parser: Parser, itemStart: number, faultAt: number): number {
  const { text } = parser.source;
  const { open } = parser;
  const column = parser.source.columnOf(itemStart);
  const faultLineStart = faultAt - parser.source.columnOf(faultAt);
  const inHeredoc = open.some((closer) => closer.startsWith('<'));
  if (faultLineStart > itemStart && !inHeredoc && startsItem(parser, faultLineStart, column)) return faultLineStart - 1;
  const scanner = new Scanner(parser.source);
  let offset = faultAt;
  while (offset < text.length) {
    const innermost = open.at(-1);
    if (innermost === '"' || innermost?.startsWith('<')) {
      offset = afterText(text, offset, open);
      continue;
    }
    scanner.jump(offset);
    const isOutside = open.length === 0;
    if (scanner.is('newline') && (isOutside || startsItem(parser, scanner.end, column))) return scanner.start;
    if (scanner.is('end') || (scanner.is('}') && isOutside)) return scanner.start;
    offset = afterToken(parser, scanner);
  }
  return offset;
}

/** Returns the offset after a token, and records the bracket that it opens or closes. */
function afterToken(parser: Parser, scanner: Scanner): number {
  const closer = CLOSERS.get(scanner.kind);
  if (closer !== undefined) parser.open.push(closer);
  else if (scanner.is('quote')) parser.open.push('"');
  else if (scanner.is(']') || scanner.is(')') || scanner.is('}') || scanner.is('~}')) parser.open.pop();
  if (!scanner.is('heredoc')) return scanner.end;
  const { marker } = heredocStart(scanner.word());
  if (parser.canEndHeredoc(marker, scanner.end)) {
    parser.open.push(`<${marker}`);
    return scanner.end;
  }
  // A heredoc without an end is only one unreadable line, and parsing may resume at its line break.
  return scanner.end - 1;
}

/** True if the line looks like an item indented no deeper than the column, or like a closing brace indented less. */
function startsItem(parser: Parser, lineStart: number, column: number): boolean {
  const { text } = parser.source;
  const start = matchEnd(SPACE, text, lineStart);
  const indent = start - lineStart;
  if (text[start] === '}') return indent < column;
  return indent <= column && matchEnd(ITEM_START, text, start) > start;
}

/** Patterns for `matchEnd`: white space, and text without special characters. */
const SPACE = /[ \t]*/y;
const PLAIN_IN_STRING = /[^"\\$%\n]*/y;
const PLAIN_IN_HEREDOC = /[^$%\n]*/y;

/**
 * Returns the offset after the next plain text and special character of a string or heredoc, and records in `open` if
 * that ends the text or begins a sequence.
 */
function afterText(text: string, from: number, open: string[]): number {
  const closer = open.at(-1) as string;
  const isString = closer === '"';
  if (!isString && text[from - 1] === '\n') {
    const end = markerEnd(text, from, closer.slice(1));
    if (end >= 0) {
      open.pop();
      return end;
    }
  }
  const offset = matchEnd(isString ? PLAIN_IN_STRING : PLAIN_IN_HEREDOC, text, from);
  if (isString && (text[offset] === '"' || text[offset] === '\n')) {
    open.pop();
    return text[offset] === '"' ? offset + 1 : offset;
  }
  if (isSequenceAt(text, offset)) {
    open.push('}');
    return offset + 2;
  }
  // `\"` does not end the string, and `$${` does not begin a sequence.
  if (text[offset] === '\\' || (text[offset + 1] === text[offset] && text[offset] !== '\n')) return offset + 2;
  return offset + 1;
}
