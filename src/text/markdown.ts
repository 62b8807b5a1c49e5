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

/** For a paragraph, a heading, an item, a cell of a table, `<summary>`. */
export const markdown = (text: string, length: number): string =>
  short(text, length)
    .replace(LIVE, (char) => (char === '-' || char === '.' ? `${APART}${char}` : `${char}${APART}`))
    .replace(SYNTAX, entity)
    .replace(AT_BEGIN, entity);

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
