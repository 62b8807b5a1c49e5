/**
 * Escapes untrusted text for GitHub-flavoured Markdown. Escaping alone is not enough: GitHub looks for mentions, references and
 * emoji after it has rendered Markdown, where an entity is a character again. Only a zero-width character breaks them up.
 */
import { short } from './printable.js';

/** U+200B. `@` + U+200B + `user` looks like `@user` but mentions nobody. */
const APART = '\u200b';

/**
 * Broken up after the character: `@user`, `#12`, `:emoji:`, `https://`, and on other hosts `!12`, `&12`, `$12`, `%12`, `~12`.
 * Broken up before it: `GH-12`, `www.`.
 */
const LIVE = /[@#:](?=\S)|[!&$%~](?=\d)|(?<=GH)-(?=\d)|(?<=www)\./gi;

/** Characters with a meaning in Markdown, HTML, tables or mathematics anywhere in a line. */
const SYNTAX = /[&<>|\\`*_[\]~$#"]/g;

/** Characters with a meaning at the start of a line: lists, rules, headings. */
const AT_BEGIN = /^[-+=]|(?<=^\d+)[.)]/;

const entity = (char: string): string => `&#${char.codePointAt(0)};`;

const parted = (text: string): string =>
  text.replace(LIVE, (char) => (char === '-' || char === '.' ? `${APART}${char}` : `${char}${APART}`));

/** Escapes text for a paragraph, heading, list item, table cell or `<summary>`. @param length maximum number of characters */
export const markdown = (text: string, length: number): string =>
  parted(short(text, length)).replace(SYNTAX, entity).replace(AT_BEGIN, entity);

/**
 * The subset of SYNTAX that must be escaped. `_` between letters and digits, quotes, and `#` within a line have no meaning, nor
 * has `&` if no entity can follow.
 */
const MARKS = /[\\`*[\]~]|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])|[<>|$]|&(?=[#\p{L}])/gu;

/** A backslash does not escape these everywhere: in mathematics, table cells, and surrounding HTML. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['|', '&#124;'],
  ['$', '&#36;'],
]);

const LINE_MARKS = /^[-+=#]|(?<=^\d+)[.)]/;

/**
 * Escapes text for a paragraph or table cell outside of HTML, with few entities. Readers of the source, as in a log, can skip
 * backslashes.
 */
export const legible = (text: string, length: number): string =>
  parted(short(text, length))
    .replace(MARKS, (marks) => ENTITIES.get(marks) ?? [...marks].map((mark) => `\\${mark}`).join(''))
    .replace(LINE_MARKS, (mark) => `\\${mark}`);

/** Escapes text for an HTML attribute in double quotes. */
export const attribute = (text: string, length: number): string =>
  short(text, length).replace(/[^\p{L}\p{N} ]/gu, entity);

/** Text without characters that are special in code spans, tables or HTML. */
const CODE = /^[^`|\\<>&]+$/;

/** Formats text as code, in which nothing is looked for: resource addresses, paths. */
export const code = (text: string, length: number): string => {
  const shown = short(text, length);
  return CODE.test(shown) ? `\`${shown}\`` : `<code>${markdown(shown, length)}</code>`;
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
