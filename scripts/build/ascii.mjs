/** Begins the licences of packages, which esbuild puts at the end of a bundle. They contain names of people and stay unchanged. */
const LICENCES = '/*! Bundled license information:';

/**
 * Returns an equivalent bundle in ASCII. esbuild's `charset: 'ascii'` does not change regular expressions and comments. A single
 * character beyond ASCII makes Node decode the rest of the file character by character, and one beyond Latin-1 makes V8 store the
 * whole file with two bytes per character: a tenth of the start-up time.
 * @param {string} text @throws {Error} if a backslash precedes such a character, because it would change the escape
 */
export function inAscii(text) {
  const end = text.indexOf(LICENCES);
  const [code, licences] = end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  const at = code.search(/\\[^\0-\x7f]/);
  if (at !== -1) throw new Error(`a backslash before a character beyond ASCII: ${code.slice(at - 40, at + 40)}`);
  return code.replace(/[^\0-\x7f]/g, escaped) + licences;
}

/** Escapes each half of a surrogate pair separately, which the flag `u` of a pattern accepts as one character. */
const escaped = (half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`;
