/**
 * Escapes untrusted text for GitHub-flavoured Markdown. Escaping alone is not enough: GitHub looks for mentions,
 * references and emoji after it has rendered Markdown, where an entity is a character again. Only a zero-width
 * character breaks them up.
 */
import { short } from './printable.js';

/** A space without width. `@` + U+200B + `user` looks like `@user` but mentions nobody. */
const ZERO_WIDTH_SPACE = '\u200b';

/**
 * Broken up after the character: `@user`, `#12`, `:emoji:`, `https://`, and on other hosts `!12`, `&12`, `$12`, `%12`,
 * `~12`. Broken up before it: `GH-12`, `www.`.
 */
const TRIGGERS = /[@#:](?=\S)|[!&$%~](?=\d)|(?<=GH)-(?=\d)|(?<=www)\./gi;

/** Characters with a meaning in Markdown, HTML, tables or mathematics anywhere in a line. */
const SYNTAX = /[&<>|\\`*_[\]~$#"]/g;

/** Characters with a meaning at the start of a line: lists, rules, headings. */
const LINE_START = /^[-+=]|(?<=^\d+)[.)]/;

const entity = (char: string): string => `&#${char.codePointAt(0)};`;

/** Breaks up mentions, references, emoji and bare links. */
const inert = (text: string): string =>
  text.replace(TRIGGERS, (char) =>
    char === '-' || char === '.' ? `${ZERO_WIDTH_SPACE}${char}` : `${char}${ZERO_WIDTH_SPACE}`,
  );

/**
 * Escapes text for a paragraph, heading, list item, table cell or `<summary>`.
 * @param length maximum number of characters before escaping; longer text ends in an ellipsis
 */
export const markdown = (text: string, length: number): string =>
  inert(short(text, length)).replace(SYNTAX, entity).replace(LINE_START, entity);

/**
 * The subset of SYNTAX that must be escaped. `_` between letters and digits, quotes, and `#` within a line have no
 * meaning, nor has `&` if no entity can follow.
 */
const MEANINGFUL_SYNTAX = /[\\`*[\]~]|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])|[<>|$]|&(?=[#\p{L}])/gu;

/** A backslash does not escape these everywhere: in mathematics, table cells, and surrounding HTML. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['|', '&#124;'],
  ['$', '&#36;'],
]);

const MEANINGFUL_LINE_START = /^[-+=#]|(?<=^\d+)[.)]/;

/**
 * Escapes text for a paragraph or table cell outside HTML, with few entities. Readers of the source, as in a log,
 * can skip backslashes.
 */
export const legible = (text: string, length: number): string =>
  inert(short(text, length))
    .replace(MEANINGFUL_SYNTAX, (marks) => ENTITIES.get(marks) ?? [...marks].map((mark) => `\\${mark}`).join(''))
    .replace(MEANINGFUL_LINE_START, (mark) => `\\${mark}`);

/**
 * Escapes text for an HTML attribute in double quotes.
 * @param length as for `markdown`
 */
export const attribute = (text: string, length: number): string =>
  short(text, length).replace(/[^\p{L}\p{N} ]/gu, entity);

/** Text without characters that are special in code spans, tables or HTML. */
const PLAIN_CODE = /^[^`|\\<>&]+$/;

/** Formats a resource address or a path as code, in which GitHub looks for no mentions and references. */
export const code = (text: string, length: number): string => {
  const shown = short(text, length);
  return PLAIN_CODE.test(shown) ? `\`${shown}\`` : `<code>${markdown(shown, length)}</code>`;
};

/** Returns a URL for `[text](address)` or an attribute; null for text that is not an HTTP or HTTPS URL. */
export function address(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return href.replace(
    /[^\w/:.?=%~#&+,;@-]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
