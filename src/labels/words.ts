/**
 * Readable texts for the parts of an address: `été` for a name `-u00e9-t-u00e9-`, `eu` for a key `"eu"`, `web eu` for a
 * module `module.web["eu"]`; and tests whether a name only repeats the text beside it. names.ts composes names from
 * these texts.
 */
import { SHOWN_NAME } from '../catalog/attributes.js';
import { elementNumber } from '../catalog/examples.js';
import {
  type Address,
  formatAddress,
  type ModuleStep,
  parseAddress,
  unescapeKey,
  unescapeName,
} from '../graph/address.js';
import type { Graph } from '../graph/model.js';
import { GAP } from '../platform/text/gaps.js';

/**
 * Matches the indexes of an address that are no instance keys: `data` marks a data source, and `type:` a type that the
 * address grammar cannot hold.
 */
const MARK_INDEX = /^(data$|type:)/;

/** True if the text consists of digits. */
export const isNumber = (text: string): boolean => /^\d+$/.test(text);

/**
 * Returns an instance key without quotes and escapes. A blank key is returned as written; a placeholder for an unknown
 * key becomes its number (`2` for `each-1`), or empty if it is the only one.
 */
function keyText(index: string): string {
  let key = unescapeKey(index).replace(/^"(.*)"$/s, '$1');
  try {
    // JSON and Terraform have the same escapes, except for `$${` and `%%{`. Keys with those keep their escapes.
    if (index.startsWith('"')) key = String(JSON.parse(index));
  } catch {}
  return elementNumber(key) ?? (key.trim() === '' ? index : key);
}

/** Returns the instance keys of a resource in readable form, without the only placeholder of an unknown `for_each`. */
export const keysOf = ({ indexes }: Address): string[] =>
  indexes
    .filter((index) => !MARK_INDEX.test(index))
    .map(keyText)
    .filter((key) => key !== '');

/** Returns the name of the innermost module, with its key unless that is the only instance: `web eu`. */
export function moduleText(steps: readonly ModuleStep[], context: NameContext): string {
  const { name, index } = steps.at(-1) as ModuleStep;
  const key = index === null || context.isOnlyModule(steps) ? '' : keyText(index);
  return key === '' ? unescapeName(name) : `${unescapeName(name)} ${key}`;
}

// ---- Facts about all names of a graph.

/** Index of the only instance of a block with `count`. */
const ONLY_INDEX = '0';

/** Finds the parts of a name that carry no information, given the other names of the graph. */
export interface NameContext {
  /** True for the only instance of its block. `[0]` is then Terraform's idiom for a condition, and not a number. */
  readonly isOnlyInstance: (address: Address) => boolean;
  /** The same for the innermost module of a path. */
  readonly isOnlyModule: (steps: readonly ModuleStep[]) => boolean;
  /** True for a partly unknown name that resources of several types share: `…-shop-dev-…` names the application. */
  readonly isCommonPart: (name: string) => boolean;
}

/** Minimum number of types that share a common part. */
const COMMON_TYPES_MIN = 3;

/** Returns the module block of an instance: the path without the last key. */
const moduleBlock = (steps: readonly ModuleStep[]): string =>
  steps.map(({ name, index }, i) => (i === steps.length - 1 || index === null ? name : `${name}[${index}]`)).join('.');

const resourceBlock = (address: Address): string => formatAddress({ ...address, indexes: [], copy: null });

/** Returns the name context of a graph, computed once for all lookups. */
export function nameContextOf(graph: Graph): NameContext {
  /** Key of the only instance by block; null for a block with several. */
  const onlyKeys = new Map<string, string | null>();
  const addInstance = (block: string, key: string): void => {
    const known = onlyKeys.get(block);
    if (known !== key) onlyKeys.set(block, known === undefined ? key : null);
  };
  for (const node of graph.nodes.values()) {
    const address = parseAddress(node.address);
    if (address === null) continue;
    addInstance(resourceBlock(address), address.indexes.join(']['));
    for (let depth = 1; depth <= address.modules.length; depth++) {
      const steps = address.modules.slice(0, depth);
      addInstance(`module ${moduleBlock(steps)}`, steps[depth - 1]?.index ?? '');
    }
  }
  const typesByName = typesByPartlyUnknownName(graph);
  return {
    isOnlyInstance: (address) => onlyKeys.get(resourceBlock(address)) === ONLY_INDEX,
    isOnlyModule: (steps) => onlyKeys.get(`module ${moduleBlock(steps)}`) === ONLY_INDEX,
    isCommonPart: (name) => (typesByName.get(name)?.size ?? 0) >= COMMON_TYPES_MIN,
  };
}

function typesByPartlyUnknownName({ nodes }: Graph): ReadonlyMap<string, ReadonlySet<string>> {
  const types = new Map<string, Set<string>>();
  for (const { type, attributes } of nodes.values()) {
    const name = Object.hasOwn(attributes, SHOWN_NAME) ? (attributes[SHOWN_NAME] as string) : '';
    if (name.includes(GAP)) types.set(name, (types.get(name) ?? new Set()).add(type));
  }
  return types;
}

// ---- Repetitions.

/** Returns the letters and digits of a text in lower case, without a plural s: `Users` becomes `user`. */
const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?<=..)s$/, '');

/** True if a name only repeats the text beside it, singular or plural: `users` beside "Users". */
export const repeats = (name: string, text: string): boolean => {
  const plain = comparable(name);
  return plain !== '' && plain === comparable(text);
};

/** True if a name only repeats the title or its last word: `endpoint` for a "VPC endpoint". */
export const repeatsNoun = (name: string, title: string): boolean =>
  repeats(name, title) || repeats(name, title.split(' ').at(-1) as string);
