/**
 * Selects the resources in play and the references between them. Three kinds of data source are in play: containers not built
 * here, drawn if they hold something; identities, for the resources that run as them; services, drawn if an edge ends at them.
 * All others are contracted: A -> data.x -> B becomes A -> B.
 */

import type { Knowledge } from '../catalog/knowledge.js';
import { type Cloud, linksOf, type TypeFacts } from '../catalog/model.js';
import { groupBy } from '../graph/group-by.js';
import { type Inventory, leadsInto, nameOf, type Reference, type Resource } from '../graph/inventory.js';
import { byAddress, byText } from '../graph/order.js';
import { hostsElsewhere } from './hosts.js';
import { namesAt } from './identities/host-names.js';
import { identitiesOf, referencesByIdentity } from './identities/index.js';
import { type Instances, instanceOf } from './instances.js';
import { ANSWERING_MAX } from './limits.js';
import { createModel, isPlaceType, type Model } from './model.js';
import { withNamedSettings } from './named-settings.js';
import { inlineContainers } from './placement/inline-containers.js';
import { type Elsewhere, lookedUp, networksBeside, networksElsewhere, severalElsewhere } from './placement/networks.js';
import { unknownNetworks } from './placement/unknown-networks.js';
import { referencesBySelection } from './selectors.js';
import { soleOnes } from './sole.js';
import { textsAt } from './values.js';

const NONE: readonly Reference[] = [];

/** True for `depends_on`, which orders a data source but does not feed it. */
const onlyWaits = ({ path, via }: Reference): boolean => path === undefined && via === 'configuration';

/** Returns a function that contracts a data source to the resources it reaches through other data sources. */
function contraction(
  all: ReadonlyMap<string, Resource>,
  outgoing: ReadonlyMap<string, readonly Reference[]>,
  staysInPlay: (resource: Resource) => boolean,
): (data: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (data) => {
    const found = known.get(data);
    if (found !== undefined) return found;
    const reached = new Set<string>();
    const seen = new Set([data]);
    const queue = [data];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const reference of outgoing.get(at) ?? NONE) {
        const { to } = reference;
        const target = all.get(to);
        if (target === undefined || seen.has(to) || onlyWaits(reference)) continue;
        seen.add(to);
        if (staysInPlay(target)) reached.add(to);
        else queue.push(to);
      }
    }
    const result = [...reached].sort(byAddress);
    known.set(data, result);
    return result;
  };
}

/**
 * Keeps, of the targets of one attribute, those whose modules share a key with the referrer. Needed if the source does not tell
 * module instances apart. Example: `module.web["eu"]` refers to `module.net["eu"]`.
 */
function ofSameModuleKeys(from: string, references: Reference[], instances: Instances): Reference[] {
  const keys = new Set(instances.get(from)?.keys);
  if (keys.size === 0 || references.length < 2) return references;
  const shared = ({ to }: Reference): number =>
    instances.get(to)?.moduleKeys.filter((key) => keys.has(key)).length ?? 0;
  const block = ({ path, to }: Reference): string => `${path} ${instances.get(to)?.block}`;
  const most = new Map<string, number>();
  for (const reference of references) {
    most.set(block(reference), Math.max(shared(reference), most.get(block(reference)) ?? 0));
  }
  return references.filter((reference) => shared(reference) === most.get(block(reference)));
}

/** Attribute of references that come from the provider configuration. */
const PROVIDER = 'provider';

/** True if a type's provider configuration matters for its resources: the cluster of a Helm release. */
function isAboutProvider(type: string, knowledge: Knowledge): boolean {
  const facts = knowledge.factsOf(type);
  const places = facts.placedBy?.includes(PROVIDER) === true;
  return (
    places || facts.fold?.by?.includes(PROVIDER) === true || linksOf(facts).some(({ to }) => to.includes(PROVIDER))
  );
}

/** True for a resource that is named by an ID alone. One that is built or looked up here has a reference. */
const isNamedById = (
  { at, ids }: NonNullable<TypeFacts['namesMade']>,
  values: Resource['values'],
  found: readonly Reference[],
): boolean =>
  textsAt(values, at.split('.')).some((text) => ids.test(text)) && !found.some(({ path }) => leadsInto(path, at));

function toTheSame(reference: Reference, same: ReadonlyMap<string, Reference>): Reference {
  const one = same.get(reference.to);
  return one === undefined ? reference : { ...reference, to: one.to };
}

/** Data sources that read another configuration's state. The bucket of the state is no part of the result. */
const OTHER_STATES: ReadonlySet<string> = new Set(['terraform_remote_state', 'tfe_outputs']);

/**
 * Drops the references of such data sources, and those of attributes with an empty text: the code chose the branch without the
 * reference, as in `var.is_private ? aws_subnet.a.id : ""`. An empty list may hold unknown elements.
 */
const withoutAnswers = (references: readonly Reference[], all: ReadonlyMap<string, Resource>): readonly Reference[] =>
  references.filter(
    ({ from, path }) =>
      !OTHER_STATES.has(all.get(from)?.type ?? '') && (path === undefined || all.get(from)?.values[path] !== ''),
  );

/**
 * Returns the model of the resources in play. Example: a role policy with the document `data.aws_iam_policy_document.a`, which
 * names a bucket, refers to the bucket.
 */
export function select(inventory: Inventory, knowledge: Knowledge): Model {
  const same = soleOnes(inventory.resources, knowledge);
  const networks = withNetworks(withNamedSettings(withMeantTypes(inventory, knowledge), knowledge), knowledge);
  const { all: sorted, own } = networks;
  const all = new Map(sorted.map((resource) => [resource.address, resource]));
  const instances = new Map(sorted.map((resource) => [resource.address, instanceOf(resource)]));
  const stated = [...networks.references, ...referencesByAddress(own, networks.references, knowledge)];
  const built = new Map([...builtHere(own, knowledge), ...same]);
  // A looked-up resource has the names of the built one that it means.
  const named = own.filter(({ address }) => !built.has(address));
  const identities = identitiesOf(named, stated, instances, knowledge);
  const byIdentity = [
    ...referencesByIdentity(own, stated, identities),
    ...referencesByKey(own, stated, instances, knowledge),
    ...referencesBySelection(own, stated, knowledge),
  ];
  const known = withoutAnswers([...stated, ...byIdentity], all).map((reference) => toTheSame(reference, same));
  const outgoing = new Map(groupBy(known, ({ from }) => from));
  for (const [data, meant] of built) outgoing.set(data, [meant]);
  const staysInPlay = playerTest({ all, outgoing, built, hosts: networks.hosts }, knowledge);
  const behind = contraction(all, outgoing, staysInPlay);

  const playing = sorted.filter(staysInPlay);
  const makerOf = makerFinder(playing, knowledge);
  /** Follows a helper (a delay, a trigger) that forwards values: its user refers to the source of the value. */
  const forwardedReferences = (reference: Reference, { address, type }: Resource): Reference[] => {
    const { hide, forwards = [] } = knowledge.factsOf(type);
    if (hide === undefined || forwards.length === 0 || reference.path === undefined) return [];
    const taken = (outgoing.get(address) ?? NONE).filter(({ path }) => forwards.some((name) => leadsInto(path, name)));
    const to = new Set(taken.map((next) => next.to).filter((next) => all.get(next)?.mode === 'managed'));
    return [...to].map((next) => ({ ...reference, to: next, through: address }));
  };
  const rank = new Map(sorted.map(({ address }, i) => [address, i]));
  const references: Reference[] = [];
  for (const { address: from, type, values } of playing) {
    const found: Reference[] = [];
    for (const reference of outgoing.get(from) ?? NONE) {
      const through = reference.to;
      const target = all.get(through);
      const isOfProvider = leadsInto(reference.path, PROVIDER) && !isAboutProvider(type, knowledge);
      if (target === undefined || isOfProvider) continue;
      if (staysInPlay(target)) {
        found.push(...[reference, ...forwardedReferences(reference, target)].filter(({ to }) => to !== from));
        continue;
      }
      const stated = behind(through);
      // A resource that looks up what its own block builds means itself, such as the image that is deployed.
      const own = built.has(through) ? instances.get(from)?.block : undefined;
      const isItself = (to: string): boolean => to === from || (own !== undefined && instances.get(to)?.block === own);
      for (const to of stated) if (!isItself(to)) found.push({ ...reference, to, through });
      const maker = stated.length > 0 || reference.path === undefined ? null : makerOf(target.type);
      if (maker !== null) found.push({ ...reference, to: maker, through, via: 'maker' });
    }
    const { namesMade } = knowledge.factsOf(type);
    if (namesMade !== undefined && isNamedById(namesMade, values, found)) {
      const maker = makerOf(namesMade.type);
      if (maker !== null) found.push({ from, to: maker, path: namesMade.at, via: 'maker' });
    }
    const kept = ofSameModuleKeys(from, found, instances);
    kept.sort((a, b) => (rank.get(a.to) ?? 0) - (rank.get(b.to) ?? 0) || byText(a.path ?? '', b.path ?? ''));
    references.push(...kept);
  }
  const resources = new Map(playing.map((one) => [one.address, one]));
  return createModel({ resources, references, instances, elsewhere: networks.implied, all, identities }, knowledge);
}

/** Returns a function that finds the only resource which creates resources of a type outside Terraform. */
const makerFinder =
  (playing: readonly Resource[], { factsOf }: Knowledge) =>
  (type: string): string | null => {
    const { madeBy = [] } = factsOf(type);
    const [maker, ...others] = madeBy.length === 0 ? [] : playing.filter((one) => madeBy.includes(one.type));
    return maker !== undefined && others.length === 0 ? maker.address : null;
  };

interface Lookups {
  readonly all: ReadonlyMap<string, Resource>;
  readonly outgoing: ReadonlyMap<string, readonly Reference[]>;
  /** Data sources that mean a built resource. */
  readonly built: ReadonlyMap<string, Reference>;
  readonly hosts: ReadonlySet<string>;
}

/**
 * Returns the test for resources in play. A looked-up service is in play unless it was found through something that is built
 * here, such as the listener of a load balancer.
 */
function playerTest({ all, outgoing, built, hosts }: Lookups, knowledge: Knowledge): (resource: Resource) => boolean {
  const isBasic = ({ address, mode, type }: Resource): boolean =>
    mode === 'managed' ||
    hosts.has(address) ||
    (isPlaceType(type, knowledge) && !built.has(address)) ||
    (knowledge.factsOf(type).identity === true && !outgoing.has(address));
  const behind = contraction(all, outgoing, isBasic);
  return (resource) =>
    isBasic(resource) || (knowledge.isServiceType(resource.type) && behind(resource.address).length === 0);
}

// Generic types: an `azapi_resource` names its Azure type in an attribute. It gets the matching catalogue type and keeps its
// address.

function withMeantTypes(inventory: Inventory, knowledge: Knowledge): Inventory {
  const renamers = new Map<string, (path: string) => string>();
  const cloudOf = cloudFinder(inventory, knowledge);
  const resources = inventory.resources.map((stated): Resource => {
    const resource =
      knowledge.factsOf(stated.type).unread === true
        ? { ...stated, values: knowledge.asModuleOf(stated.values, cloudOf(stated)) }
        : stated;
    const meant = knowledge.meantType(resource.type, resource.values);
    if (meant === null) return resource;
    const parent = parentOf(meant.type, knowledge) ?? meant.parent;
    renamers.set(resource.address, (path) => (path === meant.parent ? parent : meant.renamed(path)));
    return { ...resource, type: meant.type, ...(meant.says && { values: { ...resource.values, ...meant.says } }) };
  });
  if (renamers.size === 0) return { ...inventory, resources };
  const references = inventory.references.map((reference): Reference => {
    const renamed = reference.path === undefined ? undefined : renamers.get(reference.from)?.(reference.path);
    return renamed === undefined ? reference : { ...reference, path: renamed };
  });
  return { ...inventory, resources, references };
}

/**
 * Returns a function that finds the cloud of a module without code: that of all resources that it refers to or that refer to it,
 * else the only one of the input.
 */
function cloudFinder({ resources, references }: Inventory, { cloudOf }: Knowledge): (module: Resource) => Cloud {
  const soleIn = (types: readonly string[]): Cloud => {
    const [sole = OTHER, ...others] = new Set(types.map(cloudOf).filter((cloud) => cloud !== OTHER));
    return others.length === 0 ? sole : OTHER;
  };
  const typeAt = new Map(resources.map(({ address, type }) => [address, type]));
  const home = soleIn(resources.map(({ type }) => type));
  if (home !== OTHER) return () => home;
  const beside = groupBy(
    references.flatMap(({ from, to }) => [
      { of: from, type: typeAt.get(to) ?? '' },
      { of: to, type: typeAt.get(from) ?? '' },
    ]),
    ({ of }) => of,
  );
  return ({ address }) => soleIn((beside.get(address) ?? []).map(({ type }) => type));
}

const OTHER: Cloud = 'other';

/** Returns the first attribute by which a type names its host or container. */
function parentOf(type: string, knowledge: Knowledge): string | undefined {
  const { fold, placedBy, within } = knowledge.factsOf(type);
  return fold?.by?.[0] ?? (within === undefined ? undefined : placedBy?.[0]);
}

// Resources looked up by the name of one that the same configuration builds. The data source is read after creation and means
// the built resource.

/**
 * Maps each data source to the built resource it means, if only one fits. A name that is known only in part is the same one if
 * its unknown parts have the same expression.
 * @param resources of the inventory
 */
function builtHere(resources: readonly Resource[], knowledge: Knowledge): ReadonlyMap<string, Reference> {
  const looked = resources.filter(({ mode }) => mode === 'data');
  const types = new Set(looked.map(({ type }) => type));
  const built = new Map<string, Resource[]>();
  for (const one of resources) {
    if (one.mode === 'data' || !types.has(one.type)) continue;
    for (const { name } of ownNames(one, knowledge)) {
      const key = keyOf(one, name);
      built.set(key, [...(built.get(key) ?? []), one]);
    }
  }
  const found = new Map<string, Reference>();
  for (const one of looked) {
    for (const { path, name } of ownNames(one, knowledge)) {
      const [only, ...others] = (built.get(keyOf(one, name)) ?? []).filter((other) => maySame(one, other));
      if (only === undefined || others.length > 0) continue;
      found.set(one.address, { from: one.address, to: only.address, path, via: 'value' });
    }
  }
  return found;
}

const ownNames = (resource: Resource, { ownNamesOf }: Knowledge) =>
  ownNamesOf(resource.type).flatMap((path) => namesAt(resource, path).map((name) => ({ path, name })));

const keyOf = ({ type }: Resource, name: string): string => `${type} ${name.toLowerCase()}`;

/** True if no value differs that both have: the network around it, the project, the identity. */
function maySame(looked: Resource, built: Resource): boolean {
  if (isOther(looked.region, built.region) || isOther(looked.account, built.account)) return false;
  return Object.entries(looked.values).every(([name, value]) => !isOther(value, built.values[name]));
}

const isOther = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && a.toLowerCase() !== b.toLowerCase();

// Containers outside the input, with the references that lead to them.

interface Networks {
  /** Resources of the input, its inline containers and data-source stand-ins, in address order. */
  readonly own: readonly Resource[];
  /** The same, with networks known by identity only. */
  readonly all: readonly Resource[];
  /** Every resource that is not in the input. */
  readonly implied: readonly Elsewhere[];
  readonly references: readonly Reference[];
  /** Addresses outside the input that others fold into. */
  readonly hosts: ReadonlySet<string>;
}

function withNetworks({ resources, references }: Inventory, knowledge: Knowledge): Networks {
  const given = inOrder(resources);
  const inlines = inlineContainers(given, references, knowledge);
  const several = severalElsewhere(given, references, knowledge);
  const hosts = hostsElsewhere(given, references, knowledge);
  const joined = joinedElsewhere(given, references, knowledge);
  const isPlace = (type: string): boolean => isPlaceType(type, knowledge);
  const exact = references.map((reference) => several.exact(inlines.exact(reference)));
  const found = [...exact, ...inlines.references, ...several.references, ...hosts.references, ...joined.references];
  const here = inOrder(given, inlines.all, several.all, hosts.all, joined.all);
  const unknown = unknownNetworks(here, found, knowledge, isPlace);
  const own = inOrder(here, unknown.all);
  const elsewhere = networksElsewhere(own, knowledge, isPlace);
  const all = inOrder(own, elsewhere);
  const stated = [...found.filter((reference) => !unknown.isReplaced(reference)), ...unknown.references];
  const beside = networksBeside(
    all,
    groupBy(stated, ({ from }) => from),
    knowledge,
  );
  return {
    own,
    all,
    implied: [...inlines.all, ...several.all, ...hosts.all, ...joined.all, ...unknown.all, ...elsewhere],
    hosts: new Set(hosts.all.map(({ resource }) => resource.address)),
    references: [...stated, ...beside],
  };
}

function inOrder(resources: readonly Resource[], ...more: (readonly Elsewhere[])[]): readonly Resource[] {
  const added = more.flat().map(({ resource }) => resource);
  return [...resources, ...added].sort((a, b) => byAddress(a.address, b.address));
}

// References by key: `subnet_association["web"]` names a subnet by an ID composed of the network's ID and the key. It belongs to
// the subnet in that network with the key as its name.

/**
 * Returns references by key.
 * @param resources in address order
 * @param known existing references
 */
function referencesByKey(
  resources: readonly Resource[],
  known: readonly Reference[],
  instances: Instances,
  knowledge: Knowledge,
): readonly Reference[] {
  const { factsOf } = knowledge;
  const typeOf = new Map(resources.map(({ address, type }) => [address, type]));
  const isNamedIn = (type: string, path: string): boolean => factsOf(type).placementRefs?.test(nameOf(path)) === true;
  const isPlace = (address: string): boolean => isPlaceType(typeOf.get(address) ?? '', knowledge);
  const keyOf = (address: string): string => /^"(.+)"$/.exec(instances.get(address)?.key ?? '')?.[1] ?? '';
  // References to a network by an attribute that names a kind of resource inside it.
  const vague = known.filter(({ from, to, path = '' }) => {
    return keyOf(from) !== '' && isPlace(to) && !isPlace(from) && !isNamedIn(typeOf.get(to) ?? '', path);
  });
  if (vague.length === 0) return [];
  const inside = insideOf(resources, known, knowledge);
  const said = new Set(known.map(({ from, to, path }) => `${from} ${path} ${typeOf.get(to)}`));
  const found: Reference[] = [];
  for (const { from, to, path = '' } of vague) {
    const near = (inside.get(to)?.get(keyOf(from)) ?? []).filter(({ type }) => isNamedIn(type, path));
    const [only] = near;
    if (only === undefined || near.length > 1) continue;
    if (!said.has(`${from} ${path} ${only.type}`)) found.push({ from, to: only.address, path, via: 'value' });
  }
  return found;
}

/** Resources inside each network, by name. */
function insideOf(
  resources: readonly Resource[],
  known: readonly Reference[],
  knowledge: Knowledge,
): ReadonlyMap<string, ReadonlyMap<string, readonly Resource[]>> {
  const inner = resources.filter(({ type }) => knowledge.factsOf(type).within !== undefined);
  const byAddress = new Map(inner.map((resource) => [resource.address, resource]));
  const inside = new Map<string, Map<string, Resource[]>>();
  for (const { from, to } of known) {
    const resource = byAddress.get(from);
    if (resource === undefined) continue;
    const named = inside.get(to) ?? new Map<string, Resource[]>();
    inside.set(to, named);
    for (const name of new Set(knowledge.ownNamesOf(resource.type).flatMap((at) => textsAt(resource.values, [at])))) {
      const others = named.get(name) ?? [];
      if (!others.includes(resource)) named.set(name, [...others, resource]);
    }
  }
  return inside;
}

// References by address: a pool, route or record that holds the IP address or host name of another resource as plain text.
// Exactly one resource must have it, because two networks may use the same addresses.

/** Normalizes an address: lower case, no trailing dot, no `/32`. */
const plain = (text: string): string => text.toLowerCase().replace(/\/32$/, '').replace(/\.$/, '');

/** True for a text with a dot or colon; `true`, `0` and `*` are no addresses. */
const looksLikeOne = (text: string): boolean => /[.:]/.test(text);

const addressesAt = ({ values }: Resource, paths: readonly string[]): string[] =>
  paths
    .flatMap((path) => textsAt(values, path.split('.')))
    .map(plain)
    .filter(looksLikeOne);

/**
 * Returns references by address.
 * @param resources in address order
 * @param known existing references; a machine and its network interface have one address and count as one resource
 */
function referencesByAddress(
  resources: readonly Resource[],
  known: readonly Reference[],
  { factsOf }: Knowledge,
): readonly Reference[] {
  const users = resources.filter(({ type, mode }) => mode === 'managed' && factsOf(type).addressRefs !== undefined);
  if (users.length === 0) return [];
  const joined = new Set(known.map(({ from, to }) => `${from} ${to}`));
  const owners = new Map<string, string[]>();
  for (const resource of resources) {
    const paths = factsOf(resource.type).addresses;
    if (paths === undefined || resource.mode === 'data') continue;
    for (const text of new Set(addressesAt(resource, paths))) {
      const others = owners.get(text);
      if (others === undefined) owners.set(text, [resource.address]);
      else others.push(resource.address);
    }
  }
  function ownerOf(text: string): string | undefined {
    const all = owners.get(text) ?? [];
    if (all.length > ANSWERING_MAX) return undefined;
    const innermost = all.filter((one) => !all.some((other) => joined.has(`${one} ${other}`)));
    return innermost.length === 1 ? innermost[0] : undefined;
  }

  const references: Reference[] = [];
  for (const user of users) {
    const seen = new Set<string>([user.address]);
    for (const path of factsOf(user.type).addressRefs ?? []) {
      for (const text of addressesAt(user, [path])) {
        const to = ownerOf(text);
        if (to === undefined || seen.has(to)) continue;
        seen.add(to);
        references.push({ from: user.address, to, path, via: 'value' });
      }
    }
  }
  return references;
}

// External peers: networks known only as the other end of a connection (`peer_vpc_id = "vpc-0a1b"`).

interface Joined {
  readonly all: readonly Elsewhere[];
  readonly references: readonly Reference[];
}

interface End {
  readonly user: Resource;
  readonly path: string;
  readonly type: string;
  readonly text: string;
  readonly name: string;
}

/**
 * Returns the external peers with references to them.
 * @param resources in address order
 * @param references among the resources
 */
function joinedElsewhere(
  resources: readonly Resource[],
  references: readonly Reference[],
  knowledge: Knowledge,
): Joined {
  const ends = endsIn(resources, references, knowledge);
  if (ends.length === 0) return { all: [], references: [] };
  const here = namesIn(resources, knowledge);
  const taken = new Set(resources.map(({ address }) => address));
  const all: Elsewhere[] = [];
  const named: Reference[] = [];
  for (const same of groupBy(ends, ({ type, text }) => `${type} ${text.toLowerCase()}`).values()) {
    const [{ type, text, name, user }] = same as [End, ...End[]];
    const address = `${type}.${name.replace(/[^A-Za-z0-9_-]/g, '-')}`;
    if (taken.has(address) || [text, name].some((one) => here.has(`${type} ${one.toLowerCase()}`))) continue;
    taken.add(address);
    // The region and account of the other end are unknown.
    const { region: _, account: __, ...somewhere } = user;
    all.push({ resource: lookedUp(address, type, name, { id: text, name }, somewhere), proof: user.address });
    for (const { user: from, path } of same) named.push({ from: from.address, to: address, path, via: 'value' });
  }
  return { all: all.sort((a, b) => byAddress(a.resource.address, b.resource.address)), references: named };
}

/** Ends of connections that are named by text alone. */
function endsIn(resources: readonly Resource[], references: readonly Reference[], knowledge: Knowledge): End[] {
  const joining = resources.filter(
    ({ mode, type }) => mode === 'managed' && knowledge.factsOf(type).connectionEnds !== undefined,
  );
  if (joining.length === 0) return [];
  const referred = groupBy(references, ({ from }) => from);
  return joining.flatMap((user): End[] => {
    const { type, by, looks } = knowledge.factsOf(user.type).connectionEnds as NonNullable<
      ReturnType<Knowledge['factsOf']>['connectionEnds']
    >;
    return by.flatMap((path): End[] => {
      const [text = ''] = textsAt(user.values, [path]);
      const match = looks.exec(text);
      const isStated = referred.get(user.address)?.some((reference) => leadsInto(reference.path, path)) === true;
      return match === null || isStated ? [] : [{ user, path, type, text, name: match.groups?.name ?? text }];
    });
  });
}

/** Names and identities of the input's networks. */
function namesIn(resources: readonly Resource[], knowledge: Knowledge): ReadonlySet<string> {
  return new Set(
    resources.flatMap(({ type, values }) =>
      [...knowledge.ownIdentities, 'name'].flatMap((at) =>
        textsAt(values, [at]).map((text) => `${type} ${text.toLowerCase()}`),
      ),
    ),
  );
}
