/**
 * Makes untrusted text safe to print: names of files and resources, keys, option values, output of other programs. Such text must
 * not move the cursor, hide or reorder characters, start a new line, or issue workflow commands to the GitHub runner, which reads
 * the log.
 */

import { PRINTED_VALUE_LENGTH } from '../../limits.js';

/**
 * Control characters, line ends, direction marks, invisible characters, lone surrogates and noncharacters. Excludes joiners and
 * variation selectors in emoji; letters of all languages are safe.
 */
const UNSAFE =
  /(?!\ufe0e|\ufe0f|(?<=\p{Extended_Pictographic}\ufe0f?|[\u{1f3fb}-\u{1f3ff}])\u200d\p{Extended_Pictographic})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/gu;

/** Escapes like JSON and HCL, so that JSON text remains valid. */
const escaped = (character: string): string =>
  [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');

/** Escapes the unsafe characters of untrusted text for use within a line. */
export const printable = (text: string): string => text.replace(UNSAFE, escaped);

/** Escapes text that may contain unescaped untrusted parts. Line breaks and tabs remain. */
export const visible = (text: string): string =>
  text.replace(UNSAFE, (character) => (character === '\n' || character === '\t' ? character : escaped(character)));

/** Makes all output to a terminal or log safe. Called last, just before writing. */
export const harmless = (text: string): string => withoutCommands(withoutLogins(visible(text)));

/**
 * The runner executes lines that start with `::command`, after optional blanks, and the older `##[command]` anywhere in a line:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
const withoutCommands = (text: string): string =>
  text.replace(/^([^\S\n]*):(?=:)/gm, '$1\\u003a').replaceAll('##[', '#\\u0023[');

/**
 * Removes the login from `https://user:password@host`, also if the password contains blanks, or an unencoded `/` or `@`.
 * Such a login has no recognisable end.
 */
const withoutLogins = (text: string): string =>
  text
    .replace(/(?<!\bfile):\/\/[^\s'"<>]{0,1000}@/g, '://***@')
    .replace(/(?<!\bfile):\/\/[^\s/:'"<>]{0,200}:(?=\S)[^\n/'"<>]{0,200}@/g, '://***@');

// ---- Text on one line.

/**
 * Control characters, line ends, direction marks, zero-width characters and lone surrogates. Useless in a label, and terminals
 * obey some.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/** Returns the text on one line, with spaces in place of invisible characters. */
export const oneLine = (text: string): string => text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();

export const hasUnseen = (text: string): boolean => text.search(UNSEEN) >= 0;

// ---- Shortens untrusted text.

/** Returns the text on one line, without invisible characters, shortened to `length` characters. */
export function short(text: string, length: number): string {
  // Avoids scanning a very long text to its end.
  const visible = oneLine(text.slice(0, 4 * length));
  const characters = [...visible];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : visible;
}

// ---- Quotes untrusted text for terminals and logs: no control characters, no bidirectional tricks, limited length.

/** Returns the text as a JSON string with unsafe characters escaped, shortened to `most` characters. */
export function quote(text: string, most = PRINTED_VALUE_LENGTH): string {
  const characters = text.length > most ? [...text.slice(0, 2 * most)] : [text];
  const cut = characters.length > most;
  const shown = cut ? `${characters.slice(0, most).join('')}…` : characters.join('');
  return printable(JSON.stringify(shown));
}
