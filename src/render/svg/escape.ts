import { withoutDirections } from '../../graph/directions.js';

/**
 * Characters that XML 1.0 cannot contain even as references: control characters except tab and line ends, lone
 * surrogates, and the two non-characters. A single one makes the whole file unreadable, so they are dropped.
 */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches control characters
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for an element or a quoted attribute. Also removes characters that XML forbids and controls of text
 * direction.
 */
export const escapeXml = (text: string): string =>
  withoutDirections(text.replace(FORBIDDEN, '')).replace(/[&<>"']/g, (character) => ENTITIES[character] as string);

const ENTITY = /&(?:#(\d+)|(amp|lt|gt|quot));/g;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Returns the text that `escapeXml` escaped. */
export const unescapeXml = (markup: string): string =>
  markup.replace(ENTITY, (_, code: string | undefined, name: string) =>
    code === undefined ? (CHARACTERS[name] as string) : String.fromCodePoint(Number(code)),
  );
