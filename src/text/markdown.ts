/**
 * Foreign text in the Markdown of GitHub and those that have followed it. Escaping alone is not enough: mentions, references and emoji are looked for in what
 * Markdown has made of it, where an entity is its character again. There only a character without width parts them.
 */
import { short } from './short.js';

/** U+200B: `@` + it + `user` looks like `@user` and is nobody. */
const APART = '\u200b';

/**
 * `@user`, `#12`, `:emoji:`, `https://`, and with other hosts `!12`, `&12`, `$12`, `%12`, `~12`: broken after the character.
 * `GH-12`, `www.`: before it.
 */
const LIVE = /[@#:](?=\S)|[!&$%~](?=\d)|(?<=GH)-(?=\d)|(?<=www)\./gi;

/** What Markdown, HTML, tables and mathematics are made of, wherever it stands. */
const SYNTAX = /[&<>|\\`*_[\]~$#"]/g;

/** What means something where a line begins: lists, rules, headings. */
const AT_BEGIN = /^[-+=]|(?<=^\d+)[.)]/;

const entity = (char: string): string => `&#${char.codePointAt(0)};`;

const parted = (text: string): string =>
  text.replace(LIVE, (char) => (char === '-' || char === '.' ? `${APART}${char}` : `${char}${APART}`));

/** For a paragraph, a heading, an item, a cell of a table, `<summary>`. */
export const markdown = (text: string, length: number): string =>
  parted(short(text, length)).replace(SYNTAX, entity).replace(AT_BEGIN, entity);

/**
 * The same, as far as it has to be: between letters and digits `_` is a letter, quotes and `#` are no syntax within a line,
 * and `&` is none where no entity can follow.
 */
const MARKS = /[\\`*[\]~]|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])|[<>|$]|&(?=[#\p{L}])/gu;

/** A backslash before these does not hold everywhere: mathematics, cells, and HTML that somebody puts it in. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['|', '&#124;'],
  ['$', '&#36;'],
]);

const LINE_MARKS = /^[-+=#]|(?<=^\d+)[.)]/;

/** For a paragraph or a cell of a table, and nothing within HTML: who reads the source, in a log, reads over backslashes. */
export const legible = (text: string, length: number): string =>
  parted(short(text, length))
    .replace(MARKS, (marks) => ENTITIES.get(marks) ?? [...marks].map((mark) => `\\${mark}`).join(''))
    .replace(LINE_MARKS, (mark) => `\\${mark}`);

/** For an attribute of HTML in double quotes. */
export const attribute = (text: string, length: number): string =>
  short(text, length).replace(/[^\p{L}\p{N} ]/gu, entity);

/** Nothing that a code span or a table takes for its own, or that HTML would. */
const CODE = /^[^`|\\<>&]+$/;

/** In the type of code, where nothing is looked for: addresses of resources, paths. */
export const code = (text: string, length: number): string => {
  const shown = short(text, length);
  return CODE.test(shown) ? `\`${shown}\`` : `<code>${markdown(shown, length)}</code>`;
};

/** For `[text](address)` and attributes; null for what is no address of the web. */
export function address(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return href.replace(
    /[^\w/:.?=%~#&+,;@-]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
