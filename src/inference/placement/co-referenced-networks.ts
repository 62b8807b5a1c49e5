/**
 * Networks of existing subnets, inferred from co-references: the network that a subnet's users name beside it, or that their
 * security groups belong to. Two different networks beside one subnet give no answer.
 */
import type { Knowledge } from '../../catalog/knowledge.js';
import { isContainerType } from '../../graph/containers.js';
import { leadsInto, nameOf, type Reference, type Resource } from '../../graph/inventory.js';
import { type TextAt, textsAt, textsIn } from '../values.js';
import { placingTexts } from './external-networks.js';

interface Known {
  readonly resources: ReadonlyMap<string, Resource>;
  readonly outgoing: ReadonlyMap<string, readonly Reference[]>;
  /** Addresses by identity, as their users write it. */
  readonly byIdentity: ReadonlyMap<string, string>;
  /** The type of network that a type may be in, with the attribute that names it. */
  readonly around: ReadonlyMap<string, { readonly type: string; readonly by: string }>;
  readonly knowledge: Knowledge;
}

/**
 * Returns references from existing subnets to their inferred networks. Example: a function names `subnet-1` and a group of
 * `vpc-1`, so `subnet-1` is in `vpc-1`.
 * @param resources in address order, including those known by identity only
 */
export function networksBeside(
  resources: readonly Resource[],
  outgoing: ReadonlyMap<string, readonly Reference[]>,
  knowledge: Knowledge,
): readonly Reference[] {
  const rules = [...knowledge.identities.values()].flat();
  const around = new Map(rules.flatMap(({ type, beside }) => (beside === undefined ? [] : [[type, beside] as const])));
  const known: Known = {
    resources: new Map(resources.map((resource) => [resource.address, resource])),
    outgoing,
    byIdentity: identitiesOf(resources, knowledge),
    around,
    knowledge,
  };
  const open = new Set(resources.filter((one) => isOpen(one, known)).map(({ address }) => address));
  if (open.size === 0) return [];

  const found = new Map<string, Set<string>>();
  for (const user of resources) {
    const named = namedBy(user, known);
    const inner = named.filter((address) => open.has(address));
    if (inner.length === 0) continue;
    for (const address of inner) {
      const { type } = around.get(known.resources.get(address)?.type as string) as { readonly type: string };
      const networks = found.get(address) ?? new Set<string>();
      found.set(address, networks);
      for (const network of networksOf(named, type, known)) networks.add(oneOf(network, known));
    }
  }
  return [...found].flatMap(([from, networks]): Reference[] => {
    const [to, ...others] = networks;
    if (to === undefined || others.length > 0) return [];
    const { by } = around.get(known.resources.get(from)?.type as string) as { readonly by: string };
    return [{ from, to, path: by, via: 'value' }];
  });
}

/** Returns one address for a network that several resources stand for: two modules that adopt the default VPC. */
function oneOf(address: string, { byIdentity, knowledge, resources }: Known): string {
  const texts = knowledge.ownIdentities.flatMap((name) => textsAt(resources.get(address)?.values, [name]));
  return texts.map((text) => byIdentity.get(text)).find((one) => one !== undefined) ?? address;
}

/** True for an existing subnet that does not name its network. */
function isOpen(resource: Resource, { around, resources, outgoing }: Known): boolean {
  const rule = resource.mode === 'data' ? around.get(resource.type) : undefined;
  if (rule === undefined || textsAt(resource.values, [rule.by]).length > 0) return false;
  return !(outgoing.get(resource.address) ?? []).some(({ to }) => resources.get(to)?.type === rule.type);
}

/** Indexes containers by unique identity, and by type and name, as users write containers that are known by identity only. */
function identitiesOf(resources: readonly Resource[], knowledge: Knowledge): ReadonlyMap<string, string> {
  const byIdentity = new Map<string, string>();
  for (const { address, type, values } of resources) {
    if (!isContainerType(type)) continue;
    for (const text of knowledge.ownIdentities.flatMap((name) => textsAt(values, [name])))
      if (!byIdentity.has(text)) byIdentity.set(text, address);
    for (const name of textsAt(values, ['name'])) byIdentity.set(`${type} ${name}`, address);
  }
  return byIdentity;
}

/** Returns the containers that a resource names, by text or by reference. */
function namedBy(user: Resource, known: Known): readonly string[] {
  const { outgoing, knowledge } = known;
  const references = outgoing.get(user.address) ?? [];
  const several = knowledge.factsOf(user.type).several;
  if (several !== undefined) {
    // A filter may hold the network in any of its texts.
    const texts = Object.entries(user.values).flatMap(([name, value]) => [...textsIn(name, value)]);
    return [...meantBy(texts, known), ...references.map(({ to }) => to)];
  }
  if (user.mode === 'data') return [];
  const placing = knowledge.placedBy(user.type);
  const referred = references.filter(({ path }) => placing.some((attribute) => leadsInto(path, attribute)));
  return [...meantBy([...placingTexts(user, knowledge)], known), ...referred.map(({ to }) => to)];
}

const meantBy = (texts: readonly TextAt[], { byIdentity, knowledge }: Known): readonly string[] =>
  texts.flatMap(({ path, text }) => {
    const named = (knowledge.identities.get(nameOf(path)) ?? []).map(
      ({ type, looks }) => `${type} ${looks.exec(text)?.groups?.name ?? text}`,
    );
    const found = [text, ...named].map((one) => byIdentity.get(one)).find((one) => one !== undefined);
    return found === undefined ? [] : [found];
  });

/** Returns the named networks, and those of the named security groups. */
function networksOf(named: readonly string[], type: string, known: Known): readonly string[] {
  const { resources, outgoing, knowledge } = known;
  return named.flatMap((address): readonly string[] => {
    const resource = resources.get(address);
    if (resource === undefined) return [];
    if (resource.type === type) return [address];
    if (knowledge.factsOf(resource.type).securityGroupRefs === undefined) return [];
    const referred = (outgoing.get(address) ?? []).map(({ to }) => to);
    const meant = meantBy([...placingTexts(resource, knowledge)], known);
    return [...referred, ...meant].filter((one) => resources.get(one)?.type === type);
  });
}
