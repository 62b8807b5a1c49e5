/**
 * How foreign text is said: names of files and resources, keys, values of options, words of other programs. Whoever wrote
 * them must not move the cursor of a terminal, hide or turn letters around, begin a line of their own, or give orders to
 * the runner of a GitHub workflow, which reads them in the log.
 */

/**
 * Controls, line ends, marks of direction, what has no width or no look, halves of characters, what is no character. An
 * emoji may be made of several with a joiner between; letters of all languages stay.
 */
const UNSAFE =
  /(?!\ufe0e|\ufe0f|(?<=\p{Extended_Pictographic}\ufe0f?|[\u{1f3fb}-\u{1f3ff}])\u200d\p{Extended_Pictographic})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/gu;

/** As JSON and HCL write it, so that a JSON text stays what it is. */
const escaped = (character: string): string =>
  [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');

/** A foreign text within a line of ours: as it is, but for characters that are unsafe to print. */
export const printable = (text: string): string => text.replace(UNSAFE, escaped);

/** Lines of ours, in which foreign texts may be that nobody has looked at. */
export const visible = (text: string): string =>
  text.replace(UNSAFE, (character) => (character === '\n' || character === '\t' ? character : escaped(character)));

/** All that reaches a terminal or a log, at the last place before it does. */
export const harmless = (text: string): string => withoutCommands(withoutLogins(visible(text)));

/**
 * The runner obeys a line that begins with `::command`, blanks before it or not, and the older `##[command]` anywhere in
 * one: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
const withoutCommands = (text: string): string =>
  text.replace(/^([^\S\n]*):(?=:)/gm, '$1\\u003a').replaceAll('##[', '#\\u0023[');

/** `https://user:password@host`, also with blanks in the password, and where a password with `/` or `@` in it was not encoded. A login has no end of its own. */
const withoutLogins = (text: string): string =>
  text
    .replace(/(?<!\bfile):\/\/[^\s'"<>]{0,1000}@/g, '://***@')
    .replace(/(?<!\bfile):\/\/[^\s/:'"<>]{0,200}:(?=\S)[^\n/'"<>]{0,200}@/g, '://***@');
