/** Texts of addresses: names, instance keys and modules as a reader should see them. */
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

/** Stands for the unknown part of a name. */
export const GAP = '…';

/** Escape before the key of a data source, or of a type that is invalid in the grammar. */
const MARK = /^(data$|type:)/;

export const isNumber = (key: string): boolean => /^\d+$/.test(key);

/** Returns a key without quotes and escapes. An empty key stays as written; a placeholder becomes its number among several. */
function keyWords(key: string): string {
  let text = unescapeKey(key).replace(/^"(.*)"$/s, '$1');
  try {
    // Terraform's escapes are those of JSON, with rare exceptions.
    if (key.startsWith('"')) text = String(JSON.parse(key));
  } catch {}
  return elementNumber(text) ?? (text.trim() === '' ? key : text);
}

export const nameWords = (name: string): string => unescapeName(name);

/** Returns the keys of a resource, without the placeholder for an unknown `for_each`. */
export const keysOf = ({ indexes }: Address): string[] =>
  indexes
    .filter((index) => !MARK.test(index))
    .map(keyWords)
    .filter((words) => words !== '');

/** Index of the only instance of a block with `count`. */
const ONLY = '0';

/** Instances that are the only one of their block. Their `[0]` is Terraform's idiom for a condition, not a number. */
export interface Lone {
  readonly resource: (address: Address) => boolean;
  readonly module: (steps: readonly ModuleStep[]) => boolean;
  /** True for the known part of a name that several types share. */
  readonly isCommonPart: (name: string) => boolean;
}

const moduleBlock = (steps: readonly ModuleStep[]): string =>
  steps.map(({ name, index }, i) => (i === steps.length - 1 || index === null ? name : `${name}[${index}]`)).join('.');

const block = (address: Address): string => formatAddress({ ...address, indexes: [], copy: null });

/** Returns the lookups of single instances and of common parts of names in a graph. */
export function loneInstances(graph: Graph): Lone {
  const keys = new Map<string, string | null>();
  const see = (name: string, key: string): void => {
    const known = keys.get(name);
    if (known !== key) keys.set(name, known === undefined ? key : null);
  };
  for (const node of graph.nodes.values()) {
    const address = parseAddress(node.address);
    if (address === null) continue;
    see(block(address), address.indexes.join(']['));
    for (let depth = 1; depth <= address.modules.length; depth++) {
      const steps = address.modules.slice(0, depth);
      see(`module ${moduleBlock(steps)}`, steps[depth - 1]?.index ?? '');
    }
  }
  const kinds = kindsByPart(graph);
  const saysNothing = (name: string): boolean => keys.get(name) === ONLY;
  return {
    resource: (address) => saysNothing(block(address)),
    module: (steps) => saysNothing(`module ${moduleBlock(steps)}`),
    isCommonPart: (name) => (kinds.get(name)?.size ?? 0) >= COMMON_FROM,
  };
}

/**
 * Minimum number of types for a common part: `…-shop-dev-…` of several types is the application, and the actual name is unknown.
 */
const COMMON_FROM = 3;

/** Returns the types of resources with a partly unknown name, by its known part. */
function kindsByPart({ nodes }: Graph): ReadonlyMap<string, ReadonlySet<string>> {
  const kinds = new Map<string, Set<string>>();
  for (const { type, attributes } of nodes.values()) {
    const name = Object.hasOwn(attributes, SHOWN_NAME) ? (attributes[SHOWN_NAME] as string) : '';
    if (name.includes(GAP)) kinds.set(name, (kinds.get(name) ?? new Set()).add(type));
  }
  return kinds;
}

/** Returns the name of the innermost module, with its key if there are several instances. */
export function moduleWords(steps: readonly ModuleStep[], lone: Lone): string {
  const { name, index } = steps.at(-1) as ModuleStep;
  const key = index === null || lone.module(steps) ? '' : keyWords(index);
  return key === '' ? nameWords(name) : `${nameWords(name)} ${key}`;
}
