/**
 * Containers that are named by a value: by id or self link, which are unique, or by a plain name, which means the one
 * in the same module, else the only one.
 */
import { nameOf } from '../../graph/inventory.js';
import type { Model } from '../model.js';
import { type TextAt, textsIn } from '../values.js';
import { placingTexts } from './external-networks.js';

const lastSegment = (text: string): string => text.slice(text.lastIndexOf('/') + 1);

/** What a text can be the name of, and how the network around that is called, where it says so. */
interface Name {
  readonly type: string;
  readonly name: string;
  readonly around?: string;
}

/** Finds what the values of one attribute name; the addresses are of resources in play. */
export function namedBy(model: Model): (address: string, attribute: string) => string[] {
  const { knowledge, resources } = model;
  const byId = new Map<string, string>();
  const byName = new Map<string, string[]>();
  const nameable = new Set([...knowledge.namedContainers.values()].flat());
  for (const { address, type, values } of resources.values()) {
    if (model.isPlace(address)) {
      for (const id of knowledge.ownIdentities) {
        const text = Object.hasOwn(values, id) ? values[id] : undefined;
        if (typeof text === 'string' && text !== '' && !byId.has(text)) byId.set(text, address);
      }
    }
    const isNameable = nameable.has(type) || model.isPlace(address);
    const name = isNameable && Object.hasOwn(values, 'name') ? values.name : undefined;
    if (typeof name !== 'string') continue;
    const alike = byName.get(`${type} ${name}`);
    if (alike === undefined) byName.set(`${type} ${name}`, [address]);
    else alike.push(address);
  }

  function namesIn({ path, text }: TextAt): readonly Name[] {
    const types = knowledge.namedContainers.get(nameOf(path)) ?? [];
    const plain = types.map((type): Name => ({ type, name: lastSegment(text) }));
    const rules = knowledge.identities.get(nameOf(path)) ?? [];
    const inIdentity = rules.flatMap(({ type, looks }): Name[] => {
      const { name, aroundName } = looks.exec(text)?.groups ?? {};
      if (name === undefined) return [];
      return [{ type, name, ...(aroundName !== undefined && { around: aroundName }) }];
    });
    return plain.length > 0 ? plain : inIdentity;
  }

  /** Not where it names another network itself. */
  function isIn(address: string, around: string | undefined): boolean {
    const resource = resources.get(address);
    if (around === undefined || resource === undefined) return true;
    const texts = [...placingTexts(resource, knowledge)].map(({ text }) => lastSegment(text));
    return texts.length === 0 || texts.includes(around);
  }

  return (address, attribute) => {
    const found = new Set<string>();
    for (const at of textsIn(attribute, model.attributeOf(address, attribute))) {
      if (at.text === '') continue;
      const id = byId.get(at.text);
      if (id !== undefined && id !== address) found.add(id);
      if (id !== undefined) continue;
      const named = namesIn(at).flatMap(({ type, name, around }) =>
        (byName.get(`${type} ${name}`) ?? []).filter((other) => isIn(other, around)),
      );
      const others = named.filter((other) => other !== address);
      const near = model.nearest(address, others);
      if (near.length === 1) found.add(near[0] as string);
    }
    return [...found];
  };
}
