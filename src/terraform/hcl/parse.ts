/**
 * Parses Terraform's complete native syntax: https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md. The reasons
 * for a custom parser are in docs/decisions/0004-own-hcl-parser.md.
 */

import * as messages from '../messages.js';
import { parserOf } from './expression.js';
import type { Attribute, Block, Body, Expression, HclFile } from './model.js';
import type { Parser } from './parser.js';
import { FileSource, heredocStart, markerEnd, matchEnd, Scanner, Unexpected } from './scanner.js';
import { isSequenceAt, quotedTemplate } from './template.js';

/** Parses a file. Never throws: faults are listed, and everything else is returned. Offsets include a byte order mark. */
export function parseHcl(text: string, path: string): HclFile {
  const source = new FileSource(text);
  const parser = parserOf(source);
  parser.jump(text.startsWith('\ufeff') ? 1 : 0);
  const body = fileBody(parser);
  return { path, text, syntax: 'native', body, faults: source.faults };
}

// ---- bodies: attributes and blocks on separate lines; a fault in one leaves the others readable

interface Items {
  readonly attributes: Attribute[];
  readonly blocks: Block[];
}

/** Reads the items of the whole text. */
function fileBody(p: Parser): Body {
  const items: Items = { attributes: [], blocks: [] };
  readItems(p, items);
  while (!p.is('end')) {
    // A surplus brace. The following items most likely belong at this level.
    p.source.fault(p.start, messages.NOTHING_TO_CLOSE);
    p.advance();
    readItems(p, items);
  }
  return { ...items, span: p.source.span(0, p.source.text.length) };
}

/** Reads items up to a closing brace or the end of the text. */
function readItems(p: Parser, items: Items): void {
  const names = new Set<string>();
  while (!p.is('}') && !p.is('end')) {
    if (!p.take('newline')) item(p, items, names);
  }
}

/** Reads an attribute or a block. @param names attributes so far, to find duplicates */
function item(p: Parser, items: Items, names: Set<string>): void {
  const { start, depth } = p;
  try {
    const name = itemName(p);
    if (p.is('=')) {
      if (names.has(name)) p.source.fault(start, messages.definedTwice(name));
      names.add(name);
      items.attributes.push(attribute(p, start, name));
    } else {
      block(p, start, name, items);
    }
    endOfLine(p);
  } catch (fault) {
    resumeAfter(p, fault, start, depth);
  }
}

/** Accepts a quoted name, as Terraform did before 0.12. */
function itemName(p: Parser): string {
  return p.is('quote') ? plainText(p) : p.identifier(messages.ITEM);
}

/** Reads a quoted text. @throws Unexpected if it is a template */
function plainText(p: Parser): string {
  const { start } = p;
  const text = quotedTemplate(p);
  if (text.kind === 'literal') return String(text.value);
  throw new Unexpected(start, messages.LABEL_IS_TEMPLATE);
}

/** Reads an attribute. Keeps its name and position even if the value is unreadable. */
function attribute(p: Parser, start: number, name: string): Attribute {
  const { depth } = p;
  p.advance();
  const valueStart = p.start;
  let value: Expression;
  try {
    p.deepest = p.depth;
    value = p.expression();
  } catch (fault) {
    resumeAfter(p, fault, start, depth);
    const end = valueStart + p.source.text.slice(valueStart, p.last).trimEnd().length;
    value = { kind: 'unreadable', span: p.source.span(valueStart, end) };
    return { name, value, span: p.source.span(start, end) };
  }
  return { name, value, span: p.spanFrom(start) };
}

/** Reads a block after its type, e.g. `"aws_vpc" "main" { ... }`, and adds it to the items of its parent. */
function block(p: Parser, start: number, type: string, parent: Items): void {
  const labels: string[] = [];
  if (!p.is('{') && !p.is('identifier') && !p.is('quote')) throw p.unexpected(messages.AFTER_NAME);
  while (!p.is('{')) labels.push(p.is('quote') ? plainText(p) : p.identifier(messages.LABEL_OR_BODY));
  const bodyStart = p.end;
  p.enter();
  p.advance();
  const items: Items = { attributes: [], blocks: [] };
  readItems(p, items);
  p.depth--;
  const isClosed = p.is('}');
  const strays = isClosed ? null : takeStrays(p, start, items);
  const bodyEnd = strays?.start ?? p.start;
  if (isClosed) p.advance();
  else p.source.fault(p.start, messages.blockNotClosed(type, p.source.span(start, start).line));
  const body: Body = { ...items, span: p.source.span(bodyStart, bodyEnd) };
  parent.blocks.push({ type, labels, body, span: p.source.span(start, isClosed ? p.last : bodyEnd) });
  if (strays !== null) {
    for (const attribute of strays.attributes) parent.attributes.push(attribute);
    for (const block of strays.blocks) parent.blocks.push(block);
  }
}

/**
 * Moves items out of a block that is never closed: everything from the first line that is indented no deeper than the block.
 * Returns null if there are none.
 */
function takeStrays(p: Parser, blockStart: number, items: Items): (Items & { start: number }) | null {
  const column = p.source.columnOf(blockStart);
  const isStray = ({ span }: Attribute | Block): boolean => p.source.columnOf(span.start) <= column;
  const start = [...items.attributes, ...items.blocks]
    .filter(isStray)
    .reduce((first, { span }) => Math.min(first, span.start), Number.POSITIVE_INFINITY);
  if (start === Number.POSITIVE_INFINITY) return null;
  const takeFromStart = <T extends Attribute | Block>(list: T[]): T[] => {
    const from = list.findIndex(({ span }) => span.start >= start);
    return from < 0 ? [] : list.splice(from);
  };
  return { attributes: takeFromStart(items.attributes), blocks: takeFromStart(items.blocks), start };
}

/** Expects a line break. Two items on one line are a fault, but both are read. */
function endOfLine(p: Parser): void {
  if (p.is('newline') || p.is('}') || p.is('end')) return;
  const fault = p.unexpected(messages.NEW_LINE);
  p.source.fault(fault.offset, fault.problem);
  if (!p.take(',') && !p.is('identifier') && !p.is('quote')) throw fault;
}

/** Records the fault and jumps to the next place where an item may start. */
function resumeAfter(p: Parser, fault: unknown, itemStart: number, depth: number): void {
  if (!(fault instanceof Unexpected)) throw fault;
  p.source.fault(fault.offset, fault.problem);
  p.depth = depth;
  p.newlines = true;
  p.jump(recover(p, itemStart, fault.offset));
  p.open.length = 0;
}

// ---- recovery

const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['{', '}'],
  ['[', ']'],
  ['(', ')'],
]);

/** A name, followed by `=`, or by labels and `{`. */
const ITEM_START =
  /[\p{ID_Start}_][\p{ID_Continue}-]*(?:[ \t]*=(?![=>])|(?:[ \t]+(?:"[^"\n]*"|[\p{ID_Start}_][\p{ID_Continue}-]*))*[ \t]*\{)/uy;

/**
 * Returns the offset of the line break or closing brace at which to resume after a fault.
 * Resumes after the line on which all brackets are closed again. Resumes earlier at a line that looks like an item and
 * is indented no deeper than the broken one. Never resumes before the line of the fault, so that noise takes linear
 * time.
 */
function recover(p: Parser, itemStart: number, faultAt: number): number {
  const { text } = p.source;
  const { open } = p;
  const column = p.source.columnOf(itemStart);
  const faultLine = faultAt - p.source.columnOf(faultAt);
  const inHeredoc = open.some((closer) => closer.startsWith('<'));
  if (faultLine > itemStart && !inHeredoc && startsItem(p, faultLine, column)) return faultLine - 1;
  const scanner = new Scanner(p.source);
  let at = faultAt;
  while (at < text.length) {
    const inside = open.at(-1);
    if (inside === '"' || inside?.startsWith('<')) {
      at = afterText(text, at, open);
      continue;
    }
    scanner.jump(at);
    const isOutside = open.length === 0;
    if (scanner.is('newline') && (isOutside || startsItem(p, scanner.end, column))) return scanner.start;
    if (scanner.is('end') || (scanner.is('}') && isOutside)) return scanner.start;
    at = afterToken(p, scanner);
  }
  return at;
}

/** Skips a token and records the brackets that it opens or closes. */
function afterToken(p: Parser, scanner: Scanner): number {
  const closer = CLOSERS.get(scanner.kind);
  if (closer !== undefined) p.open.push(closer);
  else if (scanner.is('quote')) p.open.push('"');
  else if (scanner.is(']') || scanner.is(')') || scanner.is('}') || scanner.is('~}')) p.open.pop();
  if (!scanner.is('heredoc')) return scanner.end;
  const { marker } = heredocStart(scanner.word());
  if (p.mayEnd(marker, scanner.end)) {
    p.open.push(`<${marker}`);
    return scanner.end;
  }
  // A heredoc without an end is one line of noise, and its line break counts.
  return scanner.end - 1;
}

/** True if the line looks like an item or closing brace that is indented no deeper than the column. */
function startsItem(p: Parser, lineStart: number, column: number): boolean {
  const { text } = p.source;
  const start = matchEnd(SPACE, text, lineStart);
  const indent = start - lineStart;
  if (text[start] === '}') return indent < column;
  return indent <= column && matchEnd(ITEM_START, text, start) > start;
}

const SPACE = /[ \t]*/y;
const PLAIN_IN_STRING = /[^"\\$%\n]*/y;
const PLAIN_IN_HEREDOC = /[^$%\n]*/y;

/** Takes one step through the text of a string or heredoc: plain text plus one special character or sequence. */
function afterText(text: string, from: number, open: string[]): number {
  const inside = open.at(-1) as string;
  const isString = inside === '"';
  const marker = inside.slice(1);
  if (!isString && text[from - 1] === '\n') {
    const end = markerEnd(text, from, marker);
    if (end >= 0) {
      open.pop();
      return end;
    }
  }
  const at = matchEnd(isString ? PLAIN_IN_STRING : PLAIN_IN_HEREDOC, text, from);
  if (isString && (text[at] === '"' || text[at] === '\n')) {
    open.pop();
    return text[at] === '"' ? at + 1 : at;
  }
  if (isSequenceAt(text, at)) {
    open.push('}');
    return at + 2;
  }
  if (text[at] === '\\' || (text[at + 1] === text[at] && text[at] !== '\n')) return at + 2;
  return at + 1;
}
