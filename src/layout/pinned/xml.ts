/** Reads the XML of draw.io files, which are untrusted, with saxes. */

import { SaxesParser } from 'saxes';
import { ATTRIBUTES_MAX, ELEMENTS_MAX, UNPACKED_MAX } from '../limits.js';
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

/**
 * Returns the elements in document order; none for an empty text. Hostile files are harmless: declarations are rejected, and
 * saxes expands no entities but those of XML, fetches nothing and does not recurse.
 * @throws NotRead if the text is not XML, has declarations, or exceeds the limits
 */
export function elementsOf(text: string): readonly Element[] {
  if (text.length > UNPACKED_MAX) throw new NotRead(messages.TOO_LONG);
  const elements: { name: string; attributes: ReadonlyMap<string, string>; parent: number; text: string }[] = [];
  const open: number[] = [];
  const parser = new SaxesParser({ position: false });
  let attributeCount = 0;
  parser.on('opentagstart', () => {
    attributeCount = 0;
  });
  parser.on('attribute', () => {
    if (++attributeCount > ATTRIBUTES_MAX) throw new NotRead(messages.TOO_MANY_ATTRIBUTES);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (elements.length >= ELEMENTS_MAX) throw new NotRead(messages.TOO_MANY_ELEMENTS);
    open.push(elements.length);
    elements.push({ name, attributes: new Map(Object.entries(attributes)), parent: open.at(-2) ?? -1, text: '' });
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (content) => {
    if (open.at(-1) === elements.length - 1) elements.at(-1)!.text += content;
  });
  parser.on('doctype', () => {
    throw new NotRead(messages.HAS_DECLARATIONS);
  });
  // The parser's own message may quote the file.
  parser.on('error', () => {
    throw new NotRead(messages.BROKEN_TAG);
  });
  if (text.trim() !== '') parser.write(text).close();
  return elements;
}
