/**
 * Makes untrusted text safe to print: names of files and resources, keys, option values, output of other programs. Such
 * text must not move the cursor, hide or reorder characters, start a new line, or issue workflow commands to the GitHub
 * runner, which reads the log.
 */

import { PRINTED_VALUE_LENGTH } from '../../limits.js';

/**
 * Control characters, line ends, direction marks, invisible characters, lone surrogates and noncharacters. Excludes
 * joiners and variation selectors in emoji; letters of all languages are safe.
 */
const UNSAFE =
  /(?!\ufe0e|\ufe0f|(?<=\p{Extended_Pictographic}\ufe0f?|[\u{1f3fb}-\u{1f3ff}])\u200d\p{Extended_Pictographic})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/gu;

/** Escapes a character like JSON and HCL (`\u001b`, or two escapes beyond U+FFFF), so that JSON text remains valid. */
const escaped = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** Escapes the unsafe characters of untrusted text, also line breaks: `a\u001b[31m`. For a name within a line. */
export const printable = (text: string): string => text.replace(UNSAFE, escaped);

/** Escapes unsafe characters, except line breaks and tabs. For text of several lines. */
export const visible = (text: string): string =>
  text.replace(UNSAFE, (character) => (character === '\n' || character === '\t' ? character : escaped(character)));

/**
 * Makes a whole output for a terminal or log safe: characters, logins in URLs and workflow commands. Call it just
 * before writing.
 */
export const harmless = (text: string): string => withoutCommands(withoutLogins(visible(text)));

/**
 * Breaks up workflow commands. The runner executes lines that start with `::command`, after optional blanks, and the
 * older `##[command]` anywhere in a line:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
const withoutCommands = (text: string): string =>
  text.replace(/^([^\S\n]*):(?=:)/gm, '$1\\u003a').replaceAll('##[', '#\\u0023[');

/**
 * Removes the login from `https://user:password@host`, even if the password contains blanks, or an unencoded `/` or
 * `@`. Such a login has no recognisable end.
 */
const withoutLogins = (text: string): string =>
  text
    .replace(/(?<!\bfile):\/\/[^\s'"<>]{0,1000}@/g, '://***@')
    .replace(/(?<!\bfile):\/\/[^\s/:'"<>]{0,200}:(?=\S)[^\n/'"<>]{0,200}@/g, '://***@');

// ---- Text on one line.

/**
 * Control characters, line ends, direction marks, zero-width characters and lone surrogates, which have no meaning in a
 * label.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/** Returns the text on one line, with spaces in place of invisible characters. */
export const oneLine = (text: string): string => text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();

/** True if `oneLine` would replace a character that is not a blank. */
export const hasUnseen = (text: string): boolean => text.search(UNSEEN) >= 0;

// ---- Shortened text.

/** Returns the text on one line, without invisible characters. More than `length` characters end in an ellipsis. */
export function short(text: string, length: number): string {
  // Avoids scanning a very long text to its end.
  const line = oneLine(text.slice(0, 4 * length));
  const characters = [...line];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line;
}

/** Returns the text as a JSON string with unsafe characters escaped. More than `most` characters end in an ellipsis. */
export function quote(text: string, most = PRINTED_VALUE_LENGTH): string {
  const characters = text.length > most ? [...text.slice(0, 2 * most)] : [text];
  const isCut = characters.length > most;
  const shown = isCut ? `${characters.slice(0, most).join('')}…` : characters.join('');
  return printable(JSON.stringify(shown));
}
