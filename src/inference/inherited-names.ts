/** Inherited names: a resource that is known by the name of a part, such as a load balancer by its URL map. */
import { SHOWN_NAME, SHOWN_ZONE, valuesShown } from '../catalog/attributes.js';
import { nameAttributesOf } from '../catalog/products.js';
import type { Resource } from '../graph/inventory.js';
import type { GraphNode } from '../graph/model.js';
import type { Scene } from './scene.js';

type Attributes = GraphNode['attributes'];

/** Returns the name among the attributes; empty for none. */
export function nameIn(type: string, attributes: Attributes): string {
  const name = nameAttributesOf(type).find((attribute) => Object.hasOwn(attributes, attribute));
  return name === undefined ? '' : (attributes[name] as string);
}

/** Returns the name that each drawn resource inherits from its parts, if they agree on one. */
export function inheritedNames({ model, rootOf }: Scene): ReadonlyMap<string, string> {
  const namesByRoot = new Map<string, Set<string>>();
  for (const resource of model.resources.values()) {
    const { lendsName } = model.factsOf(resource.address);
    const root = lendsName === undefined ? null : rootOf(resource.address);
    const name = root === null || lendsName?.includes(model.typeOf(root)) !== true ? '' : ownNameOf(resource);
    if (root !== null && name !== '') namesByRoot.set(root, (namesByRoot.get(root) ?? new Set()).add(name));
  }
  return new Map(
    [...namesByRoot].flatMap(([root, names]) => (names.size === 1 ? [[root, ...names] as [string, string]] : [])),
  );
}

const ownNameOf = ({ type, values }: Resource): string => nameIn(type, valuesShown(values));

/** Returns the attributes with the shared name and zone of all nodes, or without those in which they differ. */
export function withSharedName(attributes: Attributes, merged: readonly GraphNode[]): Attributes {
  const { [SHOWN_NAME]: _, [SHOWN_ZONE]: __, ...others } = attributes;
  const names = new Set(merged.map((node) => nameIn(node.type, node.attributes)));
  const zones = new Set(merged.map((node) => node.attributes[SHOWN_ZONE] ?? ''));
  const [[name = ''], [zone = '']] = [names, zones];
  return {
    ...others,
    ...(names.size === 1 && name !== '' && { [SHOWN_NAME]: name }),
    ...(zones.size === 1 && zone !== '' && { [SHOWN_ZONE]: zone }),
  };
}

/** Matches the end of a word of a name, with the separator after it. */
const WORD_ENDS = /(?<=[-_./ ])/;

/** Returns the words with which all names begin: `shop-app` of `shop-app-1` and `shop-app-2`; empty for none. */
export function commonStart(names: readonly string[]): string {
  const [first = [], ...others] = names.map((name) => name.split(WORD_ENDS));
  const end = first.findIndex((word, i) => others.some((words) => words[i] !== word));
  return (end < 0 ? first : first.slice(0, end)).join('').replace(/[-_./ ]+$/, '');
}
