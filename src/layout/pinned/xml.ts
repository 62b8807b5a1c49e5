/**
 * Reads the XML that draw.io writes: elements, attributes and text. Hostile files are harmless, because declarations
 * (and so custom entities) are rejected, nothing is fetched, and the text is read once.
 */
import { ELEMENTS_MAX } from '../limits.js';
import * as messages from '../messages.js';

/** The text is not a readable draw.io file. */
export class NotRead extends Error {}

/** An XML element with its decoded attributes. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Index of the parent element; -1 for the root. */
  readonly parent: number;
  /** Text between the start tag and the next tag. */
  readonly text: string;
}

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi;
const HIGHEST = 0x10ffff;

const decoded = (text: string): string =>
  text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase())!;
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
    return code <= HIGHEST ? String.fromCodePoint(code) : whole;
  });

/** Returns the end of the tag at `start`. Quoted values may contain `>`. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  for (let at = start; at < text.length; at++) {
    const character = text[at] as string;
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
    else if (character === '<' && at > start) break;
  }
  throw new NotRead(messages.BROKEN_TAG);
}

const ATTRIBUTE = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
const NAME = /[A-Za-z_][\w:.-]*/y;

function attributesIn(tag: string, start: number): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = start;
  for (let match = ATTRIBUTE.exec(tag); match !== null; match = ATTRIBUTE.exec(tag)) {
    const [, name, double, single] = match;
    attributes.set(name!, decoded(double ?? single ?? ''));
  }
  return attributes;
}

const after = (text: string, end: string, from: number): number => {
  const at = text.indexOf(end, from);
  if (at < 0) throw new NotRead(messages.BROKEN_TAG);
  return at + end.length;
};

/** Skips a comment or processing instruction. Returns its end, or `at` for an element. */
function skipped(text: string, at: number): number {
  if (text.startsWith('<!--', at)) return after(text, '-->', at + 4);
  if (text.startsWith('<?', at)) return after(text, '?>', at + 2);
  if (text.startsWith('<!', at)) throw new NotRead(messages.HAS_DECLARATIONS);
  return at;
}

/**
 * Returns the elements in document order.
 * @throws NotRead if the text is not XML, or has declarations
 */
export function elementsOf(text: string): Element[] {
  const elements: Element[] = [];
  const open: number[] = [];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const next = skipped(text, at);
    if (next > at) {
      at = next;
      continue;
    }
    const end = endOfTag(text, at);
    const isEnd = text[at + 1] === '/';
    NAME.lastIndex = at + (isEnd ? 2 : 1);
    const name = NAME.exec(text)?.[0];
    if (name === undefined) throw new NotRead(messages.BROKEN_TAG);
    if (isEnd) {
      if (elements[open.pop() ?? -1]?.name !== name) throw new NotRead(messages.BROKEN_TAG);
    } else {
      const tag = text.slice(at, end);
      const isEmpty = tag.endsWith('/');
      const content = isEmpty ? '' : text.slice(end + 1, Math.max(end + 1, text.indexOf('<', end)));
      const attributes = attributesIn(tag, 1 + name.length);
      elements.push({ name, attributes, parent: open.at(-1) ?? -1, text: decoded(content) });
      if (elements.length > ELEMENTS_MAX) throw new NotRead(messages.TOO_MANY_ELEMENTS);
      if (!isEmpty) open.push(elements.length - 1);
    }
    at = end + 1;
  }
  if (open.length > 0) throw new NotRead(messages.BROKEN_TAG);
  return elements;
}
