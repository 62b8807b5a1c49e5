/**
 * Networks that the input does not contain and names only by a variable, an output or a data source: `vpc_id = var.vpc_id`,
 * `subnet_ids = module.platform.private_subnets`. Each is an existing network. What names the same source is in the same one; a
 * resource that names a network and subnets joins the two, and so does its security group. Subnets have a box of their own only if
 * the name of their source tells them apart.
 */

import type { Knowledge } from '../../catalog/knowledge.js';
import type { Cloud } from '../../catalog/model.js';
import { formatAddress, parseAddress } from '../../graph/address.js';
import { groupBy } from '../../graph/group-by.js';
import { symbolOf } from '../../graph/instance-name.js';
import { leadsInto, nameOf, type Reference, type Resource } from '../../graph/inventory.js';
import { byText } from '../../graph/order.js';
import { textsAt } from '../values.js';
import { type Elsewhere, lookedUp } from './networks.js';

interface UnknownNetworks {
  readonly all: readonly Elsewhere[];
  readonly references: readonly Reference[];
  /** True for a reference to a whole network whose user is in a named part of it. */
  readonly isReplaced: (reference: Reference) => boolean;
}

const NOTHING: UnknownNetworks = { all: [], references: [], isReplaced: () => false };

type Kind = 'network' | 'subnet';

/** Something outside the input that an attribute takes the identity of a network from. */
interface Source {
  readonly kind: Kind;
  readonly cloud: Cloud;
  /** Equal keys are one network or one set of subnets. */
  readonly key: string;
  /** A module or remote state, whose networks and subnets belong together. Null for a single value. */
  readonly holder: string | null;
  /** Name of the value, and of its holder. */
  readonly name: string;
  readonly holderName: string;
}

interface Naming {
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
    home: homeOf(resources, knowledge),
    isPlace,
    knowledge,
  };
  const namings = resources.flatMap((user) => (user.mode === 'managed' ? namingsOf(user, search) : []));
  if (namings.length === 0) return NOTHING;
  return built(namings, search);
}

interface Search {
  readonly resources: ReadonlyMap<string, Resource>;
  readonly outgoing: ReadonlyMap<string, readonly Reference[]>;
  /** The only cloud of the input, which modules without code are for; null for several. */
  readonly home: Cloud | null;
  readonly isPlace: (type: string) => boolean;
  readonly knowledge: Knowledge;
}

function homeOf(resources: readonly Resource[], { cloudOf, networkTypes }: Knowledge): Cloud | null {
  const clouds = new Set(
    resources.map(({ type }) => cloudOf(type)).filter((cloud) => networkTypes[cloud] !== undefined),
  );
  const [home = null] = clouds;
  return clouds.size === 1 ? home : null;
}

// ---- Sources: what the placing attributes of a resource take their values from.

function namingsOf(user: Resource, search: Search): Naming[] {
  const { knowledge, outgoing } = search;
  const { unread, placedBy, unplaced, several } = knowledge.factsOf(user.type);
  // A lookup of several subnets is no user of a network, although a plan may call it managed.
  if (several !== undefined) return [];
  const cloud = unread === true ? search.home : knowledge.cloudOf(user.type);
  if (cloud === null || knowledge.networkTypes[cloud] === undefined) return [];
  const placing = knowledge.placedBy(user.type);
  const isOpen = (path: string): boolean =>
    (placedBy === undefined || placing.some((attribute) => leadsInto(path, attribute))) && !knowledge.isOfOrigins(path);
  const isUnplaced = (path: string): boolean =>
    unplaced?.by.some((attribute) => leadsInto(path, attribute)) === true && hasAnyOf(user, unplaced.when);
  const kindAt = (path: string): Kind | null =>
    isOpen(path) && !isUnplaced(path) ? knowledge.networkKindOf(nameOf(path), cloud) : null;

  const held = groupBy(
    (outgoing.get(user.address) ?? []).filter(({ path }) => path !== undefined && kindAt(path) !== null),
    ({ path }) => path as string,
  );
  const texts = groupBy(
    (user.patterns ?? []).filter(({ path }) => kindAt(path) !== null),
    ({ path }) => path,
  );
  return [...new Set([...held.keys(), ...texts.keys()])].flatMap((path): Naming[] => {
    const kind = kindAt(path) as Kind;
    // Networks that are built or looked up here, or known by their identity, need no stand-in.
    if (textsAt(user.values, path.split('.')).some((text) => text !== '')) return [];
    const named = held.get(path) ?? [];
    const sources =
      named.length > 0
        ? sourcesOfReferences(named, user, search)
        : (texts.get(path) ?? []).map(({ text }) => sourceOfSymbol(symbolOf(text), knowledge));
    if (sources === null) return [];
    return sources.flatMap((source) => (source === null ? [] : [{ user, path, source: { ...source, kind, cloud } }]));
  });
}

const hasAnyOf = ({ values }: Resource, when: Readonly<Record<string, readonly string[]>>): boolean =>
  Object.entries(when).some(([path, texts]) => textsAt(values, path.split('.')).some((text) => texts.includes(text)));

type Origin = Pick<Source, 'key' | 'holder' | 'name' | 'holderName'>;

/** Returns the sources of references to data sources and modules; null if one leads to something built here or to a container. */
function sourcesOfReferences(named: readonly Reference[], user: Resource, search: Search): readonly Origin[] | null {
  const found: Origin[] = [];
  for (const { to, path } of named) {
    const target = search.resources.get(to);
    if (target === undefined) continue;
    if (!isUnread(target, search) && (target.mode === 'managed' || leadsFurther(target, search))) return null;
    const read = user.declared?.reads?.get(path as string) ?? '';
    const { factsOf, hasNetworkWord, isSubnetGroup } = search.knowledge;
    // The value of a parameter is named by the parameter.
    const isValue = factsOf(target.type).valueAttributes !== undefined || isSubnetGroup(target.type);
    const holder = isValue ? null : to;
    const name = isValue ? (hasNetworkWord(target.name) ? target.name : '') : read;
    found.push({ key: isValue ? to : `${to} ${read}`, holder, name, holderName: isValue ? '' : target.name });
  }
  return found;
}

/** True for a module without code, also for one that is drawn as a network. */
const isUnread = ({ address }: Resource, { knowledge }: Search): boolean =>
  knowledge.factsOf(parseAddress(address)?.type ?? '').unread === true;

/** True for a data source that is a container, or refers to other resources. */
const leadsFurther = ({ address, type }: Resource, { isPlace, knowledge, outgoing }: Search): boolean =>
  isPlace(type) ||
  knowledge.factsOf(type).several !== undefined ||
  (outgoing.get(address) ?? []).some(
    ({ path }) => path !== undefined && knowledge.networkKindOf(nameOf(path), knowledge.cloudOf(type)) !== null,
  );

/** `module.a.var.x`, `local.x`, `var.x.private.0`. */
const SYMBOL = /^(?<module>(?:module\.[^.]+\.)*)(?<kind>var|local|output)\.(?<name>[^.]+)(?<members>(?:\.[^.]+)*)$/;

/** Returns the source of a variable or local value, without the positions of elements; null for any other expression. */
function sourceOfSymbol(symbol: string | null, { hasNetworkWord }: Knowledge): Origin | null {
  const { module = '', kind = '', name = '', members = '' } = SYMBOL.exec(symbol ?? '')?.groups ?? {};
  if (name === '') return null;
  const path = members.split('.').filter((member) => member !== '' && !/^\d+$/.test(member));
  const whole = `${module}${kind}.${name}`;
  if (path.length === 0) return { key: whole, holder: null, name, holderName: '' };
  // An object may hold more than a network, and be named after that: `var.cluster_config.vpc_id`.
  const holderName = hasNetworkWord(name) ? name : '';
  return { key: [whole, ...path].join('.'), holder: whole, name: path.join('_'), holderName };
}

// ---- Networks: sources that belong together.

/** Sets of sources; each set is one network. */
class Networks {
  readonly #around = new Map<string, string>();

  /** Returns the key that stands for the set. Iterative, because the input may chain any number of sources. */
  of(key: string): string {
    const path: string[] = [];
    let top = key;
    for (let next = this.#around.get(top); next !== undefined; next = this.#around.get(top)) {
      path.push(top);
      top = next;
    }
    for (const each of path) this.#around.set(each, top);
    return top;
  }

  join(one: string, other: string): void {
    const [a, b] = [this.of(one), this.of(other)].sort(byText);
    if (a !== b) this.#around.set(b as string, a as string);
  }
}

const keyOf = ({ cloud, kind, key }: Source): string => `${cloud} ${kind} ${key}`;
const holderOf = ({ cloud, holder }: Source): string => `${cloud} holder ${holder}`;

function built(namings: readonly Naming[], search: Search): UnknownNetworks {
  const sets = new Networks();
  const byUser = new Map(groupBy(namings, ({ user }) => user.address));
  for (const { source } of namings) if (source.holder !== null) sets.join(keyOf(source), holderOf(source));
  const known = new Map(joinUsers(byUser, sets, search));
  for (const { source } of namings) {
    const holder = search.resources.get(source.holder ?? '');
    if (holder !== undefined && search.isPlace(holder.type)) known.set(sets.of(keyOf(source)), holder.address);
  }

  const owners = new Owners(search);
  const bySet = groupBy(namings, ({ source }) => sets.of(keyOf(source)));
  for (const [set, all] of bySet) if (owners.areSeveral(all)) bySet.delete(set);
  const makers = new Maker(search, owners);
  // Subnets of unknown networks are in the only network of their cloud.
  const isNamed = (all: readonly Naming[]): boolean =>
    all.some(({ source }) => source.kind === 'network' || source.holder !== null);
  const named = [...bySet].filter(([set, all]) => isNamed(all) && !known.has(set));
  const others = [...bySet].filter(([set, all]) => !isNamed(all) && !known.has(set));
  const boxes = new Map(named.map(([set, all]) => [set, makers.network(all)]));
  for (const [cloud, open] of groupBy(others, ([, [first]]) => (first as Naming).source.cloud)) {
    const here = named.filter(([, [first]]) => (first as Naming).source.cloud === cloud).map(([set]) => boxes.get(set));
    const standing = networksHere(cloud, search);
    const sole = here.length + standing.length === 1 ? (here[0] ?? standing[0]) : undefined;
    const around =
      sole ?? (here.length + standing.length === 0 ? makers.network(open.flatMap(([, all]) => all)) : null);
    for (const [set] of open) if (around !== null) boxes.set(set, around as string);
  }
  for (const [set, all] of bySet) makers.subnets(all, known.get(set) ?? boxes.get(set) ?? null);
  const { all, references, replaced } = makers;
  return { all, references, isReplaced: ({ from, to, path }) => replaced.has(`${from} ${to} ${path}`) };
}

/** Addresses of the existing networks of a cloud that the input looks up, or builds. */
const networksHere = (cloud: Cloud, { resources, knowledge }: Search): readonly string[] =>
  [...resources.values()]
    .filter(({ type }) => type === knowledge.networkTypes[cloud]?.network)
    .map(({ address }) => address);

/**
 * Joins the sources that one resource and its security groups name.
 * @returns the networks of the input that stand beside sources, by set
 */
function joinUsers(
  byUser: ReadonlyMap<string, readonly Naming[]>,
  sets: Networks,
  search: Search,
): ReadonlyMap<string, string> {
  const { resources, outgoing, knowledge } = search;
  const beside: (readonly [string, string])[] = [];
  for (const [address, own] of byUser) {
    const groups = (outgoing.get(address) ?? [])
      .map(({ to }) => to)
      .filter((to) => knowledge.factsOf(resources.get(to)?.type ?? '').securityGroupRefs !== undefined);
    const all = [...own, ...groups.flatMap((group) => byUser.get(group) ?? [])].map(({ source }) => source);
    const networks = all.filter(({ kind }) => kind === 'network');
    const subnets = all.filter(({ kind }) => kind === 'subnet');
    const [network, ...more] = new Set(networks.map((source) => sets.of(keyOf(source))));
    for (const source of subnets) {
      if (network !== undefined && more.length === 0) sets.join(keyOf(source), network);
      for (const to of network === undefined ? placesBeside(groups, search) : []) beside.push([keyOf(source), to]);
    }
  }
  const known = new Map<string, string>();
  const unclear = new Set<string>();
  for (const [key, to] of beside) {
    const set = sets.of(key);
    if (known.has(set) && known.get(set) !== to) unclear.add(set);
    known.set(set, to);
  }
  for (const set of unclear) known.delete(set);
  return known;
}

/** Networks of the input that security groups are in. */
const placesBeside = (groups: readonly string[], { resources, outgoing, knowledge }: Search): readonly string[] =>
  groups
    .flatMap((group) => outgoing.get(group) ?? [])
    .filter(({ to }) =>
      Object.values(knowledge.networkTypes).some(({ network }) => network === resources.get(to)?.type),
    )
    .map(({ to }) => to);

// ---- Owners: a resource group holds networks and their users. An unknown network is in the group of its users; if these are in
// several groups, the groups say more than the network.

class Owners {
  constructor(readonly search: Search) {}

  /** True if the users of a network are in several groups. */
  areSeveral(namings: readonly Naming[]): boolean {
    return this.#attributesOf(namings).some((attribute) => this.#named(namings, attribute).size > 1);
  }

  /** Returns the attributes of a network that name its group, as its users have them. */
  valuesOf(namings: readonly Naming[]): Resource['values'] {
    const values = this.#attributesOf(namings).flatMap((attribute) => {
      const [text] = namings.flatMap(({ user }) => textsAt(user.values, [attribute]));
      return text === undefined || this.#named(namings, attribute).size !== 1 ? [] : [[attribute, text]];
    });
    return Object.fromEntries(values);
  }

  /** Returns references from a network to the group that its users refer to. */
  referencesOf(from: string, namings: readonly Naming[]): readonly Reference[] {
    return this.#attributesOf(namings).flatMap((path): Reference[] => {
      const [to] = namings.flatMap(({ user }) => this.#referred(user, path));
      return to === undefined || this.#named(namings, path).size !== 1 ? [] : [{ from, to, path, via: 'value' }];
    });
  }

  #attributesOf([first]: readonly Naming[]): readonly string[] {
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

  #named(namings: readonly Naming[], attribute: string): ReadonlySet<string> {
    const of = ({ user }: Naming): readonly string[] => {
      const referred = this.#referred(user, attribute);
      return referred.length > 0 ? referred : textsAt(user.values, [attribute]);
    };
    return new Set(namings.flatMap(of));
  }
}

// ---- Stand-ins

/** Makes the stand-ins of networks and subnets, with the references to them. */
class Maker {
  readonly all: Elsewhere[] = [];
  readonly references: Reference[] = [];
  readonly replaced = new Set<string>();
  readonly #taken: Set<string>;

  constructor(
    readonly search: Search,
    readonly owners: Owners,
  ) {
    this.#taken = new Set(search.resources.keys());
  }

  /** Returns the address of a new network. */
  network(namings: readonly Naming[]): string {
    const [{ user, source }] = namings as [Naming];
    const { network, plain } = this.search.knowledge.networkTypes[source.cloud]!;
    const names = namings
      .map(({ source: one }) => one)
      .filter(({ kind, holder }) => kind === 'network' || holder !== null)
      .flatMap((one) => [...(one.kind === 'network' ? [one.name] : []), one.holderName])
      .map(this.search.knowledge.networkName);
    const name = names.find((one) => one !== '') ?? plain;
    const address = this.#add(network, name, source, user, this.owners.valuesOf(namings));
    this.references.push(...this.owners.referencesOf(address, namings));
    return address;
  }

  /** Adds the references of the users of one network, with boxes for subnets that have a name of their own. */
  subnets(namings: readonly Naming[], network: string | null): void {
    const boxes = new Map<string, string>();
    const { networkName, networkTypes } = this.search.knowledge;
    for (const { user, path, source } of namings) {
      const { subnet, by, plain } = networkTypes[source.cloud]!;
      const tier = source.kind === 'subnet' ? networkName(source.name) : '';
      if (tier === '' && network !== null) {
        this.references.push({ from: user.address, to: network, path, via: 'value' });
        continue;
      }
      const key = `${source.cloud} ${tier === '' ? keyOf(source) : tier}`;
      const known = boxes.get(key);
      const box = known ?? this.#add(subnet, tier === '' ? plain : tier, source, user);
      if (known === undefined && network !== null)
        this.references.push({ from: box, to: network, path: by, via: 'value' });
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
    const inside = isModule ? (parseAddress(module.address)?.modules ?? []) : [];
    const addressOf = (text: string): string =>
      formatAddress({ modules: inside, type, name: text, indexes: [], copy: null });
    let address = addressOf(slug);
    for (let n = 2; this.#taken.has(address); n++) address = addressOf(`${slug}_${n}`);
    this.#taken.add(address);
    const { modules, ...resource } = lookedUp(address, type, name, values, user);
    this.all.push({ resource: { ...resource, modules: isModule ? module.modules : modules }, proof: user.address });
    return address;
  }
}
