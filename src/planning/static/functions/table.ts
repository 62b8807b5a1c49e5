/**
 * The functions of Terraform that `evaluate.ts` can call: they are cheap and need only their arguments. The result of
 * any other function is unknown.
 */

import { EVALUATED_TEXT_MAX, YAML_ALIASES_MAX } from '../../limits.js';
import { fromJson, UNKNOWN, Unevaluable, type Value } from '../value.js';
import { asInteger, asText, type FunctionTable, type TerraformFunction, UnknownArgument } from './arguments.js';
import { COLLECTION_FUNCTIONS } from './collections.js';
import { TEXT_FUNCTIONS } from './texts.js';

/** True if `callFunction` can evaluate the function. */
export const isKnownFunction = (name: string): boolean => FUNCTIONS.has(name.replace(/^core::/, ''));

/**
 * Calls a function. The result is unknown for an unknown function or argument.
 * @throws Unevaluable if Terraform would refuse the arguments
 */
export function callFunction(name: string, values: readonly Value[]): Value {
  const terraformFunction = FUNCTIONS.get(name.replace(/^core::/, ''));
  if (terraformFunction === undefined) return UNKNOWN;
  try {
    return terraformFunction(...values);
  } catch (error) {
    if (error instanceof UnknownArgument) return UNKNOWN;
    throw error;
  }
}

// ---- YAML.
// https://developer.hashicorp.com/terraform/language/functions/yamldecode

/** Loads the YAML parser on first use, since few configurations need it. */
const yamlParser = (): typeof import('../../../platform/text/yaml.js') => require('../../../platform/text/yaml.js');

export const YAML_FUNCTIONS: FunctionTable = { yamldecode: (value) => decodeYaml(asText(value)) };

/**
 * @throws Unevaluable for invalid YAML
 * @throws UnknownArgument for YAML that is too long, or nested too deeply
 */
function decodeYaml(yaml: string): Value {
  if (yaml.length > EVALUATED_TEXT_MAX) throw new UnknownArgument();
  try {
    // Checking for unique keys compares every key with every other one, which takes too long.
    const document = yamlParser().parseDocument(yaml, {
      schema: 'core',
      merge: true,
      uniqueKeys: false,
      prettyErrors: false,
    });
    if (document.errors.length > 0) throw new Unevaluable();
    return fromJson(document.toJS({ maxAliasCount: YAML_ALIASES_MAX }));
  } catch (error) {
    if (error instanceof Unevaluable) throw error;
    // Nested too deeply, or aliases of aliases of aliases.
    throw new UnknownArgument();
  }
}

// ---- Functions of IP ranges: https://developer.hashicorp.com/terraform/language/functions/cidrsubnet

/** A range such as `10.0.0.0/16`. */
interface Range {
  /** The first address as a number. */
  readonly base: bigint;
  /** Length of the prefix: 16. */
  readonly length: number;
  /** 32 for IPv4 and 128 for IPv6. */
  readonly bits: number;
}

/**
 * Parses a CIDR range.
 * @throws Unevaluable if the text is not a range
 */
function parseRange(value: string): Range {
  const [address, length] = value.split('/') as [string, string | undefined];
  if (length === undefined || !/^\d{1,3}$/.test(length)) throw new Unevaluable();
  const isIpv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(address);
  const bits = isIpv4 ? 32 : 128;
  if (Number(length) > bits) throw new Unevaluable();
  const number = isIpv4 ? parseIpv4(address) : parseIpv6(address);
  const hostBits = BigInt(bits - Number(length));
  return { base: (number >> hostBits) << hostBits, length: Number(length), bits };
}

/** @throws Unevaluable for a number above 255 */
function parseIpv4(address: string): bigint {
  const parts = address.split('.').map(Number);
  if (parts.some((part) => part > 255)) throw new Unevaluable();
  return parts.reduce((sum, part) => (sum << 8n) | BigInt(part), 0n);
}

/**
 * Parses an IPv6 address, in which `::` stands for the missing zeros.
 * @throws Unevaluable for any other text
 */
function parseIpv6(address: string): bigint {
  const [head, tail, ...more] = address.split('::') as [string, string | undefined, ...string[]];
  const groups = (part: string | undefined): string[] => (part ? part.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  const isWrong = more.length > 0 || (tail === undefined ? missing !== 0 : missing < 1);
  const all = [...groups(head), ...Array.from({ length: isWrong ? 0 : missing }, () => '0'), ...groups(tail)];
  if (isWrong || !all.every((group) => /^[0-9a-fA-F]{1,4}$/.test(group))) throw new Unevaluable();
  return all.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
}

/** Returns the text of an address of 32 or 128 bits. */
function formatAddress(value: bigint, bits: number): string {
  const bitsPerPart = bits === 32 ? 8 : 16;
  const count = bits / bitsPerPart;
  const parts = Array.from(
    { length: count },
    (_, index) => (value >> BigInt(bitsPerPart * (count - 1 - index))) & ((1n << BigInt(bitsPerPart)) - 1n),
  );
  return bits === 32 ? parts.join('.') : shortenIpv6(parts.map((part) => part.toString(16)));
}

/** Shortens the longest run of two or more zeros to `::` (RFC 5952). */
function shortenIpv6(groups: readonly string[]): string {
  let best = { start: 0, length: 0 };
  for (let start = 0; start < groups.length; start++) {
    let length = 0;
    while (groups[start + length] === '0') length++;
    if (length > best.length) best = { start, length };
  }
  if (best.length < 2) return groups.join(':');
  return `${groups.slice(0, best.start).join(':')}::${groups.slice(best.start + best.length).join(':')}`;
}

const formatRange = ({ base, length, bits }: Range): string => `${formatAddress(base, bits)}/${length}`;

/**
 * Returns a part of a range by its number, after a split into parts whose prefix is longer by `newBits`.
 * @throws Unevaluable if there is no such part
 */
function subnetAt({ base, length, bits }: Range, newBits: number, index: number): Range {
  const longer = length + newBits;
  if (newBits < 0 || longer > bits || index < 0 || BigInt(index) >= 1n << BigInt(newBits)) throw new Unevaluable();
  return { base: base | (BigInt(index) << BigInt(bits - longer)), length: longer, bits };
}

/**
 * Returns consecutive ranges, each aligned to its own size.
 * @throws Unevaluable if they do not fit
 */
function consecutiveSubnets(range: Range, newBits: readonly number[]): string[] {
  const end = range.base + (1n << BigInt(range.bits - range.length));
  let next = range.base;
  return newBits.map((bits) => {
    const length = range.length + bits;
    if (bits < 1 || length > range.bits) throw new Unevaluable();
    const size = 1n << BigInt(range.bits - length);
    const base = ((next + size - 1n) / size) * size;
    next = base + size;
    if (next > end) throw new Unevaluable();
    return formatRange({ base, length, bits: range.bits });
  });
}

/**
 * Returns an address in a range. A negative index counts from the end.
 * @throws Unevaluable for an index beyond the range
 */
function hostAddress({ base, length, bits }: Range, index: number): string {
  const size = 1n << BigInt(bits - length);
  const offset = index < 0 ? size + BigInt(index) : BigInt(index);
  if (offset < 0n || offset >= size) throw new Unevaluable();
  return formatAddress(base + offset, bits);
}

export const NETWORK_FUNCTIONS: FunctionTable = {
  cidrhost: (range, index) => hostAddress(parseRange(asText(range)), asInteger(index)),
  cidrnetmask: (range) => {
    const { length, bits } = parseRange(asText(range));
    if (bits !== 32) throw new Unevaluable();
    return formatAddress(((1n << BigInt(length)) - 1n) << BigInt(32 - length), 32);
  },
  cidrsubnet: (range, newBits, index) =>
    formatRange(subnetAt(parseRange(asText(range)), asInteger(newBits), asInteger(index))),
  cidrsubnets: (range, ...newBits) => consecutiveSubnets(parseRange(asText(range)), newBits.map(asInteger)),
};

// ---- All functions.

const TABLES: readonly FunctionTable[] = [COLLECTION_FUNCTIONS, NETWORK_FUNCTIONS, TEXT_FUNCTIONS, YAML_FUNCTIONS];
const FUNCTIONS: ReadonlyMap<string, TerraformFunction> = new Map(TABLES.flatMap((table) => Object.entries(table)));
