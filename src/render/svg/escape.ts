import { withoutDirections } from '../../graph/directions.js';

/**
 * What XML 1.0 cannot hold in any form: control characters but tab and line ends, halves of surrogate pairs, and the two
 * non-characters. One of them makes a whole file unreadable, so they are dropped.
 */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for the inside of an element or of a quoted attribute. */
export const escapeXml = (text: string): string =>
  withoutDirections(text.replace(FORBIDDEN, '')).replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
