/**
 * Networks that the plan names by their identity only (`subnet-0a1b`): somebody else has built them, and they are in
 * play as if they had been looked up.
 */
import type { Knowledge } from '../../catalog/knowledge.js';
import type { IdentityRule } from '../../catalog/model.js';
import { type Json, nameOf, type Resource } from '../../graph/inventory.js';
import { byAddress } from '../../graph/order.js';
import { textsAt, textsIn } from '../values.js';

export interface Elsewhere {
  readonly resource: Resource;
  /** The first resource that names it, in address order. */
  readonly proof: string;
}

/** What an identity says: the network, and the one around it where it names that, outermost first. */
interface Said {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  readonly values: { readonly [name: string]: Json };
}

function said(text: string, { type, looks, around }: IdentityRule): readonly Said[] {
  const match = looks.exec(text);
  if (match === null) return [];
  const { name = text, around: outer, aroundName } = match.groups ?? {};
  const own = { type, id: text, name, values: { id: text, name } };
  if (around === undefined || outer === undefined || aroundName === undefined) return [own];
  return [
    { type: around.type, id: outer, name: aroundName, values: { id: outer, name: aroundName } },
    { ...own, values: { ...own.values, [around.by]: outer } },
  ];
}

/** @param resources in address order */
export function networksElsewhere(resources: readonly Resource[], knowledge: Knowledge): readonly Elsewhere[] {
  const known = new Set(resources.flatMap(({ values }) => knowledge.ownIdentities.map((name) => values[name])));
  // `name` is a block in some schemas.
  const named = new Set(
    resources.flatMap(({ type, values }) => textsAt(values, ['name']).map((name) => `${type} ${name}`)),
  );
  const taken = new Set(resources.map(({ address }) => address));
  const found = new Map<string, Elsewhere>();
  const add = ({ type, id, name, values }: Said, user: Resource): void => {
    const address = `${type}.${name.replace(/[^A-Za-z0-9_-]/g, '-')}`;
    if (known.has(id) || named.has(`${type} ${name}`) || taken.has(address)) return;
    taken.add(address);
    const { provider, region, account } = user;
    const resource: Resource = {
      address,
      origin: address,
      mode: 'data',
      type,
      name,
      modules: [],
      provider,
      change: 'read',
      values,
      provenance: 'implied',
      ...(region !== undefined && { region }),
      ...(account !== undefined && { account }),
    };
    found.set(address, { resource, proof: user.address });
  };
  for (const user of resources) {
    if (user.mode === 'data') continue;
    for (const attribute of knowledge.placedBy(user.type)) {
      const value = Object.hasOwn(user.values, attribute) ? user.values[attribute] : undefined;
      for (const { path, text } of textsIn(attribute, value)) {
        for (const rule of knowledge.identities.get(nameOf(path)) ?? [])
          for (const one of said(text, rule)) add(one, user);
      }
    }
  }
  return [...found.values()].sort((a, b) => byAddress(a.resource.address, b.resource.address));
}
