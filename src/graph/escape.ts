/** The reversible escapes for what the address grammar cannot hold in a name or a key; see docs/addresses.md. */

/** `-u`, four to six hex digits, `-`: what a character outside ASCII becomes, and a hyphen that would look like it. */
const NAME_ESCAPE = /-u([0-9a-f]{4,6})-/gu;
const NEEDS_ESCAPE = /[^\0-\x7f]|-(?=u[0-9a-f]{4,6}(?:-|[^\0-\x7f]))/gu;

export const escapeName = (name: string): string =>
  name.replace(NEEDS_ESCAPE, (char) => `-u${(char.codePointAt(0) as number).toString(16).padStart(4, '0')}-`);

export const unescapeName = (name: string): string =>
  name.replace(NAME_ESCAPE, (whole, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code > 0x10ffff ? whole : String.fromCodePoint(code);
  });

/** HCL's own escape for `]`. Terraform prints the character as it is, so it never writes this. */
const ESCAPED_BRACKET = '\\u005d';
/** An escaped backslash is taken as a pair, so that `\\u005d` is not mistaken for the escape. */
const BACKSLASH_OR_BRACKET = /\\(?:\\|u005d)/g;

export const escapeKey = (key: string): string => key.replaceAll(']', ESCAPED_BRACKET);

export const unescapeKey = (key: string): string =>
  key.replace(BACKSLASH_OR_BRACKET, (found) => (found === ESCAPED_BRACKET ? ']' : found));

/** Whether the escape stands in the key already: Terraform has not written such a key. */
export const holdsEscapedBracket = (key: string): boolean => unescapeKey(key) !== key;
