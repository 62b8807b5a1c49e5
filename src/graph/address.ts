import { ADDRESS_LENGTH_MAX, MODULE_DEPTH } from '../limits.js';

/**
 * The node address grammar of graph format 1.0:
 *
 *   [module.<module_name>[<index>].]*<type>.<name>[<index>]*[~<copy_number>]
 *
 * Read from left to right, one character at a time: linear, whatever is thrown at it. How Terraform's own addresses
 * map to these is in terraform-address.ts.
 */
export interface ModuleStep {
  readonly name: string;
  /** The text between the brackets, quotes included; null without brackets. */
  readonly index: string | null;
}

export interface Address {
  readonly modules: readonly ModuleStep[];
  readonly type: string;
  readonly name: string;
  /** The text between each pair of brackets, quotes included. */
  readonly indexes: readonly string[];
  readonly copy: number | null;
}

const MODULE = 'module.';

export const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLower = (code: number): boolean => code >= 97 && code <= 122;
const isTypeCode = (code: number): boolean => isLower(code) || isDigit(code) || code === 95;
export const isNameCode = (code: number): boolean => isTypeCode(code) || code === 45 || (code >= 65 && code <= 90);

/** Where the run of characters that `accepts` ends. */
export function runEnd(text: string, start: number, accepts: (code: number) => boolean): number {
  let at = start;
  while (at < text.length && accepts(text.charCodeAt(at))) at++;
  return at;
}

/** Where `[...]` at `start` ends, or -1 where it is empty or never closed. */
function indexEnd(text: string, start: number): number {
  const close = text.indexOf(']', start);
  return close > start + 1 ? close + 1 : -1;
}

interface ModulePrefix {
  readonly steps: readonly ModuleStep[];
  /** Where the prefix ends before each step and after the last one. */
  readonly end: number;
}

/** A `module.<name>` with no dot after it is no prefix: it is read as a type called `module`. */
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

/** The parts of an address, or null where the text is none. */
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
 * Whether an address is of a size that can be handled. Asked where foreign addresses come in, before anything else is
 * done with them: what the parts of an address cost grows with the square of their number.
 */
export function isShort(address: string): boolean {
  // Characters, as JSON schema counts them: one may be two units.
  const isLong =
    address.length > ADDRESS_LENGTH_MAX &&
    (address.length > 2 * ADDRESS_LENGTH_MAX || [...address].length > ADDRESS_LENGTH_MAX);
  return !isLong && modulePrefix(address).steps.length <= MODULE_DEPTH;
}

export const isAddress = (text: string): boolean => parseAddress(text) !== null;

/** Resource type or pseudo-type; empty where the text is no address. */
export const typeOf = (address: string): string => parseAddress(address)?.type ?? '';

const moduleText = (step: ModuleStep): string => `${MODULE}${step.name}${step.index === null ? '' : `[${step.index}]`}`;

/** Module addresses from the root inwards, with instance keys: `['module.a["x"]', 'module.a["x"].module.b']`. */
export function modulesOf(address: string): string[] {
  const result: string[] = [];
  for (const step of parseAddress(address)?.modules ?? []) {
    const outer = result.at(-1);
    result.push(outer === undefined ? moduleText(step) : `${outer}.${moduleText(step)}`);
  }
  return result;
}

/** The parts put together again. `formatAddress(parseAddress(text))` is `text`, but for zeros before a copy number. */
export function formatAddress(address: Address): string {
  const modules = address.modules.map((step) => `${moduleText(step)}.`).join('');
  const indexes = address.indexes.map((index) => `[${index}]`).join('');
  return `${modules}${address.type}.${address.name}${indexes}${address.copy === null ? '' : `~${address.copy}`}`;
}

/** The address as the configuration writes it: no index anywhere, no copy number. Other text comes back as it is. */
export function withoutIndexes(address: string): string {
  const parts = parseAddress(address);
  if (parts === null) return address;
  const modules = parts.modules.map((step) => `${MODULE}${step.name}.`).join('');
  return `${modules}${parts.type}.${parts.name}`;
}

/** The same address with this copy number, or with none. */
export function withCopy(address: string, copy: number | null): string {
  const parts = parseAddress(address);
  return parts === null ? address : formatAddress({ ...parts, copy });
}
