/** Reversible escapes for names and keys that the address grammar cannot hold (docs/graph-format.md). */

/**
 * `-u`, four to six hex digits, `-`: the escape of a character outside ASCII, and of a hyphen that would begin an
 * escape.
 */
const NAME_ESCAPE = /-u([0-9a-f]{4,6})-/gu;
const NEEDS_ESCAPE = /[^\0-\x7f]|-(?=u[0-9a-f]{4,6}(?:-|[^\0-\x7f]))/gu;

/** Escapes a module or resource name for the address grammar: `été` becomes `-u00e9-t-u00e9-`. */
export const escapeName = (name: string): string =>
  name.replace(NEEDS_ESCAPE, (char) => `-u${(char.codePointAt(0) as number).toString(16).padStart(4, '0')}-`);

/** Reverses `escapeName`. */
export const unescapeName = (name: string): string =>
  name.replace(NAME_ESCAPE, (whole, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code > 0x10ffff ? whole : String.fromCodePoint(code);
  });

/** HCL's own escape for `]`. Terraform prints the bracket itself, so its output never contains this escape. */
const ESCAPED_BRACKET = '\\u005d';
/** Matches an escaped backslash as a pair, so that `\\u005d` is not mistaken for the escape. */
const BACKSLASH_OR_BRACKET = /\\(?:\\|u005d)/g;

/** Escapes an instance key for the address grammar: `"ns[x]"` becomes `"ns[x\u005d"`. */
export const escapeKey = (key: string): string => key.replaceAll(']', ESCAPED_BRACKET);

/** Reverses `escapeKey`. */
export const unescapeKey = (key: string): string =>
  key.replace(BACKSLASH_OR_BRACKET, (found) => (found === ESCAPED_BRACKET ? ']' : found));

/** True if the key already contains the escape, which Terraform never writes. */
export const holdsEscapedBracket = (key: string): boolean => unescapeKey(key) !== key;
