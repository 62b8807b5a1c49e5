/** Bodies: attributes and blocks, each on lines of its own. A fault in one leaves the others readable. */
import * as messages from './messages.js';
import type { Attribute, Block, Body, Expression } from './model.js';
import { quoted } from './parse-template.js';
import type { Parser } from './parser.js';
import { recover } from './recover.js';
import { Unexpected } from './source.js';

interface Items {
  readonly attributes: Attribute[];
  readonly blocks: Block[];
}

/** All of a text. */
export function fileBody(p: Parser): Body {
  const items: Items = { attributes: [], blocks: [] };
  readItems(p, items);
  while (!p.is('end')) {
    // A brace too many. What follows it is most likely meant to stand where it now is.
    p.source.fault(p.start, messages.NOTHING_TO_CLOSE);
    p.advance();
    readItems(p, items);
  }
  return { ...items, span: p.source.span(0, p.source.text.length) };
}

/** Up to a closing brace or the end of the text. */
function readItems(p: Parser, items: Items): void {
  const names = new Set<string>();
  while (!p.is('}') && !p.is('end')) {
    if (!p.take('newline')) item(p, items, names);
  }
}

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
    goOn(p, fault, start, depth);
  }
}

/** Before Terraform 0.12 a name could be quoted. */
function itemName(p: Parser): string {
  return p.is('quote') ? plainText(p) : p.identifier(messages.ITEM);
}

function plainText(p: Parser): string {
  const { start } = p;
  const text = quoted(p);
  if (text.kind === 'literal') return String(text.value);
  throw new Unexpected(start, messages.LABEL_IS_TEMPLATE);
}

/** Keeps its name and place where the value is not readable. */
function attribute(p: Parser, start: number, name: string): Attribute {
  const { depth } = p;
  p.advance();
  const valueStart = p.start;
  let value: Expression;
  try {
    p.deepest = p.depth;
    value = p.expression();
  } catch (fault) {
    goOn(p, fault, start, depth);
    const end = valueStart + p.source.text.slice(valueStart, p.last).trimEnd().length;
    value = { kind: 'unreadable', span: p.source.span(valueStart, end) };
    return { name, value, span: p.source.span(start, end) };
  }
  return { name, value, span: p.spanFrom(start) };
}

function block(p: Parser, start: number, type: string, around: Items): void {
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
  around.blocks.push({ type, labels, body, span: p.source.span(start, isClosed ? p.last : bodyEnd) });
  if (strays !== null) {
    for (const attribute of strays.attributes) around.attributes.push(attribute);
    for (const block of strays.blocks) around.blocks.push(block);
  }
}

/** Out of a block that is never closed: from what starts a line no deeper than the block itself, all stands beside it. */
function takeStrays(p: Parser, blockStart: number, items: Items): (Items & { start: number }) | null {
  const column = p.source.columnOf(blockStart);
  const isStray = ({ span }: Attribute | Block): boolean => p.source.columnOf(span.start) <= column;
  const start = [...items.attributes, ...items.blocks]
    .filter(isStray)
    .reduce((first, { span }) => Math.min(first, span.start), Number.POSITIVE_INFINITY);
  if (start === Number.POSITIVE_INFINITY) return null;
  const keep = <T extends Attribute | Block>(list: T[]): T[] => {
    const from = list.findIndex(({ span }) => span.start >= start);
    return from < 0 ? [] : list.splice(from);
  };
  return { attributes: keep(items.attributes), blocks: keep(items.blocks), start };
}

/** Two on a line are a fault, and both are read. */
function endOfLine(p: Parser): void {
  if (p.is('newline') || p.is('}') || p.is('end')) return;
  const fault = p.unexpected(messages.NEW_LINE);
  p.source.fault(fault.offset, fault.problem);
  if (!p.take(',') && !p.is('identifier') && !p.is('quote')) throw fault;
}

/** Notes the fault and goes to where the next item may start. */
function goOn(p: Parser, fault: unknown, itemStart: number, depth: number): void {
  if (!(fault instanceof Unexpected)) throw fault;
  p.source.fault(fault.offset, fault.problem);
  p.depth = depth;
  p.newlines = true;
  p.jump(recover(p, itemStart, fault.offset));
  p.open.length = 0;
}
