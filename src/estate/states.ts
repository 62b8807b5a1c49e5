/** Addresses of states: reads them from a backend block or a data source, formats and compares them. */
import { posix } from 'node:path';
import {
  OUTPUTS_OF_WORKSPACE,
  requiredPartOf,
  STATE_READERS,
  type StatePart,
  stateKindOf,
} from '../catalog/state-addresses.js';
import type { BackendBlock, Json, Resource } from '../graph/inventory.js';
import type { RootState, StateAddress, StatePartValue } from './model.js';

/** The arguments of a backend as texts, by path (`workspaces.name`); null for an unknown value. */
type Values = ReadonlyMap<string, string | null>;

/** The root module that an address belongs to. */
export interface StateOwner {
  /** Path relative to the root of its repository. */
  readonly path: string;
  readonly repository: string | null;
}

/** Stands for a part that matches every value. */
const ANY = { any: true } as const;

/**
 * Returns the possible addresses of a root module's state.
 * @param configs arguments from files for `-backend-config`, each with the backend that it belongs to; or whole
 * backends from examples
 */
export function statesOf(
  backend: BackendBlock | null,
  configs: readonly Pick<BackendBlock, 'type' | 'values'>[],
  owner: StateOwner,
): readonly RootState[] {
  const stated = stateOf(backend, owner);
  const isOpen = stated === null || stated.parts.includes(null);
  const completed = configs.flatMap((config): RootState[] => {
    const isSame = backend !== null && config.type === backend.type;
    if (isSame && !isOpen) return [];
    const values = isSame ? new Map([...backend.values, ...config.values]) : config.values;
    const state = stateOf({ type: config.type, values }, owner);
    return state === null ? [] : [{ ...state, ...((!isSame || configs.length > 1) && { isAssumed: true }) }];
  });
  const hasComplete = backend !== null && completed.length > 0;
  return hasComplete ? completed : [...(stated === null ? [] : [stated]), ...completed];
}

/** Returns the address of a root module's state; null for a backend whose addresses are not known. */
function stateOf(backend: Pick<BackendBlock, 'type' | 'values'> | null, owner: StateOwner): StateAddress | null {
  // Without a backend, Terraform keeps the state beside the code.
  const { type, values } = backend ?? { type: 'local', values: new Map() };
  return addressOf(type, values, owner, (part, text) => text ?? (part.ofWorkspaces === true ? part.fallback! : null));
}

/** True for a data source that reads another state. */
export const readsState = ({ mode, type }: Pick<Resource, 'mode' | 'type'>): boolean =>
  mode === 'data' && STATE_READERS.has(type);

/** Returns the address of the state that a data source reads; null if its backend is not known. */
export function stateReadBy({ type, values }: Resource, owner: StateOwner): StateAddress | null {
  if (type === OUTPUTS_OF_WORKSPACE.type) {
    const renamed = Object.entries(OUTPUTS_OF_WORKSPACE.renamed).map(
      ([from, to]) => [to, textOf(values[from])] as const,
    );
    const address = addressOf(OUTPUTS_OF_WORKSPACE.backend, new Map(renamed), owner, (_, text) => text);
    // The host is part of the provider configuration and unknown here, so any host matches.
    return address && { ...address, parts: [ANY, ...address.parts.slice(1)] };
  }
  const backend = textOf(values.backend);
  if (backend === null) return null;
  const workspace = textOf(values.workspace);
  const isDefault = workspace === null || workspace === 'default';
  return addressOf(backend, textsIn(values.config), owner, (part, text) => {
    if (part.ofWorkspaces !== true) return text;
    return text ?? (isDefault ? ANY : part.fallback!);
  });
}

/**
 * Returns the address that a backend's arguments state; null for an unknown backend.
 * @param complete returns the value of a part whose argument may be missing or unknown
 */
function addressOf(
  type: string,
  values: Values,
  owner: StateOwner,
  complete: (part: StatePart, text: string | null) => StatePartValue,
): StateAddress | null {
  const kind = stateKindOf(type);
  if (kind === null) return null;
  const parts = kind.parts.map((part) => complete(part, partValue(part, values, owner)) ?? severalOf(part, values));
  return { scheme: kind.scheme, parts: kind.isLocal === true ? [owner.repository ?? '', ...parts] : parts };
}

/** Returns a part of an address from the arguments, normalised; null if it is unknown. */
function partValue(part: StatePart, values: Values, owner: StateOwner): string | null {
  const name = part.from.find((from) => values.has(from));
  const several = [...(part.startsWith ?? []), ...(part.words ?? [])].some((from) => values.has(from));
  const text = name === undefined ? (several || part.ofWorkspaces ? null : (part.fallback ?? null)) : values.get(name)!;
  if (text === null) return null;
  switch (part.kind) {
    case 'path':
      return text.replace(/^\/+/, '');
    case 'file':
      return posix.join(owner.path, text);
    case 'url':
      return withoutSecrets(text);
    default:
      return text;
  }
}

/** Returns a part that matches several names, by a prefix or by words; null if the arguments state neither. */
function severalOf({ startsWith = [], words = [] }: StatePart, values: Values): StatePartValue {
  const prefix = startsWith.map((name) => values.get(name)).find((text) => typeof text === 'string');
  if (typeof prefix === 'string') return { startsWith: prefix };
  const tags = words.map((name) => values.get(name)).find((text) => typeof text === 'string');
  return typeof tags === 'string' ? { words: tags.split(',') } : null;
}

/** Removes credentials, query and fragment of a URL; null for settings such as `host=a password=b`. */
const withoutSecrets = (text: string): string | null =>
  /[\s=]/.test(text.replace(/[?#].*$/s, '')) ? null : text.replace(/^(\w+:\/\/)[^/@]*@/, '$1').replace(/[?#].*$/s, '');

/** Returns the texts of an object by path; null for a member that is not a text. */
function textsIn(value: Json | undefined, prefix = ''): Values {
  const texts = new Map<string, string | null>();
  if (typeof value !== 'object' || value === null) return texts;
  // A `workspaces` block is an object, or a list of one.
  const object = Array.isArray(value) ? (value[0] as Json | undefined) : value;
  if (typeof object !== 'object' || object === null) return texts;
  for (const [name, member] of Object.entries(object)) {
    if (typeof member === 'object' && member !== null) {
      for (const [path, text] of textsIn(member, `${prefix}${name}.`)) texts.set(path, text);
    } else if (member !== null) texts.set(`${prefix}${name}`, textOf(member));
  }
  return texts;
}

/** Returns a number or a text that is not empty; null for any other value. */
const textOf = (value: Json | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;

// ---- Text and comparison.

/** Formats the address: `s3://acme-state/network.tfstate`, with `?` for unknown parts. */
export function stateText({ scheme, parts }: StateAddress): string {
  const texts = parts.filter((part) => part !== '' && !isAny(part)).map(partText);
  return `${scheme}://${texts.join('/')}`;
}

/** Formats a part: `?` if it is unknown, `*` for what a pattern leaves open. */
function partText(part: StatePartValue): string {
  if (part === null) return '?';
  if (typeof part === 'string') return part;
  if ('startsWith' in part) return `${part.startsWith}*`;
  return 'words' in part ? `*${part.words.join('*')}*` : '*';
}

const isAny = (part: StatePartValue): boolean => typeof part === 'object' && part !== null && 'any' in part;

/**
 * Compares the address that a root module reads with the state of another one. Returns `likely` if a part is unknown, or
 * if only words of the name match; null if the addresses differ, or the part that identifies a state is unknown.
 */
export function compareStates(read: StateAddress, state: StateAddress): 'stated' | 'likely' | null {
  if (read.scheme !== state.scheme || read.parts.length !== state.parts.length) return null;
  const last = read.parts.length - 1;
  const requiredPart = Math.min(requiredPartOf(read.scheme) + (isFile(read) ? 1 : 0), last);
  let isCertain = true;
  for (const [index, part] of read.parts.entries()) {
    const result = comparePart(part, state.parts[index]!);
    if (result === 'different' || (result === 'unknown' && index === requiredPart)) return null;
    if (result !== 'equal') isCertain = false;
  }
  return isCertain ? 'stated' : 'likely';
}

/** True for a local state file. The first part of its address is the repository. */
const isFile = ({ scheme }: StateAddress): boolean => scheme === 'file';

function comparePart(read: StatePartValue, state: StatePartValue): 'equal' | 'likely' | 'unknown' | 'different' {
  if (isAny(read) || isAny(state)) return 'equal';
  if (read === null || state === null || typeof read !== 'string') return 'unknown';
  if (typeof state === 'string') return read === state ? 'equal' : 'different';
  if ('startsWith' in state) return read.startsWith(state.startsWith) ? 'equal' : 'different';
  const names = read.split(/[-_]/);
  return 'words' in state && state.words.every((word) => names.includes(word)) ? 'likely' : 'different';
}
