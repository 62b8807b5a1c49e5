/**
 * External networks, which the plan names by identity only (`subnet-0a1b`). They are added like data sources. So are the
 * containers behind a data source that finds several.
 */

import type { Knowledge } from '../../catalog/knowledge.js';
import type { IdentityRule } from '../../catalog/rules.js';
import { groupBy } from '../../graph/group-by.js';
import { type Json, nameOf, type Reference, type Resource } from '../../graph/inventory.js';
import { byAddress } from '../../graph/order.js';
import { type TextAt, textsAt, textsIn } from '../values.js';
import { lastSegment } from './last-segment.js';

export interface Elsewhere {
  readonly resource: Resource;
  /** The first resource that names it, in address order. */
  readonly proof: string;
}

/** Networks that an identity names: the network itself, after the network around it if the identity names that too. */
interface NetworkIdentity {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  /** Name of the network around it. */
  readonly around?: string;
  readonly values: { readonly [name: string]: Json };
}

function said(text: string, { type, looks, around }: IdentityRule): readonly NetworkIdentity[] {
  const match = looks.exec(text);
  if (match === null) return [];
  const { name = text, around: outer, aroundName, ...more } = match.groups ?? {};
  const known = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
  const own = { type, id: text, name, values: { ...known, id: text, name } };
  if (around === undefined || outer === undefined || aroundName === undefined) return [own];
  return [
    { type: around.type, id: outer, name: aroundName, values: { id: outer, name: aroundName } },
    { ...own, around: aroundName, values: { ...own.values, [around.by]: outer } },
  ];
}

/** Yields the texts of a resource that may name its container. */
export function* placingTexts({ type, values }: Resource, knowledge: Knowledge): Generator<TextAt> {
  for (const attribute of knowledge.placedBy(type)) {
    if (Object.hasOwn(values, attribute)) yield* textsIn(attribute, values[attribute]);
  }
}

/**
 * Returns a resource for each network that is named but not in the input. Example: `subnet_ids = ["subnet-0a1b"]` yields
 * `aws_subnet.subnet-0a1b`.
 * @param resources in address order
 * @param isPlace true for types of containers
 */
export function networksElsewhere(
  resources: readonly Resource[],
  knowledge: Knowledge,
  isPlace: (type: string) => boolean,
): readonly Elsewhere[] {
  const known = new Set(resources.flatMap(({ values }) => knowledge.ownIdentities.map((name) => values[name])));
  const isNamed = namesOf(resources, knowledge);
  const taken = new Set(resources.map(({ address }) => address));
  const found = new Map<string, Elsewhere>();
  const add = ({ type, id, name, around, values }: NetworkIdentity, user: Resource): void => {
    const address = `${type}.${name.replace(/[^A-Za-z0-9_-]/g, '-')}`;
    if (known.has(id) || isNamed(type, name, around) || taken.has(address)) return;
    taken.add(address);
    found.set(address, { resource: lookedUp(address, type, name, values, user), proof: user.address });
  };
  for (const user of resources) {
    if (user.mode === 'data' && !isPlace(user.type)) continue;
    for (const { path, text } of placingTexts(user, knowledge)) {
      for (const rule of knowledge.identities.get(nameOf(path)) ?? [])
        for (const one of said(text, rule)) add(one, user);
    }
  }
  return [...found.values()].sort((a, b) => byAddress(a.resource.address, b.resource.address));
}

/** Returns a test for names in use: a resource has the name, and does not name another network around it. */
function namesOf(
  resources: readonly Resource[],
  knowledge: Knowledge,
): (type: string, name: string, around?: string) => boolean {
  // `name` is a block in some schemas.
  const named = groupBy(
    resources.flatMap((resource) => textsAt(resource.values, ['name']).map((name) => ({ name, resource }))),
    ({ name, resource }) => `${resource.type} ${name}`,
  );
  return (type, name, around) =>
    (named.get(`${type} ${name}`) ?? []).some(({ resource }) => {
      const texts = around === undefined ? [] : [...placingTexts(resource, knowledge)];
      return texts.length === 0 || texts.some(({ text }) => lastSegment(text) === around);
    });
}

/** Creates a data source with the provider, region and account of its user. */
export function lookedUp(
  address: string,
  type: string,
  name: string,
  values: Resource['values'],
  { provider, region, account }: Resource,
): Resource {
  return {
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
}

export interface Several {
  readonly all: readonly Elsewhere[];
  /** Redirects a reference to such a data source to its stand-in. */
  readonly exact: (reference: Reference) => Reference;
  /** References of the stand-ins to their containers, as the data source has them. */
  readonly references: readonly Reference[];
}

/** Returns one stand-in container for each data source that finds several (`aws_subnets`) without known results. */
export function severalElsewhere(
  resources: readonly Resource[],
  references: readonly Reference[],
  knowledge: Knowledge,
): Several {
  const taken = new Set(resources.map(({ address }) => address));
  const standIns = new Map<string, Resource>();
  const byOf = new Map<string, string>();
  for (const resource of resources) {
    const rule = resource.mode === 'data' ? knowledge.factsOf(resource.type).several : undefined;
    if (rule === undefined || textsAt(resource.values, [rule.found]).length > 0) continue;
    const address = resource.address.replace(`${resource.type}.`, `${rule.type}.`);
    if (address === resource.address || taken.has(address)) continue;
    taken.add(address);
    standIns.set(resource.address, { ...resource, address, origin: address, type: rule.type, provenance: 'implied' });
    byOf.set(resource.address, rule.by);
  }
  if (standIns.size === 0) return { all: [], exact: (reference) => reference, references: [] };
  return {
    all: [...standIns].map(([proof, resource]) => ({ resource, proof })),
    exact: (reference) => {
      const standIn = standIns.get(reference.to);
      return standIn === undefined ? reference : { ...reference, to: standIn.address };
    },
    references: references.flatMap((reference): Reference[] => {
      const standIn = standIns.get(reference.from);
      if (standIn === undefined) return [];
      return [{ ...reference, from: standIn.address, path: byOf.get(reference.from) as string }];
    }),
  };
}
