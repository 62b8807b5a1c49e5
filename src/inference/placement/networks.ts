/** Networks that the plan does not contain: named only by an identity, or inferred from the users of their subnets. */

import { elementNumber } from '../../catalog/examples.js';
import type { Knowledge } from '../../catalog/knowledge.js';
import { tagOfFilter } from '../../catalog/lookups.js';
import type { IdentityRule, SeveralRule } from '../../catalog/rules.js';
import { groupBy } from '../../graph/group-by.js';
import { type Inventory, type Json, leadsInto, nameOf, type Reference, type Resource } from '../../graph/inventory.js';
import { isContainerType } from '../../graph/node-types.js';
import { byAddress } from '../../graph/order.js';
import { matchesWild } from '../../platform/text/matching.js';
import { namesAt } from '../identities/host-names.js';
import { filterTexts, lookedUpHere } from '../sole.js';
import { blocksAt, type TextAt, textsAt, textsIn } from '../values.js';

/** The root module and account of a resource. */
type Rooted = Pick<Resource, 'root' | 'account'>;
/** True if a name that the user writes may be that of the other resource. */
export type MayName = (user: Rooted, named: Rooted) => boolean;

/**
 * Returns a test for names across joined root modules, in which two resources may have one name: `main` in each
 * account. A name can mean a resource of another root module only if a link of the estate joins the two, or both are in
 * one account.
 */
export const nameScope =
  (linkedRoots: Inventory['linkedRoots']): MayName =>
  ({ root, account }, named) =>
    root === undefined ||
    named.root === undefined ||
    root === named.root ||
    linkedRoots?.get(root)?.has(named.root) === true ||
    (account !== undefined && account === named.account);

// ---- External networks, which the plan names only by an identity (`subnet-0a1b`). They are added as if they were data
// sources, and so are the containers that a data source with several results finds.

/** A resource outside the input, added as if it were a data source. */
export interface ExternalResource {
  readonly resource: Resource;
  /** The first resource that names it, in address order. */
  readonly proof: string;
}

/** A network or subnet that an identity names. */
interface NetworkIdentity {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  /** True if the identity is only a name, which may be that of another network in another root module. */
  readonly isName: boolean;
  /** Name of the enclosing network. */
  readonly outerName?: string;
  readonly values: { readonly [name: string]: Json };
}

/** Returns the networks that a text names: the outer one first if the identity names that as well. */
function networksIn(text: string, { type, pattern, outer }: IdentityRule): readonly NetworkIdentity[] {
  const match = pattern.exec(text);
  if (match === null) return [];
  const { name = text, outer: outerId, outerName, ...attributes } = match.groups ?? {};
  const known = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
  const isName = match.groups?.name === text;
  const innermost = { type, id: text, name, isName, values: { ...known, id: text, name } };
  if (outer === undefined || outerId === undefined || outerName === undefined) return [innermost];
  return [
    {
      type: outer.type,
      id: outerId,
      name: outerName,
      isName: outerId === outerName,
      values: { id: outerId, name: outerName },
    },
    { ...innermost, outerName, values: { ...innermost.values, [outer.attribute]: outerId } },
  ];
}

/** Yields the texts of a resource that may name its container. */
export function* placingTexts({ type, values }: Resource, knowledge: Knowledge): Generator<TextAt> {
  for (const attribute of knowledge.placedBy(type)) {
    if (Object.hasOwn(values, attribute)) yield* textsIn(attribute, values[attribute]);
  }
}

/**
 * Returns a resource for each network that is named but not in the input. Example: `subnet_ids = ["subnet-0a1b"]`
 * yields `aws_subnet.subnet-0a1b`.
 * @param resources in address order
 * @param tests `isPlace` is true for types of containers
 */
export function networksElsewhere(
  resources: readonly Resource[],
  knowledge: Knowledge,
  { isPlace, mayName }: { readonly isPlace: (type: string) => boolean; readonly mayName: MayName },
): readonly ExternalResource[] {
  const known = groupBy(
    resources.flatMap((resource) => knowledge.ownIdentities.map((name) => ({ id: resource.values[name], resource }))),
    ({ id }) => id,
  );
  const isNamed = namesOf(resources, knowledge, mayName);
  const added = new Map<string, ExternalResource>();
  const resourceAt = new Map(resources.map((resource) => [resource.address, resource]));
  const add = ({ type, id, name, isName, outerName, values }: NetworkIdentity, user: Resource): void => {
    // Another root module may give the same name to another network, but no other network has the same id.
    const isKnown = known.get(id)?.some(({ resource }) => !isName || mayName(user, resource));
    if (isKnown || isNamed(user, { type, name, outerName })) return;
    const first = `${type}.${name.replace(/[^A-Za-z0-9_-]/g, '-')}`;
    let address = first;
    for (let n = 2; resourceAt.has(address); n++) {
      const other = resourceAt.get(address) as Resource;
      if (mayName(user, other)) return;
      if (!isName && other.values.id === id) return;
      address = `${first}_${n}`;
    }
    const resource = createDataSource(address, type, name, values, user);
    resourceAt.set(address, resource);
    added.set(address, { resource, proof: user.address });
  };
  for (const user of resources) {
    if (user.mode === 'data' && !isPlace(user.type)) continue;
    for (const { path, text } of placingTexts(user, knowledge)) {
      for (const rule of knowledge.identities.get(nameOf(path)) ?? [])
        for (const network of networksIn(text, rule)) add(network, user);
    }
  }
  return [...added.values()].sort((a, b) => byAddress(a.resource.address, b.resource.address));
}

/** Returns a test for networks in the input: a resource has the name, and does not name another enclosing network. */
function namesOf(
  resources: readonly Resource[],
  knowledge: Knowledge,
  mayName: MayName,
): (
  user: Resource,
  network: { readonly type: string; readonly name: string; readonly outerName: string | undefined },
) => boolean {
  // `name` is a block in some schemas.
  const named = groupBy(
    resources.flatMap((resource) => textsAt(resource.values, ['name']).map((name) => ({ name, resource }))),
    ({ name, resource }) => `${resource.type} ${name}`,
  );
  return (user, { type, name, outerName }) =>
    (named.get(`${type} ${name}`) ?? []).some(({ resource }) => {
      if (!mayName(user, resource)) return false;
      const texts = outerName === undefined ? [] : [...placingTexts(resource, knowledge)];
      return texts.length === 0 || texts.some(({ text }) => lastSegment(text) === outerName);
    });
}

/** Creates a data source with the provider, region, account and root module of its user. */
export function createDataSource(
  address: string,
  type: string,
  name: string,
  values: Resource['values'],
  { provider, region, account, root }: Resource,
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
    ...(root !== undefined && { root }),
  };
}

/** True for a placeholder of a list item that only the cloud knows. */
const isUnknownElement = (text: string): boolean => elementNumber(text) !== null;

/** The results of data sources that find several containers. */
export interface SeveralNetworks {
  readonly added: readonly ExternalResource[];
  /**
   * Replaces a reference to such a data source by references to its results: containers built here, or its stand-in.
   */
  readonly redirected: (reference: Reference) => readonly Reference[];
  /** References of the stand-ins to their containers, taken from the data sources. */
  readonly references: readonly Reference[];
}

/**
 * Resolves data sources that find several containers (`aws_subnets`) and whose results are unknown: to the containers
 * that the input builds in the same network and that match the filters, otherwise to one stand-in.
 */
export function severalElsewhere(
  resources: readonly Resource[],
  references: readonly Reference[],
  knowledge: Knowledge,
): SeveralNetworks {
  const hasSeveral = ({ mode, type }: Resource): boolean =>
    mode === 'data' && knowledge.factsOf(type).several !== undefined;
  if (!resources.some(hasSeveral)) return { added: [], redirected: (reference) => [reference], references: [] };
  const takenAddresses = new Set(resources.map(({ address }) => address));
  const standIns = new Map<string, Resource>();
  const attributeOf = new Map<string, string>();
  const builtHere = new Map<string, readonly Resource[]>();
  const builtFor = builtFinder(resources, references, knowledge);
  for (const resource of resources) {
    const rule = resource.mode === 'data' ? knowledge.factsOf(resource.type).several : undefined;
    if (rule === undefined || textsAt(resource.values, [rule.idsAttribute]).some((text) => !isUnknownElement(text)))
      continue;
    const built = builtFor(resource, rule);
    if (built.length > 0) builtHere.set(resource.address, built);
    if (built.length > 0) continue;
    const address = resource.address.replace(`${resource.type}.`, `${rule.type}.`);
    if (address === resource.address || takenAddresses.has(address)) continue;
    takenAddresses.add(address);
    standIns.set(resource.address, { ...resource, address, origin: address, type: rule.type, provenance: 'implied' });
    attributeOf.set(resource.address, rule.parentAttribute);
  }
  if (standIns.size + builtHere.size === 0)
    return { added: [], redirected: (reference) => [reference], references: [] };
  return {
    added: [...standIns].map(([proof, resource]) => ({ resource, proof })),
    redirected: (reference) => {
      const results = builtHere.get(reference.to) ?? standIns.get(reference.to);
      return results === undefined ? [reference] : [results].flat().map(({ address: to }) => ({ ...reference, to }));
    },
    references: references.flatMap((reference): Reference[] => {
      const standIn = standIns.get(reference.from);
      if (standIn === undefined) return [];
      return [{ ...reference, from: standIn.address, path: attributeOf.get(reference.from) as string }];
    }),
  };
}

/**
 * Returns a function that finds the containers that the input builds in the network of a data source, and that match
 * its filters.
 */
function builtFinder(resources: readonly Resource[], references: readonly Reference[], knowledge: Knowledge) {
  // A network that is looked up may be built here, too.
  const lookedUp = lookedUpHere(resources, references, knowledge);
  const byFrom = groupBy(references, ({ from }) => from);
  return (data: Resource, { type, parentAttribute, filter }: SeveralRule): readonly Resource[] => {
    const networks = new Set(
      (byFrom.get(data.address) ?? []).flatMap(({ path, to }) =>
        path === undefined ? [] : [to, lookedUp.get(to)?.to ?? to],
      ),
    );
    const isInside = ({ address }: Resource): boolean =>
      (byFrom.get(address) ?? []).some(({ path, to }) => leadsInto(path, parentAttribute) && networks.has(to));
    return resources.filter(
      (resource) =>
        resource.mode === 'managed' &&
        resource.type === type &&
        isInside(resource) &&
        selectionsOf(data, filter).every((selection) => matchesSelection(resource, selection)),
    );
  };
}

/** A condition of a data source: the value at a path of the container matches one of the patterns. */
interface Selection {
  readonly path: readonly string[];
  readonly patterns: readonly string[];
}

/** Returns the conditions of the filter blocks (`name = "tag:Tier"`, `values = ["private"]`) and of the tags. */
const selectionsOf = (data: Resource, { block, tags }: SeveralRule['filter']): readonly Selection[] => [
  ...blocksAt(data.values, [block]).map((filter): Selection => {
    const [name = ''] = textsAt(filter, ['name']);
    const tag = tagOfFilter(name);
    return {
      path: tag === null ? [name.replaceAll('-', '_')] : [tags, tag],
      patterns: filterTexts(data, name, filter),
    };
  }),
  ...blocksAt(data.values, [tags]).flatMap((all) =>
    Object.entries(all).map(([tag, value]): Selection => ({ path: [tags, tag], patterns: textsAt(value, []) })),
  ),
];

/** True unless a known value of the container contradicts the condition. */
function matchesSelection(resource: Resource, { path, patterns }: Selection): boolean {
  const known = namesAt(resource, path.join('.')).filter((text) => !isUnknownElement(text));
  return known.length === 0 || patterns.some((pattern) => known.some((text) => matchesWild(pattern, text)));
}

// ---- Networks of existing subnets, inferred from co-references: the network that a subnet's users name beside it, or
// that their security groups belong to. Two different networks beside one subnet leave its network open.

interface Lookups {
  readonly resources: ReadonlyMap<string, Resource>;
  readonly outgoing: ReadonlyMap<string, readonly Reference[]>;
  /** Addresses by identity, in the forms that references to them take. */
  readonly byIdentity: ReadonlyMap<string, string>;
  /** By type of subnet: its type of network, and the attribute that names the network. */
  readonly networkRuleOf: ReadonlyMap<string, { readonly type: string; readonly attribute: string }>;
  readonly knowledge: Knowledge;
}

/**
 * Returns references from existing subnets to their inferred networks. Example: a function names `subnet-1` and a group
 * of `vpc-1`, so `subnet-1` is in `vpc-1`.
 * @param resources in address order, including those known by identity only
 */
export function networksBeside(
  resources: readonly Resource[],
  outgoing: ReadonlyMap<string, readonly Reference[]>,
  knowledge: Knowledge,
): readonly Reference[] {
  const rules = [...knowledge.identities.values()].flat();
  const networkRuleOf = new Map(
    rules.flatMap(({ type, inferredOuter }) => (inferredOuter === undefined ? [] : [[type, inferredOuter] as const])),
  );
  const lookups: Lookups = {
    resources: new Map(resources.map((resource) => [resource.address, resource])),
    outgoing,
    byIdentity: identitiesOf(resources, knowledge),
    networkRuleOf,
    knowledge,
  };
  const withoutNetwork = new Set(
    resources.filter((resource) => lacksNetwork(resource, lookups)).map(({ address }) => address),
  );
  if (withoutNetwork.size === 0) return [];

  const networksBySubnet = new Map<string, Set<string>>();
  for (const user of resources) {
    const namedContainers = namedBy(user, lookups);
    const subnets = namedContainers.filter((address) => withoutNetwork.has(address));
    if (subnets.length === 0) continue;
    for (const address of subnets) {
      const { type } = networkRuleOf.get(lookups.resources.get(address)?.type as string) as { readonly type: string };
      const networks = networksBySubnet.get(address) ?? new Set<string>();
      networksBySubnet.set(address, networks);
      for (const network of networksOf(namedContainers, type, lookups)) networks.add(representative(network, lookups));
    }
  }
  return [...networksBySubnet].flatMap(([from, networks]): Reference[] => {
    const [to, ...others] = networks;
    if (to === undefined || others.length > 0) return [];
    const { attribute } = networkRuleOf.get(lookups.resources.get(from)?.type as string) as {
      readonly attribute: string;
    };
    return [{ from, to, path: attribute, via: 'value' }];
  });
}

/** Returns one address for all resources that stand for one network, such as two modules that adopt the default VPC. */
function representative(address: string, { byIdentity, knowledge, resources }: Lookups): string {
  const texts = knowledge.ownIdentities.flatMap((name) => textsAt(resources.get(address)?.values, [name]));
  return texts.map((text) => byIdentity.get(text)).find((known) => known !== undefined) ?? address;
}

/** True for an existing subnet that does not name its network. */
function lacksNetwork(resource: Resource, { networkRuleOf, resources, outgoing }: Lookups): boolean {
  const rule = resource.mode === 'data' ? networkRuleOf.get(resource.type) : undefined;
  if (rule === undefined || textsAt(resource.values, [rule.attribute]).length > 0) return false;
  return !(outgoing.get(resource.address) ?? []).some(({ to }) => resources.get(to)?.type === rule.type);
}

/**
 * Returns an index of containers by unique identity (`vpc-0a1b`), and by type and name (`aws_vpc main`) for containers
 * that are known only by an identity with a name in it.
 */
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
function namedBy(user: Resource, known: Lookups): readonly string[] {
  const { outgoing, knowledge } = known;
  const references = outgoing.get(user.address) ?? [];
  const several = knowledge.factsOf(user.type).several;
  if (several !== undefined) {
    // A filter may hold the network in any of its texts.
    const texts = Object.entries(user.values).flatMap(([name, value]) => textsIn(name, value));
    return [...containersIn(texts, known), ...references.map(({ to }) => to)];
  }
  if (user.mode === 'data') return [];
  const placing = knowledge.placedBy(user.type);
  const placingReferences = references.filter(({ path }) => placing.some((attribute) => leadsInto(path, attribute)));
  return [...containersIn([...placingTexts(user, knowledge)], known), ...placingReferences.map(({ to }) => to)];
}

const containersIn = (texts: readonly TextAt[], { byIdentity, knowledge }: Lookups): readonly string[] =>
  texts.flatMap(({ path, text }) => {
    const named = (knowledge.identities.get(nameOf(path)) ?? []).map(
      ({ type, pattern }) => `${type} ${pattern.exec(text)?.groups?.name ?? text}`,
    );
    const container = [text, ...named].map((identity) => byIdentity.get(identity)).find((known) => known !== undefined);
    return container === undefined ? [] : [container];
  });

/** Returns the named networks, and those of the named security groups. */
function networksOf(named: readonly string[], type: string, known: Lookups): readonly string[] {
  const { resources, outgoing, knowledge } = known;
  return named.flatMap((address): readonly string[] => {
    const resource = resources.get(address);
    if (resource === undefined) return [];
    if (resource.type === type) return [address];
    if (knowledge.factsOf(resource.type).securityGroupRefs === undefined) return [];
    const referenced = (outgoing.get(address) ?? []).map(({ to }) => to);
    const stated = containersIn([...placingTexts(resource, knowledge)], known);
    return [...referenced, ...stated].filter((candidate) => resources.get(candidate)?.type === type);
  });
}

// ---- Names in paths.

/** Returns the part after the last slash: `main` for `projects/p/global/networks/main`. */
export const lastSegment = (text: string): string => text.slice(text.lastIndexOf('/') + 1);
