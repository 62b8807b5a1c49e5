/**
 * Networks that the input does not contain and that it names only by a variable, an output or a data source: `vpc_id =
 * var.vpc_id`, `subnet_ids = module.platform.private_subnets`. Each is drawn as an existing network. Resources that
 * take the value from one source are in one network. A resource that names a network and subnets joins the two, and so
 * does its security group. Subnets are drawn as boxes only if the name of their source distinguishes them:
 * `private_subnets`.
 */

import { SHOWN_ROOT } from '../../catalog/attributes.js';
import type { Knowledge } from '../../catalog/knowledge.js';
import type { Cloud } from '../../catalog/model.js';
import { formatAddress, parseAddress } from '../../graph/address.js';
import { groupBy } from '../../graph/group-by.js';
import { symbolOf } from '../../graph/instance-name.js';
import { leadsInto, nameOf, type Reference, type Resource } from '../../graph/inventory.js';
import { byText } from '../../graph/order.js';
import { textsAt } from '../values.js';
import { createDataSource, type ExternalResource } from './networks.js';

interface UnknownNetworks {
  readonly added: readonly ExternalResource[];
  readonly references: readonly Reference[];
  /** True for a reference to a whole network whose user is in a named part of it. */
  readonly isReplaced: (reference: Reference) => boolean;
}

const NOTHING: UnknownNetworks = { added: [], references: [], isReplaced: () => false };

type Kind = 'network' | 'subnet';

/** A value from outside the input that identifies a network or subnets: a variable, an output, a parameter. */
interface Source {
  readonly kind: Kind;
  readonly cloud: Cloud;
  /** Equal keys are one network or one set of subnets. */
  readonly key: string;
  /** A module or remote state, whose networks and subnets belong together. Null for a single value. */
  readonly holder: string | null;
  /** Name of the value: `private_subnets`. */
  readonly name: string;
  /** Name of the holder; empty for a single value. */
  readonly holderName: string;
}

interface NetworkUse {
  readonly user: Resource;
  readonly path: string;
  readonly source: Source;
}

/**
 * Returns the existing networks that unknown values name, with the references of their users.
 * @param resources in address order
 * @param references among the resources
 * @param isPlace true for types of containers
 */
export function unknownNetworks(
  resources: readonly Resource[],
  references: readonly Reference[],
  knowledge: Knowledge,
  isPlace: (type: string) => boolean,
): UnknownNetworks {
  const search: Search = {
    resources: new Map(resources.map((resource) => [resource.address, resource])),
    outgoing: new Map(groupBy(references, ({ from }) => from)),
    onlyCloud: onlyCloudOf(resources, knowledge),
    isPlace,
    knowledge,
  };
  const uses = resources.flatMap((user) => (user.mode === 'managed' ? networkUsesOf(user, search) : []));
  if (uses.length === 0) return NOTHING;
  return createNetworks(uses, search);
}

interface Search {
  readonly resources: ReadonlyMap<string, Resource>;
  readonly outgoing: ReadonlyMap<string, readonly Reference[]>;
  /** The only cloud of the input, which modules without code are assumed to build in; null for several. */
  readonly onlyCloud: Cloud | null;
  readonly isPlace: (type: string) => boolean;
  readonly knowledge: Knowledge;
}

function onlyCloudOf(resources: readonly Resource[], { cloudOf, networkTypes }: Knowledge): Cloud | null {
  const clouds = new Set(
    resources.map(({ type }) => cloudOf(type)).filter((cloud) => networkTypes[cloud] !== undefined),
  );
  const [cloud = null] = clouds;
  return clouds.size === 1 ? cloud : null;
}

// ---- Sources of the values of placing attributes.

function networkUsesOf(user: Resource, search: Search): NetworkUse[] {
  const { knowledge, outgoing } = search;
  const { unread, placedBy, unplaced, several, connectionEnds } = knowledge.factsOf(user.type);
  // A lookup of several subnets is not a user of a network, although a plan may call it managed.
  if (several !== undefined) return [];
  if (unread === true && knowledge.isInNoNetwork(knowledge.builtTypeOf(user.type, user.values))) return [];
  const cloud = unread === true ? search.onlyCloud : knowledge.cloudOf(user.type);
  if (cloud === null || knowledge.networkTypes[cloud] === undefined) return [];
  const placing = knowledge.placedBy(user.type);
  const isPlacing = (path: string): boolean =>
    (placedBy === undefined || placing.some((attribute) => leadsInto(path, attribute))) && !knowledge.isOfOrigins(path);
  const isUnplaced = (path: string): boolean =>
    unplaced?.attributes.some((attribute) => leadsInto(path, attribute)) === true && hasAnyOf(user, unplaced.when);
  const isEnd = (path: string): boolean =>
    connectionEnds?.attributes.some((attribute) => leadsInto(path, attribute)) === true;
  const kindAt = (path: string): Kind | null => {
    if (isEnd(path)) return 'network';
    return isPlacing(path) && !isUnplaced(path) ? knowledge.networkKindOf(nameOf(path), cloud) : null;
  };

  const referencesByPath = groupBy(
    (outgoing.get(user.address) ?? []).filter(({ path }) => path !== undefined && kindAt(path) !== null),
    ({ path }) => path as string,
  );
  const patternsByPath = groupBy(
    (user.patterns ?? []).filter(({ path }) => kindAt(path) !== null),
    ({ path }) => path,
  );
  const uses = [...new Set([...referencesByPath.keys(), ...patternsByPath.keys()])].flatMap((path): NetworkUse[] => {
    const kind = kindAt(path) as Kind;
    // Networks that are built or looked up here, or known by their identity, need no stand-in.
    if (textsAt(user.values, path.split('.')).some((text) => text !== '')) return [];
    const references = referencesByPath.get(path) ?? [];
    const sources =
      references.length > 0
        ? sourcesOfReferences(references, user, search)
        : (patternsByPath.get(path) ?? []).map(({ text }) => sourceOfSymbol(symbolOf(text), knowledge));
    if (sources === null) return [];
    return sources.flatMap((source) => (source === null ? [] : [{ user, path, source: { ...source, kind, cloud } }]));
  });
  if (connectionEnds === undefined) return uses;
  // A module without code is an end itself.
  const isModule = ({ source }: NetworkUse): boolean => {
    const holder = search.resources.get(source.holder ?? '');
    return holder !== undefined && isUnread(holder, search);
  };
  return withoutCommonHolder(uses.filter((use) => !isModule(use)));
}

/** Returns the ends of a connection; two of one holder do not belong together. */
function withoutCommonHolder(ends: readonly NetworkUse[]): NetworkUse[] {
  const holders = ends.map(({ source }) => source.holder);
  const isCommon = (holder: string | null): boolean => holders.indexOf(holder) !== holders.lastIndexOf(holder);
  return ends.map((end) => (isCommon(end.source.holder) ? { ...end, source: { ...end.source, holder: null } } : end));
}

const hasAnyOf = ({ values }: Resource, when: Readonly<Record<string, readonly string[]>>): boolean =>
  Object.entries(when).some(([path, texts]) => textsAt(values, path.split('.')).some((text) => texts.includes(text)));

type Origin = Pick<Source, 'key' | 'holder' | 'name' | 'holderName'>;

/**
 * Returns the sources of references to data sources and modules; null if one leads to something built here or to a
 * container.
 */
function sourcesOfReferences(
  references: readonly Reference[],
  user: Resource,
  search: Search,
): readonly Origin[] | null {
  const origins: Origin[] = [];
  for (const { to, path } of references) {
    const target = search.resources.get(to);
    if (target === undefined) continue;
    if (!isUnread(target, search) && (target.mode === 'managed' || isContainerOrReferrer(target, search))) return null;
    const outputName = user.declared?.reads?.get(path as string) ?? '';
    const { factsOf, hasNetworkWord, isSubnetGroup } = search.knowledge;
    // The value of a parameter is named by the parameter.
    const isSingleValue = factsOf(target.type).valueAttributes !== undefined || isSubnetGroup(target.type);
    const holder = isSingleValue ? null : to;
    const name = isSingleValue ? (hasNetworkWord(target.name) ? target.name : '') : outputName;
    origins.push({
      key: isSingleValue ? to : `${to} ${outputName}`,
      holder,
      name,
      holderName: isSingleValue ? '' : target.name,
    });
  }
  return origins;
}

/** True for a module without code, including one that is drawn as a network. */
const isUnread = ({ address }: Resource, { knowledge }: Search): boolean =>
  knowledge.factsOf(parseAddress(address)?.type ?? '').unread === true;

/** True for a data source that is a container, or refers to other resources. */
const isContainerOrReferrer = ({ address, type }: Resource, { isPlace, knowledge, outgoing }: Search): boolean =>
  isPlace(type) ||
  knowledge.factsOf(type).several !== undefined ||
  (outgoing.get(address) ?? []).some(
    ({ path }) => path !== undefined && knowledge.networkKindOf(nameOf(path), knowledge.cloudOf(type)) !== null,
  );

/** `module.a.var.x`, `local.x`, `var.x.private.0`. */
const SYMBOL = /^(?<module>(?:module\.[^.]+\.)*)(?<kind>var|local|output)\.(?<name>[^.]+)(?<members>(?:\.[^.]+)*)$/;

/**
 * Returns the source of a variable or local value, without the positions of elements; null for any other expression.
 */
function sourceOfSymbol(symbol: string | null, { hasNetworkWord }: Knowledge): Origin | null {
  const { module = '', kind = '', name = '', members = '' } = SYMBOL.exec(symbol ?? '')?.groups ?? {};
  if (name === '') return null;
  const path = members.split('.').filter((member) => member !== '' && !/^\d+$/.test(member));
  const root = `${module}${kind}.${name}`;
  if (path.length === 0) return { key: root, holder: null, name, holderName: '' };
  // An object may hold more than a network, and be named after that: `var.cluster_config.vpc_id`.
  const holderName = hasNetworkWord(name) ? name : '';
  return { key: [root, ...path].join('.'), holder: root, name: path.join('_'), holderName };
}

// ---- Networks: sets of sources.

/** Sets of sources; each set is one network. */
class Networks {
  readonly #parents = new Map<string, string>();

  /** Returns the key that stands for the set. Iterative, because the input may chain any number of sources. */
  rootOf(key: string): string {
    const path: string[] = [];
    let root = key;
    for (let next = this.#parents.get(root); next !== undefined; next = this.#parents.get(root)) {
      path.push(root);
      root = next;
    }
    for (const passed of path) this.#parents.set(passed, root);
    return root;
  }

  join(first: string, second: string): void {
    const [a, b] = [this.rootOf(first), this.rootOf(second)].sort(byText);
    if (a !== b) this.#parents.set(b as string, a as string);
  }
}

const keyOf = ({ cloud, kind, key }: Source): string => `${cloud} ${kind} ${key}`;
const holderOf = ({ cloud, holder }: Source): string => `${cloud} holder ${holder}`;

/**
 * Returns the networks that data sources look up by an ID in another data source, with the key of that holder: the
 * network of a cluster, which resources name by the cluster too.
 */
function lookedUpThrough({ resources, outgoing, knowledge }: Search) {
  const { cloudOf, factsOf, ownIdentities } = knowledge;
  return [...resources.values()]
    .filter(({ mode, type }) => mode === 'data' && factsOf(type).ranges?.isNetwork === true)
    .flatMap(({ address: network, type }) =>
      (outgoing.get(network) ?? [])
        .filter(({ path, to }) => ownIdentities.includes(path ?? '') && resources.get(to)?.mode === 'data')
        .map(({ to }) => ({ holder: `${cloudOf(type)} holder ${to}`, network })),
    );
}

function createNetworks(uses: readonly NetworkUse[], search: Search): UnknownNetworks {
  const networkSets = new Networks();
  const byUser = new Map(groupBy(uses, ({ user }) => user.address));
  for (const { source } of uses) if (source.holder !== null) networkSets.join(keyOf(source), holderOf(source));
  const existing = new Map(joinUsers(byUser, networkSets, search));
  for (const { source } of uses) {
    const holder = search.resources.get(source.holder ?? '');
    if (holder !== undefined && search.isPlace(holder.type))
      existing.set(networkSets.rootOf(keyOf(source)), holder.address);
  }
  for (const { holder, network } of lookedUpThrough(search)) {
    const set = networkSets.rootOf(holder);
    if (!existing.has(set)) existing.set(set, network);
  }

  const owners = new Owners(search);
  const bySet = groupBy(uses, ({ source }) => networkSets.rootOf(keyOf(source)));
  for (const [set, all] of bySet) if (owners.hasSeveralGroups(all)) bySet.delete(set);
  const maker = new NetworkMaker(search, owners);
  // Subnets of unknown networks are in the only network of their cloud.
  const isExplicit = (usesOfNetwork: readonly NetworkUse[]): boolean =>
    usesOfNetwork.some(({ source }) => source.kind === 'network' || source.holder !== null);
  const explicit = [...bySet].filter(([set, all]) => isExplicit(all) && !existing.has(set));
  const implicit = [...bySet].filter(([set, all]) => !isExplicit(all) && !existing.has(set));
  const boxes = new Map(explicit.map(([set, all]) => [set, maker.network(all)]));
  // Each of several joined root modules has its own implicit network.
  const areaOf = ([, [first]]: readonly [string, readonly NetworkUse[]]): string =>
    `${first!.source.cloud} ${first!.user.root ?? ''}`;
  for (const [area, open] of groupBy(implicit, areaOf)) {
    const explicitHere = explicit.filter((uses) => areaOf(uses) === area).map(([set]) => boxes.get(set));
    const networksHere = [...explicitHere, ...existingNetworksFor(open[0]![1][0]!, search)];
    const sole = networksHere.length === 1 ? networksHere[0] : undefined;
    const network = sole ?? (networksHere.length === 0 ? maker.network(open.flatMap(([, all]) => all)) : null);
    for (const [set] of open) if (network !== null) boxes.set(set, network as string);
  }
  for (const [set, all] of bySet) maker.subnets(all, existing.get(set) ?? boxes.get(set) ?? null);
  const { added, references, replaced } = maker;
  return { added, references, isReplaced: ({ from, to, path }) => replaced.has(`${from} ${to} ${path}`) };
}

/** Addresses of the existing networks that the root module of a user looks up, or builds. */
const existingNetworksFor = (
  { user, source: { cloud } }: NetworkUse,
  { resources, knowledge }: Search,
): readonly string[] =>
  [...resources.values()]
    .filter(({ type, root }) => type === knowledge.networkTypes[cloud]?.network && root === user.root)
    .map(({ address }) => address);

/**
 * Joins the sources that one resource and its security groups name.
 * @returns by set of sources: the network of the input that the security groups of its users are in
 */
function joinUsers(
  byUser: ReadonlyMap<string, readonly NetworkUse[]>,
  networkSets: Networks,
  search: Search,
): ReadonlyMap<string, string> {
  const { resources, outgoing, knowledge } = search;
  const candidates: (readonly [string, string])[] = [];
  for (const [address, usesOfUser] of byUser) {
    const groups = (outgoing.get(address) ?? [])
      .map(({ to }) => to)
      .filter((to) => knowledge.factsOf(resources.get(to)?.type ?? '').securityGroupRefs !== undefined);
    const sources = [...usesOfUser, ...groups.flatMap((group) => byUser.get(group) ?? [])].map(({ source }) => source);
    const networks = sources.filter(({ kind }) => kind === 'network');
    const subnets = sources.filter(({ kind }) => kind === 'subnet');
    const [network, ...others] = new Set(networks.map((source) => networkSets.rootOf(keyOf(source))));
    for (const source of subnets) {
      if (network !== undefined && others.length === 0) networkSets.join(keyOf(source), network);
      for (const to of network === undefined ? networksOfGroups(groups, search) : [])
        candidates.push([keyOf(source), to]);
    }
  }
  const existing = new Map<string, string>();
  const unclear = new Set<string>();
  for (const [key, to] of candidates) {
    const set = networkSets.rootOf(key);
    if (existing.has(set) && existing.get(set) !== to) unclear.add(set);
    existing.set(set, to);
  }
  for (const set of unclear) existing.delete(set);
  return existing;
}

/** Networks of the input that security groups are in. */
const networksOfGroups = (groups: readonly string[], { resources, outgoing, knowledge }: Search): readonly string[] =>
  groups
    .flatMap((group) => outgoing.get(group) ?? [])
    .filter(({ to }) =>
      Object.values(knowledge.networkTypes).some(({ network }) => network === resources.get(to)?.type),
    )
    .map(({ to }) => to);

// ---- Owners: a resource group holds networks and their users. An unknown network is in the group of its users. If they are
// in several groups, the network is not drawn, because the groups say more.

class Owners {
  constructor(readonly search: Search) {}

  /** True if the users of a network are in several resource groups. */
  hasSeveralGroups(uses: readonly NetworkUse[]): boolean {
    return this.#attributesOf(uses).some((attribute) => this.#groupsNamedBy(uses, attribute).size > 1);
  }

  /** Returns the values that name the network's group, taken from its users. */
  valuesOf(uses: readonly NetworkUse[]): Resource['values'] {
    const values = this.#attributesOf(uses).flatMap((attribute) => {
      const [text] = uses.flatMap(({ user }) => textsAt(user.values, [attribute]));
      return text === undefined || this.#groupsNamedBy(uses, attribute).size !== 1 ? [] : [[attribute, text]];
    });
    return Object.fromEntries(values);
  }

  /** Returns references from a network to the group that its users refer to. */
  referencesOf(from: string, uses: readonly NetworkUse[]): readonly Reference[] {
    return this.#attributesOf(uses).flatMap((path): Reference[] => {
      const [to] = uses.flatMap(({ user }) => this.#referred(user, path));
      return to === undefined || this.#groupsNamedBy(uses, path).size !== 1 ? [] : [{ from, to, path, via: 'value' }];
    });
  }

  #attributesOf([first]: readonly NetworkUse[]): readonly string[] {
    const { networkTypes, placedBy } = this.search.knowledge;
    const types = first === undefined ? undefined : networkTypes[first.source.cloud];
    return types === undefined ? [] : placedBy(types.network);
  }

  #referred({ address }: Resource, attribute: string): readonly string[] {
    const { isPlace, outgoing, resources } = this.search;
    return (outgoing.get(address) ?? [])
      .filter(({ path, to }) => leadsInto(path, attribute) && isPlace(resources.get(to)?.type ?? ''))
      .map(({ to }) => to);
  }

  /** Returns the groups of the users. Connections do not count, because each may be in the group of either end. */
  #groupsNamedBy(uses: readonly NetworkUse[], attribute: string): ReadonlySet<string> {
    const groupsOf = ({ user }: NetworkUse): readonly string[] => {
      const referred = this.#referred(user, attribute);
      return referred.length > 0 ? referred : textsAt(user.values, [attribute]);
    };
    const { factsOf } = this.search.knowledge;
    return new Set(uses.filter(({ user }) => factsOf(user.type).connectionEnds === undefined).flatMap(groupsOf));
  }
}

// ---- Stand-ins

/** Makes the stand-ins of networks and subnets, with the references to them. */
class NetworkMaker {
  readonly added: ExternalResource[] = [];
  readonly references: Reference[] = [];
  readonly replaced = new Set<string>();
  readonly #takenAddresses: Set<string>;

  constructor(
    readonly search: Search,
    readonly owners: Owners,
  ) {
    this.#takenAddresses = new Set(search.resources.keys());
  }

  /** Returns the address of a new network. */
  network(uses: readonly NetworkUse[]): string {
    const [{ user, source }] = uses as [NetworkUse];
    const { network, plain } = this.search.knowledge.networkTypes[source.cloud]!;
    const names = uses
      .map(({ source: used }) => used)
      .filter(({ kind, holder }) => kind === 'network' || holder !== null)
      .flatMap((used) => [...(used.kind === 'network' ? [used.name] : []), used.holderName])
      .map(this.search.knowledge.networkName);
    const name = names.find((candidate) => candidate !== '') ?? plain;
    const address = this.#add(network, name, source, user, {
      ...this.owners.valuesOf(uses),
      ...this.#rootOf(uses),
    });
    this.references.push(...this.owners.referencesOf(address, uses));
    return address;
  }

  /** Returns the name of the root module that builds the network, if a remote state gives it. */
  #rootOf(uses: readonly NetworkUse[]): Resource['values'] {
    const { resources, knowledge } = this.search;
    const roots = new Set(
      uses.flatMap(({ source: { holder } }) => {
        const reader = resources.get(holder ?? '');
        if (reader === undefined) return [];
        const textAt = (path: string): string | undefined => textsAt(reader.values, path.split('.'))[0];
        return knowledge.rootNameOf(reader.type, textAt) ?? [];
      }),
    );
    const [root] = roots;
    return root !== undefined && roots.size === 1 ? { [SHOWN_ROOT]: root } : {};
  }

  /** Adds references from the users to their network, or to a box for their subnets if the source names these. */
  subnets(uses: readonly NetworkUse[], network: string | null): void {
    const boxes = new Map<string, string>();
    const { networkName, networkTypes } = this.search.knowledge;
    for (const { user, path, source } of uses) {
      const { subnet, networkAttribute, plain } = networkTypes[source.cloud]!;
      const tier = source.kind === 'subnet' ? networkName(source.name) : '';
      if (tier === '' && network !== null) {
        this.references.push({ from: user.address, to: network, path, via: 'value' });
        continue;
      }
      const key = `${source.cloud} ${tier === '' ? keyOf(source) : tier}`;
      const known = boxes.get(key);
      const box = known ?? this.#add(subnet, tier === '' ? plain : tier, source, user);
      if (known === undefined && network !== null)
        this.references.push({ from: box, to: network, path: networkAttribute, via: 'value' });
      boxes.set(key, box);
      this.replaced.add(`${user.address} ${network} ${path}`);
      this.references.push({ from: user.address, to: box, path, via: 'value' });
    }
  }

  #add(type: string, name: string, { holder }: Source, user: Resource, values: Resource['values'] = {}): string {
    const slug = name.replace(/[^A-Za-z0-9_-]/g, '-');
    // Networks of a module without code have addresses in it.
    const module = this.search.resources.get(holder ?? '');
    const isModule = module !== undefined && isUnread(module, this.search);
    const modulePath = isModule ? (parseAddress(module.address)?.modules ?? []) : [];
    const addressOf = (text: string): string =>
      formatAddress({ modules: modulePath, type, name: text, indexes: [], copy: null });
    let address = addressOf(slug);
    for (let n = 2; this.#takenAddresses.has(address); n++) address = addressOf(`${slug}_${n}`);
    this.#takenAddresses.add(address);
    const { modules, ...resource } = createDataSource(address, type, name, values, user);
    this.added.push({ resource: { ...resource, modules: isModule ? module.modules : modules }, proof: user.address });
    return address;
  }
}
