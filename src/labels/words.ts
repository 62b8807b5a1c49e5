/** Addresses in words: what a reader should see of a name, an instance key and a module. */
import { SHOWN_NAME } from '../catalog/attributes.js';
import { elementNumber } from '../catalog/examples.js';
import { type Address, formatAddress, type ModuleStep, parseAddress } from '../graph/address.js';
import { unescapeKey, unescapeName } from '../graph/escape.js';
import type { Graph } from '../graph/model.js';

/** Stands for what is not known of a name. */
export const GAP = '…';

/** What the address escape puts before the key of a data source or of a type that the grammar cannot hold. */
const MARK = /^(data$|type:)/;

export const isNumber = (key: string): boolean => /^\d+$/.test(key);

/** A key without its quotes and escapes; an empty one as it is written, a placeholder by its number among several. */
function keyWords(key: string): string {
  let text = unescapeKey(key).replace(/^"(.*)"$/s, '$1');
  try {
    // Terraform's escapes are those of JSON but for a rare one.
    if (key.startsWith('"')) text = String(JSON.parse(key));
  } catch {}
  return elementNumber(text) ?? (text.trim() === '' ? key : text);
}

export const nameWords = (name: string): string => unescapeName(name);

/** Keys of a resource in words, without that which stands for a `for_each` that nobody knows. */
export const keysOf = ({ indexes }: Address): string[] =>
  indexes
    .filter((index) => !MARK.test(index))
    .map(keyWords)
    .filter((words) => words !== '');

/** The number of the only instance of a block with `count`. */
const ONLY = '0';

/** Which instances are the only one of their block: their `[0]` is Terraform's way to write "if", not a number. */
export interface Lone {
  readonly resource: (address: Address) => boolean;
  readonly module: (steps: readonly ModuleStep[]) => boolean;
  /** Whether it is no more than the part of a name that several kinds of things have. */
  readonly isCommonPart: (name: string) => boolean;
}

const moduleBlock = (steps: readonly ModuleStep[]): string =>
  steps.map(({ name, index }, i) => (i === steps.length - 1 || index === null ? name : `${name}[${index}]`)).join('.');

const block = (address: Address): string => formatAddress({ ...address, indexes: [], copy: null });

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

/** `…-shop-dev-…` of so many types is the application; what a thing is called itself is what is not known. */
const COMMON_FROM = 3;

/** The types of what has a name of which parts are not known, by what is known of it. */
function kindsByPart({ nodes }: Graph): ReadonlyMap<string, ReadonlySet<string>> {
  const kinds = new Map<string, Set<string>>();
  for (const { type, attributes } of nodes.values()) {
    const name = Object.hasOwn(attributes, SHOWN_NAME) ? (attributes[SHOWN_NAME] as string) : '';
    if (name.includes(GAP)) kinds.set(name, (kinds.get(name) ?? new Set()).add(type));
  }
  return kinds;
}

/** The innermost of these modules: its name, and its key where there is a choice. */
export function moduleWords(steps: readonly ModuleStep[], lone: Lone): string {
  const { name, index } = steps.at(-1) as ModuleStep;
  const key = index === null || lone.module(steps) ? '' : keyWords(index);
  return key === '' ? nameWords(name) : `${nameWords(name)} ${key}`;
}
