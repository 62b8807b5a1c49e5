/**
 * Terraform's resource addresses, and the reversible escape that maps them to the address grammar of graph format 1.0
 * (docs/graph-format.md).
 */
import {
  escapeKey,
  escapeName,
  formatAddress,
  holdsEscapedBracket,
  isDigit,
  isNameCode,
  type ModuleStep,
  runEnd,
} from './address.js';
import type { Statement } from './inventory.js';

/** The parts of a Terraform resource address. */
export interface TerraformAddress {
  readonly mode: 'managed' | 'data';
  readonly modules: readonly ModuleStep[];
  readonly type: string;
  readonly name: string;
  /** Instance key as written, including quotes and escapes; null if there is none. */
  readonly index: string | null;
}

/** Marks a data source. Terraform's own keys are numbers or quoted, so no key can look like this. */
const DATA_INDEX = 'data';
/** Precedes a type that the grammar cannot hold. */
const TYPE_INDEX = 'type:';
/** Replaces a type that the grammar cannot hold. */
const OTHER_TYPE = 'other';

const GRAPH_TYPE = /^[a-z][a-z0-9_]*$/;

/** Terraform names may contain any Unicode letter or digit, so every character outside ASCII is accepted. */
const isTerraformNameCode = (code: number): boolean => isNameCode(code) || code > 0x7f;

/** Returns the end of the key at `start`, a number or a quoted text with escapes; -1 for anything else. */
function keyEnd(text: string, start: number): number {
  if (text[start] !== '"') {
    const end = runEnd(text, start, isDigit);
    return end > start ? end : -1;
  }
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at < text.length ? at + 1 : -1;
}

interface Segment {
  readonly name: string;
  readonly index: string | null;
  readonly end: number;
}

/** Reads `<name>` or `<name>[<key>]` at a position; null for anything else. */
function segmentAt(text: string, start: number): Segment | null {
  const nameEnd = runEnd(text, start, isTerraformNameCode);
  if (nameEnd === start) return null;
  const name = text.slice(start, nameEnd);
  if (text[nameEnd] !== '[') return { name, index: null, end: nameEnd };
  const end = keyEnd(text, nameEnd + 1);
  if (end < 0 || text[end] !== ']') return null;
  const index = text.slice(nameEnd + 1, end);
  return holdsEscapedBracket(index) ? null : { name, index, end: end + 1 };
}

/** Parses the resource address that Terraform writes; null for other text, including the address of a module. */
export function parseTerraformAddress(text: string): TerraformAddress | null {
  const modules: ModuleStep[] = [];
  let at = 0;
  while (text.startsWith('module.', at)) {
    const step = segmentAt(text, at + 'module.'.length);
    if (step === null || text[step.end] !== '.') return null;
    modules.push({ name: step.name, index: step.index });
    at = step.end + 1;
  }
  const mode = text.startsWith('data.', at) ? 'data' : 'managed';
  if (mode === 'data') at += 'data.'.length;
  const typeEnd = runEnd(text, at, isTerraformNameCode);
  if (typeEnd === at || text[typeEnd] !== '.') return null;
  const last = segmentAt(text, typeEnd + 1);
  if (last === null || last.end !== text.length) return null;
  return { mode, modules, type: text.slice(at, typeEnd), name: last.name, index: last.index };
}

/** Formats the parts of an address as Terraform writes them. Reverses `parseTerraformAddress`. */
export function formatTerraformAddress(parts: TerraformAddress): string {
  const step = (name: string, index: string | null): string => (index === null ? name : `${name}[${index}]`);
  const modules = parts.modules.map((module) => `module.${step(module.name, module.index)}.`).join('');
  return `${modules}${parts.mode === 'data' ? 'data.' : ''}${parts.type}.${step(parts.name, parts.index)}`;
}

/**
 * Returns the address without the instance key of the resource. Keys of modules stay. Other text is returned unchanged.
 */
export function withoutKey(origin: string): string {
  const address = parseTerraformAddress(origin);
  return address === null ? origin : formatTerraformAddress({ ...address, index: null });
}

/**
 * True if the two addresses differ at most by the instance key `[0]`. If `count` is added to or removed from a
 * resource, Terraform keeps the object as instance 0 without a `moved` block.
 */
export function isSameByCount(address: string, otherAddress: string): boolean {
  const withoutCount = (text: string): string | null => {
    const parts = parseTerraformAddress(text);
    if (parts === null || (parts.index !== null && parts.index !== '0')) return null;
    return formatTerraformAddress({ ...parts, index: null });
  };
  const base = withoutCount(address);
  return base !== null && base === withoutCount(otherAddress);
}

/**
 * Form of the graph address of a data source: `own` marks it with `[data]`, `short` has no mark and may clash with a
 * managed resource.
 */
export type DataForm = 'own' | 'short';

/**
 * Returns the graph-format address of a resource; null if `origin` is not a Terraform address. In the form `own` no two
 * origins share an address, so the origin can be recovered from it.
 */
export function toGraphAddress(origin: string, form: DataForm = 'own'): string | null {
  const parts = parseTerraformAddress(origin);
  if (parts === null) return null;
  const holdsType = GRAPH_TYPE.test(parts.type);
  const indexes: string[] = [];
  if (!holdsType) indexes.push(`${TYPE_INDEX}${parts.type}`);
  if (parts.mode === 'data' && form === 'own') indexes.push(DATA_INDEX);
  if (parts.index !== null) indexes.push(escapeKey(parts.index));
  const modules = parts.modules.map((step) => ({
    name: escapeName(step.name),
    index: step.index === null ? null : escapeKey(step.index),
  }));
  const type = holdsType ? parts.type : OTHER_TYPE;
  return formatAddress({ modules, type, name: escapeName(parts.name), indexes, copy: null });
}

/**
 * Assigns a distinct graph-format address to each origin. A data source gets its address without `[data]` unless a
 * managed resource of the set has that address. Origins that are not addresses are left out.
 */
export function assignAddresses(origins: Iterable<string>): Map<string, string> {
  const all = [...new Set(origins)];
  const managed = new Set<string>();
  for (const origin of all) if (parseTerraformAddress(origin)?.mode === 'managed') managed.add(toGraphAddress(origin)!);
  const assigned = new Map<string, string>();
  for (const origin of all) {
    const short = toGraphAddress(origin, 'short');
    if (short === null) continue;
    const isData = parseTerraformAddress(origin)?.mode === 'data';
    assigned.set(origin, isData && managed.has(short) ? (toGraphAddress(origin, 'own') as string) : short);
  }
  return assigned;
}

// ---- Addresses of moved resources.

/** A `moved` block. */
export type Moved = Extract<Statement, { is: 'moved' }>;

/** Returns the address to which a `moved` block moves an instance; null if the block does not apply to the instance. */
export function moveBy({ within, from, to }: Moved, address: TerraformAddress): TerraformAddress | null {
  const caller = address.modules.slice(0, within.length);
  if (!isInModules(address, within)) return null;
  const inner = address.modules.slice(within.length);
  if (from.resource === null || to.resource === null) {
    const moved = inner.slice(0, from.modules.length);
    const key = movedKey(from.modules.at(-1), to.modules.at(-1), moved.at(-1)?.index ?? null);
    const isInModule =
      moved.length === from.modules.length && moved.every(({ name }, i) => name === from.modules[i]?.name);
    if (!isInModule || key === undefined || !sameKeys(moved.slice(0, -1), from.modules)) return null;
    const last = { name: (to.modules.at(-1) as ModuleStep).name, index: key };
    const modules = [...caller, ...to.modules.slice(0, -1), last, ...inner.slice(moved.length)];
    return { ...address, modules };
  }
  const { type, name } = from.resource;
  const isInModule =
    inner.length === from.modules.length && inner.every((step, i) => step.name === from.modules[i]?.name);
  if (!isInModule || !sameKeys(inner, from.modules) || address.type !== type || address.name !== name) return null;
  const index = movedKey(from.resource, to.resource, address.index);
  if (index === undefined) return null;
  return { ...address, modules: [...caller, ...to.modules], type: to.resource.type, name: to.resource.name, index };
}

type Keyed = { readonly index: string | null };

/**
 * Returns the instance key after the move. A block without keys moves all instances, and each keeps its key. Undefined
 * if the block is about an instance with another key.
 */
function movedKey(from: Keyed | undefined, to: Keyed | undefined, key: string | null): string | null | undefined {
  const [start = null, end = null] = [from?.index, to?.index];
  if (start === null && end === null) return key;
  return key === start ? end : undefined;
}

const sameKeys = (steps: readonly ModuleStep[], expected: readonly ModuleStep[]): boolean =>
  steps.every(({ index }, i) => index === expected[i]?.index);

/** True if the address is in the module that these calls lead to, or in a module inside it. */
export const isInModules = ({ modules }: TerraformAddress, within: readonly string[]): boolean =>
  modules.length >= within.length && within.every((name, i) => modules[i]?.name === name);
