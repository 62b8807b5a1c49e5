/** Writes strings in Terraform's native syntax. */

const SHORT: Readonly<Record<string, string>> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Also escapes every `$` and `%`: an escaped character starts no template, whatever precedes or follows it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be escaped
const SPECIAL = /["\\$%\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Cs}/gu;

const escapeOf = (char: string): string =>
  SHORT[char] ?? (/\p{Cs}/u.test(char) ? '\ufffd' : `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Escapes a text for use between quotes, also in a template string of the JSON syntax. */
export const escaped = (text: string): string => text.replace(SPECIAL, escapeOf);

/** Returns a string expression that evaluates to exactly this text. */
export const quoted = (text: string): string => `"${escaped(text)}"`;

const IDENTIFIER = /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u;

/** True if the name needs no quotes. */
export const isIdentifier = (name: string): boolean => IDENTIFIER.test(name);
