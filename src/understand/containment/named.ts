/**
 * Containers that are named by a value: by id or self link, which are unique, or by a plain name, which means the one
 * in the same module, else the only one.
 */
import { nameOf } from '../../graph/inventory.js';
import type { Model } from '../model.js';
import { textsIn } from '../values.js';

const lastSegment = (text: string): string => text.slice(text.lastIndexOf('/') + 1);

/** Finds what the values of one attribute name; the addresses are of resources in play. */
export function namedBy(model: Model): (address: string, attribute: string) => string[] {
  const { knowledge } = model;
  const byId = new Map<string, string>();
  const byName = new Map<string, string[]>();
  const nameable = new Set([...knowledge.namedContainers.values()].flat());
  for (const { address, type, values } of model.resources.values()) {
    if (model.isPlace(address)) {
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
    const found = new Set<string>();
    for (const { path, text } of textsIn(attribute, model.attributeOf(address, attribute))) {
      if (text === '') continue;
      const id = byId.get(text);
      if (id !== undefined && id !== address) found.add(id);
      if (id !== undefined) continue;
      const types = knowledge.namedContainers.get(nameOf(path)) ?? [];
      const named = types.flatMap((type) => byName.get(`${type} ${lastSegment(text)}`) ?? []);
      const others = named.filter((other) => other !== address);
      const near = model.nearest(address, others);
      if (near.length === 1) found.add(near[0] as string);
    }
    return [...found];
  };
}
