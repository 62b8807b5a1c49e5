/**
 * Selects the resources in play and the references between them. Three kinds of data sources are in play: containers
 * that the input does not build, drawn if they have contents; identities, for the resources that run as them; services,
 * drawn if an edge ends at them. All others are contracted: A -> data.x -> B becomes A -> B.
 */

import type { Knowledge } from '../catalog/knowledge.js';
import { type Cloud, linksOf } from '../catalog/model.js';
import { groupBy, put } from '../graph/group-by.js';
import { type Inventory, leadsInto, nameOf, type Reference, type Resource } from '../graph/inventory.js';
import { byAddress, byText } from '../graph/order.js';
import { hostsElsewhere } from './hosts-elsewhere.js';
import { identitiesOf, referencesByIdentity } from './identities/index.js';
import { makerFinder, PROVIDER, soleFinder } from './implied-targets.js';
import { type Instances, instanceOf, sharingModuleKeys } from './instances.js';
import { ANSWERING_MAX } from './limits.js';
import { createModel, isPlaceType, type Model } from './model.js';
import { withNamedSettings } from './named-settings.js';
import { inlineContainers } from './placement/inline-containers.js';
import {
  createDataSource,
  type ExternalResource,
  type MayName,
  nameScope,
  networksBeside,
  networksElsewhere,
  severalElsewhere,
} from './placement/networks.js';
import { unknownNetworks } from './placement/unknown-networks.js';
import { referencesBySelection } from './selectors.js';
import { lookedUpHere, sameObjects } from './sole.js';
import { textsAt } from './values.js';

const NONE: readonly Reference[] = [];

/** True for `depends_on`, which orders a data source but gives it no value. */
const isOrderOnly = ({ path, via }: Reference): boolean => path === undefined && via === 'configuration';

/** Returns a function that finds the resources that stay in play behind a data source, through others that do not. */
function contraction(
  all: ReadonlyMap<string, Resource>,
  outgoing: ReadonlyMap<string, readonly Reference[]>,
  staysInPlay: (resource: Resource) => boolean,
): (data: string) => readonly string[] {
  const cache = new Map<string, readonly string[]>();
  return (data) => {
    const cached = cache.get(data);
    if (cached !== undefined) return cached;
    const reached = new Set<string>();
    const seen = new Set([data]);
    const queue = [data];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const reference of outgoing.get(at) ?? NONE) {
        const { to } = reference;
        const target = all.get(to);
        if (target === undefined || seen.has(to) || isOrderOnly(reference)) continue;
        seen.add(to);
        if (staysInPlay(target)) reached.add(to);
        else queue.push(to);
      }
    }
    const result = [...reached].sort(byAddress);
    cache.set(data, result);
    return result;
  };
}

/** True if the provider configuration says where a type's resources are: the cluster of a Helm release. */
function isLocatedByProvider(type: string, knowledge: Knowledge): boolean {
  const facts = knowledge.factsOf(type);
  return (
    facts.placedBy?.includes(PROVIDER) === true ||
    facts.fold?.attributes?.includes(PROVIDER) === true ||
    linksOf(facts).some(({ to }) => to.includes(PROVIDER))
  );
}

/** Returns the reference with its target replaced by the resource that stands for the same object. */
const redirectToSame = (reference: Reference, firstByAddress: ReadonlyMap<string, Reference>): Reference => ({
  ...reference,
  to: firstByAddress.get(reference.to)?.to ?? reference.to,
});

/** Returns the inventory with each reference led to the resource that stands for the same object. */
const withRedirects = (inventory: Inventory, firstByAddress: ReadonlyMap<string, Reference>): Inventory => ({
  ...inventory,
  references: inventory.references.map((reference) => redirectToSame(reference, firstByAddress)),
});

/**
 * Data sources that read the state of another configuration. The bucket that holds the state is not part of the result.
 */
const OTHER_STATES: ReadonlySet<string> = new Set(['terraform_remote_state', 'tfe_outputs']);

/**
 * Drops the references of data sources that read other states, and of attributes whose value is `""`: the code then
 * took the branch without the reference, as in `var.is_private ? aws_subnet.a.id : ""`. Empty lists keep their
 * references, because an unknown list is empty too.
 */
const withoutUnusedReferences = (
  references: readonly Reference[],
  all: ReadonlyMap<string, Resource>,
): readonly Reference[] =>
  references.filter(
    ({ from, path }) =>
      !OTHER_STATES.has(all.get(from)?.type ?? '') && (path === undefined || all.get(from)?.values[path] !== ''),
  );

/**
 * Returns the model of the resources in play. Example: a role policy whose document is
 * `data.aws_iam_policy_document.a`, which names a bucket, gets a reference to the bucket.
 */
export function select(inventory: Inventory, knowledge: Knowledge): Model {
  const firstByAddress = sameObjects(inventory, knowledge);
  const typed = withSpecificTypes(withRedirects(inventory, firstByAddress), knowledge);
  const networks = withNetworks(withNamedSettings(typed, knowledge), knowledge);
  const { everything: sorted, inputResources, implied: externals, mayName } = networks;
  const all = new Map(sorted.map((resource) => [resource.address, resource]));
  const instances = new Map(sorted.map((resource) => [resource.address, instanceOf(resource)]));
  const stated = [...networks.references, ...referencesByAddress(inputResources, networks.references, knowledge)];
  const built = new Map([...lookedUpHere(inputResources, stated, knowledge), ...firstByAddress]);
  // A data source that looks up a built resource has the names of that resource.
  const named = inputResources.filter(({ address }) => !built.has(address));
  const identities = identitiesOf(named, stated, instances, knowledge);
  const byIdentity = [
    ...referencesByIdentity(inputResources, stated, identities),
    ...referencesByKey(inputResources, stated, instances, knowledge),
    ...referencesBySelection(inputResources, stated, knowledge),
  ];
  const known = withoutUnusedReferences([...stated, ...byIdentity], all).map((reference) =>
    redirectToSame(reference, firstByAddress),
  );
  const outgoing = new Map(groupBy(known, ({ from }) => from));
  for (const [data, builtReference] of built) outgoing.set(data, [builtReference]);
  const lookups: Lookups = { all, outgoing, built, hosts: networks.hosts };
  const staysInPlay = inPlayTest(lookups, knowledge);
  const targetsBehind = contraction(all, outgoing, staysInPlay);

  const inPlay = sorted.filter(staysInPlay);
  const makerOf = makerFinder(inPlay, knowledge);
  const soleReferences = soleFinder(inPlay, makerOf, knowledge);
  const rank = new Map(sorted.map(({ address }, i) => [address, i]));
  const selected: Reference[] = [];
  for (const resource of inPlay) {
    const { address: from, type } = resource;
    const inPlayReferences: Reference[] = [];
    for (const reference of outgoing.get(from) ?? NONE) {
      const through = reference.to;
      const target = all.get(through);
      const isOfProvider = leadsInto(reference.path, PROVIDER) && !isLocatedByProvider(type, knowledge);
      if (target === undefined || isOfProvider) continue;
      if (staysInPlay(target)) {
        inPlayReferences.push(
          ...[reference, ...forwardedReferences(reference, target, lookups, knowledge)].filter(({ to }) => to !== from),
        );
        continue;
      }
      const targets = targetsBehind(through);
      // A data source may look up a resource of the referrer's block, such as its deployed image, and so lead back to
      // it.
      const block = built.has(through) ? instances.get(from)?.block : undefined;
      const isItself = (to: string): boolean =>
        to === from || (block !== undefined && instances.get(to)?.block === block);
      for (const to of targets) if (!isItself(to)) inPlayReferences.push({ ...reference, to, through });
      const maker = targets.length > 0 || reference.path === undefined ? null : makerOf(target.type);
      if (maker !== null) inPlayReferences.push({ ...reference, to: maker, through, via: 'maker' });
    }
    inPlayReferences.push(...soleReferences(resource, inPlayReferences));
    const withSharedKeys = sharingModuleKeys(from, inPlayReferences, instances);
    withSharedKeys.sort((a, b) => (rank.get(a.to) ?? 0) - (rank.get(b.to) ?? 0) || byText(a.path ?? '', b.path ?? ''));
    selected.push(...withSharedKeys);
  }
  const resources = new Map(inPlay.map((resource) => [resource.address, resource]));
  return createModel(
    { resources, references: selected, instances, externals, everyResource: all, identities, mayName },
    knowledge,
  );
}

/**
 * Returns references to the sources of the values that a helper (a delay, a trigger) forwards; none for any other
 * target.
 */
function forwardedReferences(
  reference: Reference,
  { address, type }: Resource,
  { all, outgoing }: Lookups,
  knowledge: Knowledge,
): readonly Reference[] {
  const { hide, forwards = [] } = knowledge.factsOf(type);
  if (hide === undefined || forwards.length === 0 || reference.path === undefined) return [];
  const forwarded = (outgoing.get(address) ?? NONE).filter(
    ({ path, to }) => all.get(to)?.mode === 'managed' && forwards.some((name) => leadsInto(path, name)),
  );
  const valueNames = new Map(forwarded.map(({ to, path = '' }) => [to, nameOf(path)]));
  return [...valueNames].map(([to, valueName]) => ({ valueName, ...reference, to, through: address }));
}

interface Lookups {
  readonly all: ReadonlyMap<string, Resource>;
  readonly outgoing: ReadonlyMap<string, readonly Reference[]>;
  /** Data sources that look up a built resource. */
  readonly built: ReadonlyMap<string, Reference>;
  readonly hosts: ReadonlySet<string>;
}

/**
 * Returns the test for resources in play. A data source for a service is in play unless it names a resource that is
 * built here, such as a load balancer for its listener. The container in which the service is looked up does not count.
 */
function inPlayTest({ all, outgoing, built, hosts }: Lookups, knowledge: Knowledge): (resource: Resource) => boolean {
  const isAlwaysInPlay = ({ address, mode, type }: Resource): boolean =>
    mode === 'managed' ||
    hosts.has(address) ||
    (isPlaceType(type, knowledge) && !built.has(address)) ||
    (knowledge.factsOf(type).identity === true && !outgoing.has(address));
  const isPlacing = ({ from, path }: Reference): boolean => {
    const { mode, type = '' } = all.get(from) ?? {};
    const isLookup = mode === 'data' && knowledge.isServiceType(type);
    return isLookup && knowledge.placedBy(type).some((attribute) => leadsInto(path, attribute));
  };
  const outgoingWithoutContainers = groupBy(
    [...outgoing.values()].flat().filter((reference) => !isPlacing(reference)),
    ({ from }) => from,
  );
  const targetsBehind = contraction(all, outgoingWithoutContainers, isAlwaysInPlay);
  return (resource) =>
    isAlwaysInPlay(resource) ||
    (knowledge.isServiceType(resource.type) && targetsBehind(resource.address).length === 0);
}

// Generic types: an `azapi_resource` names its Azure type in an attribute. The resource gets the matching type of the
// catalogue and keeps its address.

/**
 * Returns the inventory with the specific type of each generic resource, and the values that describe unread modules.
 */
function withSpecificTypes(inventory: Inventory, knowledge: Knowledge): Inventory {
  const renamers = new Map<string, (path: string) => string>();
  const cloudOf = cloudFinder(inventory, knowledge);
  const resources = inventory.resources.map((original): Resource => {
    const resource =
      knowledge.factsOf(original.type).unread === true
        ? { ...original, values: knowledge.asModuleOf(original.values, cloudOf(original)) }
        : original;
    const realType = knowledge.resolvedTypeOf(resource.type, resource.values);
    if (realType === null) return resource;
    const parent = parentOf(realType.type, knowledge) ?? realType.parent;
    renamers.set(resource.address, (path) => (path === realType.parent ? parent : realType.renamePath(path)));
    return {
      ...resource,
      type: realType.type,
      ...(realType.values && { values: { ...resource.values, ...realType.values } }),
    };
  });
  if (renamers.size === 0) return { ...inventory, resources };
  const references = inventory.references.map((reference): Reference => {
    const renamed = reference.path === undefined ? undefined : renamers.get(reference.from)?.(reference.path);
    return renamed === undefined ? reference : { ...reference, path: renamed };
  });
  return { ...inventory, resources, references };
}

/**
 * Returns a function that finds the cloud of a module without code: the only one of the input, otherwise the only one
 * among the resources that the module refers to or that refer to it; `other` if there are several.
 */
function cloudFinder({ resources, references }: Inventory, { cloudOf }: Knowledge): (module: Resource) => Cloud {
  const onlyCloudOf = (types: readonly string[]): Cloud => {
    const [sole = OTHER, ...others] = new Set(types.map(cloudOf).filter((cloud) => cloud !== OTHER));
    return others.length === 0 ? sole : OTHER;
  };
  const typeAt = new Map(resources.map(({ address, type }) => [address, type]));
  const onlyCloud = onlyCloudOf(resources.map(({ type }) => type));
  if (onlyCloud !== OTHER) return () => onlyCloud;
  const neighbourTypes = groupBy(
    references.flatMap(({ from, to }) => [
      { address: from, type: typeAt.get(to) ?? '' },
      { address: to, type: typeAt.get(from) ?? '' },
    ]),
    ({ address: of }) => of,
  );
  return ({ address }) => onlyCloudOf((neighbourTypes.get(address) ?? []).map(({ type }) => type));
}

const OTHER: Cloud = 'other';

/** Returns the first attribute by which a type names its host, otherwise its container. */
function parentOf(type: string, knowledge: Knowledge): string | undefined {
  const { fold, placedBy, within } = knowledge.factsOf(type);
  return fold?.attributes?.[0] ?? (within === undefined ? undefined : placedBy?.[0]);
}

// Containers outside the input, with the references that lead to them.

interface Networks {
  /** Resources of the input, its inline containers and data-source stand-ins, in address order. */
  readonly inputResources: readonly Resource[];
  /** `inputResources` with the networks that are known only by an identity. */
  readonly everything: readonly Resource[];
  /** Every resource that is not in the input. */
  readonly implied: readonly ExternalResource[];
  readonly references: readonly Reference[];
  readonly mayName: MayName;
  /** Addresses outside the input that others fold into. */
  readonly hosts: ReadonlySet<string>;
}

function withNetworks({ resources, references, linkedRoots }: Inventory, knowledge: Knowledge): Networks {
  const mayName = nameScope(linkedRoots);
  const sorted = inOrder(resources);
  const inlines = inlineContainers(sorted, references, knowledge);
  const several = severalElsewhere(sorted, references, knowledge);
  const hosts = hostsElsewhere(sorted, references, knowledge);
  const peers = externalPeers(sorted, references, { knowledge, mayName });
  const isPlace = (type: string): boolean => isPlaceType(type, knowledge);
  const exact = references.flatMap((reference) => several.redirected(inlines.redirected(reference)));
  const knownReferences = [
    ...exact,
    ...inlines.references,
    ...several.references,
    ...hosts.references,
    ...peers.references,
  ];
  const knownHere = inOrder(sorted, inlines.added, several.added, hosts.resources, peers.added);
  const unknown = unknownNetworks(knownHere, knownReferences, knowledge, isPlace);
  const inputResources = inOrder(knownHere, unknown.added);
  const elsewhere = networksElsewhere(inputResources, knowledge, { isPlace, mayName });
  const all = inOrder(inputResources, elsewhere);
  const stated = [...knownReferences.filter((reference) => !unknown.isReplaced(reference)), ...unknown.references];
  const inferred = networksBeside(
    all,
    groupBy(stated, ({ from }) => from),
    knowledge,
  );
  return {
    inputResources,
    everything: all,
    implied: [...inlines.added, ...several.added, ...hosts.resources, ...peers.added, ...unknown.added, ...elsewhere],
    hosts: new Set(hosts.resources.map(({ resource }) => resource.address)),
    references: [...stated, ...inferred],
    mayName,
  };
}

function inOrder(resources: readonly Resource[], ...more: (readonly ExternalResource[])[]): readonly Resource[] {
  const added = more.flat().map(({ resource }) => resource);
  return [...resources, ...added].sort((a, b) => byAddress(a.address, b.address));
}

// References by key: `subnet_association["web"]` names a subnet by an ID composed of the network's ID and the key. It
// refers to the subnet of that network whose name is the key.

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
  // References to a network by an attribute that names a type of resource inside the network.
  const inexactReferences = known.filter(({ from, to, path = '' }) => {
    return keyOf(from) !== '' && isPlace(to) && !isPlace(from) && !isNamedIn(typeOf.get(to) ?? '', path);
  });
  if (inexactReferences.length === 0) return [];
  const byNetwork = resourcesByNetwork(resources, known, knowledge);
  const stated = new Set(known.map(({ from, to, path }) => `${from} ${path} ${typeOf.get(to)}`));
  const added: Reference[] = [];
  for (const { from, to, path = '' } of inexactReferences) {
    const matching = (byNetwork.get(to)?.get(keyOf(from)) ?? []).filter(({ type }) => isNamedIn(type, path));
    const [only] = matching;
    if (only === undefined || matching.length > 1) continue;
    if (!stated.has(`${from} ${path} ${only.type}`)) added.push({ from, to: only.address, path, via: 'value' });
  }
  return added;
}

/** Returns the resources inside each network, by name. */
function resourcesByNetwork(
  resources: readonly Resource[],
  known: readonly Reference[],
  knowledge: Knowledge,
): ReadonlyMap<string, ReadonlyMap<string, readonly Resource[]>> {
  const inner = resources.filter(({ type }) => knowledge.factsOf(type).within !== undefined);
  const byAddress = new Map(inner.map((resource) => [resource.address, resource]));
  const byNetwork = new Map<string, Map<string, Resource[]>>();
  for (const { from, to } of known) {
    const resource = byAddress.get(from);
    if (resource === undefined) continue;
    const byName = byNetwork.get(to) ?? new Map<string, Resource[]>();
    byNetwork.set(to, byName);
    for (const name of new Set(knowledge.ownNamesOf(resource.type).flatMap((at) => textsAt(resource.values, [at])))) {
      const others = byName.get(name) ?? [];
      if (!others.includes(resource)) byName.set(name, [...others, resource]);
    }
  }
  return byNetwork;
}

// References by address: a pool, route or record that holds the IP address or host name of another resource as a
// literal. Exactly one resource must have the address, because two networks may use the same addresses.

/** Normalises an address: lower case, no trailing dot, no `/32`. */
const normalised = (text: string): string => text.toLowerCase().replace(/\/32$/, '').replace(/\.$/, '');

/** True for a value with a dot or colon; `true`, `0` and `*` are not addresses. */
const looksLikeAddress = (text: string): boolean => /[.:]/.test(text);

const addressesAt = ({ values }: Resource, paths: readonly string[]): string[] =>
  paths
    .flatMap((path) => textsAt(values, path.split('.')))
    .map(normalised)
    .filter(looksLikeAddress);

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
    const candidates = owners.get(text) ?? [];
    if (candidates.length > ANSWERING_MAX) return undefined;
    const innermost = candidates.filter(
      (candidate) => !candidates.some((other) => joined.has(`${candidate} ${other}`)),
    );
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

interface ExternalPeers {
  readonly added: readonly ExternalResource[];
  readonly references: readonly Reference[];
}

/** The far end of a connection, which only a literal names. */
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
function externalPeers(
  resources: readonly Resource[],
  references: readonly Reference[],
  { knowledge, mayName }: { readonly knowledge: Knowledge; readonly mayName: MayName },
): ExternalPeers {
  const ends = endsIn(resources, references, knowledge);
  if (ends.length === 0) return { added: [], references: [] };
  const existing = namesIn(resources, knowledge);
  const takenAddresses = new Set(resources.map(({ address }) => address));
  const added: ExternalResource[] = [];
  const named: Reference[] = [];
  for (const sameEnd of groupBy(ends, ({ type, text }) => `${type} ${text.toLowerCase()}`).values()) {
    const [{ type, text, name, user }] = sameEnd as [End, ...End[]];
    const address = `${type}.${name.replace(/[^A-Za-z0-9_-]/g, '-')}`;
    if (
      takenAddresses.has(address) ||
      [text, name].some((label) => existing.get(`${type} ${label.toLowerCase()}`)?.some((one) => mayName(user, one)))
    )
      continue;
    takenAddresses.add(address);
    // The region and account of the other end are unknown.
    const { region: _, account: __, ...provider } = user;
    added.push({ resource: createDataSource(address, type, name, { id: text, name }, provider), proof: user.address });
    for (const { user: from, path } of sameEnd) named.push({ from: from.address, to: address, path, via: 'value' });
  }
  return { added: added.sort((a, b) => byAddress(a.resource.address, b.resource.address)), references: named };
}

/** Returns the ends of connections that are named by a literal and by no reference. */
function endsIn(resources: readonly Resource[], references: readonly Reference[], knowledge: Knowledge): End[] {
  const connections = resources.filter(
    ({ mode, type }) => mode === 'managed' && knowledge.factsOf(type).connectionEnds !== undefined,
  );
  if (connections.length === 0) return [];
  const referencesByFrom = groupBy(references, ({ from }) => from);
  return connections.flatMap((user): End[] => {
    const { type, attributes, pattern } = knowledge.factsOf(user.type).connectionEnds as NonNullable<
      ReturnType<Knowledge['factsOf']>['connectionEnds']
    >;
    return attributes.flatMap((path): End[] => {
      const [text = ''] = textsAt(user.values, [path]);
      const match = pattern.exec(text);
      const isStated =
        referencesByFrom.get(user.address)?.some((reference) => leadsInto(reference.path, path)) === true;
      return match === null || isStated ? [] : [{ user, path, type, text, name: match.groups?.name ?? text }];
    });
  });
}

/** Returns the resources of the input by type and lower-case name or identity. */
function namesIn(resources: readonly Resource[], knowledge: Knowledge): ReadonlyMap<string, readonly Resource[]> {
  const named = new Map<string, Resource[]>();
  for (const resource of resources) {
    for (const at of [...knowledge.ownIdentities, 'name'])
      for (const text of textsAt(resource.values, [at])) put(named, `${resource.type} ${text.toLowerCase()}`, resource);
  }
  return named;
}
