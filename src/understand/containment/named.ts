/**
 * Containers that are named by a value: by id or self link, which are unique, or by a plain name, which means the one
 * in the same module, else the only one.
 */
import type { Knowledge } from '../../catalog/knowledge.js';
import type { Json } from '../../graph/inventory.js';
import { nearest } from '../instances.js';
import type { Selection } from '../select.js';
import { isPlace } from '../select.js';

/** Deeper than any provider's blocks that name a network; keeps hostile values cheap. */
const BLOCK_DEPTH = 4;

interface Word {
  /** Name of the attribute, or of the attribute inside the block, that holds it. */
  readonly attribute: string;
  readonly text: string;
}

/** The texts in a value, each with the name of the attribute that holds it. */
function wordsIn(attribute: string, value: Json | undefined, depth = BLOCK_DEPTH): Word[] {
  if (typeof value === 'string') return value === '' ? [] : [{ attribute, text: value }];
  if (value === null || typeof value !== 'object' || depth === 0) return [];
  if (Array.isArray(value)) return value.flatMap((item: Json) => wordsIn(attribute, item, depth - 1));
  return Object.entries(value).flatMap(([name, item]) => wordsIn(name, item as Json, depth - 1));
}

const lastSegment = (text: string): string => text.slice(text.lastIndexOf('/') + 1);

/** Finds what the values of one attribute name; the addresses are of resources in play. */
export function namedBy(selection: Selection, knowledge: Knowledge): (address: string, attribute: string) => string[] {
  const byId = new Map<string, string>();
  const byName = new Map<string, string[]>();
  const nameable = new Set([...knowledge.namedContainers.values()].flat());
  for (const { address, type, values } of selection.resources.values()) {
    if (isPlace(type, knowledge)) {
      for (const id of knowledge.ownIdentities) {
        const text = Object.hasOwn(values, id) ? values[id] : undefined;
        if (typeof text === 'string' && text !== '' && !byId.has(text)) byId.set(text, address);
      }
    }
    const name = nameable.has(type) && Object.hasOwn(values, 'name') ? values.name : undefined;
    if (typeof name !== 'string') continue;
    const alike = byName.get(`${type} ${name}`);
    if (alike === undefined) byName.set(`${type} ${name}`, [address]);
    else alike.push(address);
  }

  return (address, attribute) => {
    const values = selection.resources.get(address)?.values ?? {};
    const found = new Set<string>();
    for (const word of wordsIn(attribute, Object.hasOwn(values, attribute) ? values[attribute] : undefined)) {
      const id = byId.get(word.text);
      if (id !== undefined && id !== address) found.add(id);
      if (id !== undefined) continue;
      const types = knowledge.namedContainers.get(word.attribute) ?? [];
      const named = types.flatMap((type) => byName.get(`${type} ${lastSegment(word.text)}`) ?? []);
      const near = nearest(
        address,
        named.filter((other) => other !== address),
        selection.instances,
      );
      if (near.length === 1) found.add(near[0] as string);
    }
    return [...found];
  };
}
