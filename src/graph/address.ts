/**
 * The node address grammar of graph format 1.0:
 *
 *   [module.<module_name>[<index>].]*<type>.<name>[<index>]*[~<copy_number>]
 *
 * The parser reads one character at a time from left to right, so hostile input costs linear time. terraform-address.ts
 * maps the addresses of Terraform to this grammar.
 */

import { ADDRESS_LENGTH_MAX, MODULE_DEPTH } from '../limits.js';

/** A module call in an address. */
export interface ModuleStep {
  readonly name: string;
  /** Text between the brackets, including quotes; null without brackets. */
  readonly index: string | null;
}

/** The parts of a node address, as written. Escapes in names and keys are not undone. */
export interface Address {
  readonly modules: readonly ModuleStep[];
  readonly type: string;
  readonly name: string;
  /** Text between each pair of brackets, including quotes. */
  readonly indexes: readonly string[];
  readonly copy: number | null;
}

const MODULE = 'module.';

/** True for an ASCII digit. */
export const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLower = (code: number): boolean => code >= 97 && code <= 122;
/** True for a character of a type: a lower-case letter, a digit or an underscore. */
const isTypeCode = (code: number): boolean => isLower(code) || isDigit(code) || code === 95;
/** True for an ASCII letter, digit, underscore or hyphen. */
export const isNameCode = (code: number): boolean => isTypeCode(code) || code === 45 || (code >= 65 && code <= 90);

/** Returns the end of the run of characters that `accepts` takes from `start`; `start` itself for an empty run. */
export function runEnd(text: string, start: number, accepts: (code: number) => boolean): number {
  let at = start;
  while (at < text.length && accepts(text.charCodeAt(at))) at++;
  return at;
}

/** Returns the position after the `[...]` at `start`, or -1 if the brackets are empty or never closed. */
function indexEnd(text: string, start: number): number {
  const close = text.indexOf(']', start);
  return close > start + 1 ? close + 1 : -1;
}

/** The modules at the start of an address. */
interface ModulePrefix {
  readonly steps: readonly ModuleStep[];
  /** Position after the last step, where the type begins. */
  readonly end: number;
}

/** Reads the leading modules. A `module.<name>` without a dot after it is read as a type called `module`. */
function modulePrefix(text: string): ModulePrefix {
  const steps: ModuleStep[] = [];
  let end = 0;
  while (text.startsWith(MODULE, end)) {
    const nameStart = end + MODULE.length;
    const nameEnd = runEnd(text, nameStart, isNameCode);
    const stepEnd = text[nameEnd] === '[' ? indexEnd(text, nameEnd) : nameEnd;
    if (nameEnd === nameStart || stepEnd < 0 || text[stepEnd] !== '.') break;
    steps.push({
      name: text.slice(nameStart, nameEnd),
      index: stepEnd === nameEnd ? null : text.slice(nameEnd + 1, stepEnd - 1),
    });
    end = stepEnd + 1;
  }
  return { steps, end };
}

/** Parses an address; null if the text is not one. */
export function parseAddress(text: string): Address | null {
  const { steps, end: typeStart } = modulePrefix(text);
  if (!isLower(text.charCodeAt(typeStart))) return null;
  const typeEnd = runEnd(text, typeStart, isTypeCode);
  if (text[typeEnd] !== '.') return null;
  const nameEnd = runEnd(text, typeEnd + 1, isNameCode);
  if (nameEnd === typeEnd + 1) return null;

  const indexes: string[] = [];
  let at = nameEnd;
  while (text[at] === '[') {
    const close = indexEnd(text, at);
    if (close < 0) return null;
    indexes.push(text.slice(at + 1, close - 1));
    at = close;
  }

  let copy: number | null = null;
  if (text[at] === '~') {
    const digitsEnd = runEnd(text, at + 1, isDigit);
    if (digitsEnd === at + 1) return null;
    copy = Number(text.slice(at + 1, digitsEnd));
    at = digitsEnd;
  }
  if (at !== text.length) return null;
  return {
    modules: steps,
    type: text.slice(typeStart, typeEnd),
    name: text.slice(typeEnd + 1, nameEnd),
    indexes,
    copy,
  };
}

/**
 * True if the address is within the limits of length and module depth. Callers check addresses from outside before
 * anything else, because the cost of `modulesOf` grows with the square of the number of modules.
 */
export function isShort(address: string): boolean {
  // JSON Schema counts characters, and one character may be two UTF-16 units.
  const isLong =
    address.length > ADDRESS_LENGTH_MAX &&
    (address.length > 2 * ADDRESS_LENGTH_MAX || [...address].length > ADDRESS_LENGTH_MAX);
  return !isLong && modulePrefix(address).steps.length <= MODULE_DEPTH;
}

/** True if the text is a node address. */
export const isAddress = (text: string): boolean => parseAddress(text) !== null;

/** Returns the resource type or pseudo-type; empty if the text is not an address. */
export const typeOf = (address: string): string => parseAddress(address)?.type ?? '';

/** Formats a module call: `module.a["x"]`. */
const moduleText = (step: ModuleStep): string => `${MODULE}${step.name}${step.index === null ? '' : `[${step.index}]`}`;

/**
 * Returns the module addresses from the root inwards, with instance keys: `['module.a["x"]',
 * 'module.a["x"].module.b']`. Empty in the root module.
 */
export function modulesOf(address: string): string[] {
  const result: string[] = [];
  for (const step of parseAddress(address)?.modules ?? []) {
    const outer = result.at(-1);
    result.push(outer === undefined ? moduleText(step) : `${outer}.${moduleText(step)}`);
  }
  return result;
}

/**
 * Formats the parts of an address. `formatAddress(parseAddress(text))` is `text`, except for leading zeros of a copy
 * number.
 */
export function formatAddress(address: Address): string {
  const modules = address.modules.map((step) => `${moduleText(step)}.`).join('');
  const indexes = address.indexes.map((index) => `[${index}]`).join('');
  return `${modules}${address.type}.${address.name}${indexes}${address.copy === null ? '' : `~${address.copy}`}`;
}

/**
 * Returns the address as the configuration writes it, without indexes and copy number. Other text is returned
 * unchanged.
 */
export function withoutIndexes(address: string): string {
  const parts = parseAddress(address);
  if (parts === null) return address;
  const modules = parts.modules.map((step) => `${MODULE}${step.name}.`).join('');
  return `${modules}${parts.type}.${parts.name}`;
}

/** Returns the address with this copy number, or without one for null. Other text is returned unchanged. */
export function withCopy(address: string, copy: number | null): string {
  const parts = parseAddress(address);
  return parts === null ? address : formatAddress({ ...parts, copy });
}

/** Returns the address without its copy number. */
export const originalOf = (address: string): string =>
  (parseAddress(address)?.copy ?? null) === null ? address : withCopy(address, null);

// ---- Reversible escapes for names and keys that the address grammar cannot hold (docs/graph-format.md).

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

/**
 * True if the key contains the escape already. Such a key is not Terraform's, and would not survive escaping and
 * unescaping.
 */
export const holdsEscapedBracket = (key: string): boolean => unescapeKey(key) !== key;
