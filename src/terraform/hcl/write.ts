/** Texts as they are written in Terraform's native syntax. */

const SHORT: Readonly<Record<string, string>> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** All `$` and `%`, too: behind an escape no template begins, whatever stands before and after it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be escaped
const SPECIAL = /["\\$%\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Cs}/gu;

const escapeOf = (char: string): string =>
  SHORT[char] ?? (/\p{Cs}/u.test(char) ? '\ufffd' : `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** As it stands between the quotes of a string, also of a string in a template in JSON syntax. */
export const escaped = (text: string): string => text.replace(SPECIAL, escapeOf);

/** A string that is evaluated to just this text. */
export const quoted = (text: string): string => `"${escaped(text)}"`;

const IDENTIFIER = /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u;

/** Whether it may stand without quotes. */
export const isIdentifier = (name: string): boolean => IDENTIFIER.test(name);
