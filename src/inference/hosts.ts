/**
 * Finds the host of a folding resource. Its own attributes come first, then references to it, then equal names and
 * nearby resources.
 */

import { grantAttributes } from '../catalog/access-rules.js';
import { isProgramSetting } from '../catalog/attribute-roles.js';
import type { Knowledge } from '../catalog/knowledge.js';
import { isSetting, linksOf, type TypeFacts } from '../catalog/model.js';
import { isAttachmentType, isPartType } from '../catalog/part-types.js';
import type { NamedHost } from '../catalog/placement.js';
import type { FoldRule, SameNameRule } from '../catalog/rules.js';
import { groupBy } from '../graph/group-by.js';
import { expressionOf, STAND_IN, withGaps } from '../graph/instance-name.js';
import { leadsInto, nameOf, type Reference, type Resource, topOf } from '../graph/inventory.js';
import { byAddress } from '../graph/order.js';
import { matchesWild } from '../platform/text/matching.js';
import { byReference, type Evidence, namesakeReference } from './evidence.js';
import { namesAt } from './identities/host-names.js';
import { NEARBY_MAX } from './limits.js';
import type { Model } from './model.js';
import { createDataSource, type ExternalResource } from './placement/networks.js';
import { isSet, textsAt, textsIn } from './values.js';

export interface Host {
  readonly address: string;
  /**
   * `owner`: configured by the resource. `user`: uses the resource, as others may too. `twin`: the same real-world
   * object.
   */
  readonly kind: 'owner' | 'user' | 'twin';
  readonly evidence: Evidence;
}

interface HostMatch {
  readonly address: string;
  readonly evidence: Evidence;
}

/** A strategy for finding a host. */
type HostStrategy = (resource: Resource, rule: FoldRule, search: Search) => HostMatch | undefined;

// Most certain first.
const STRATEGIES: readonly (readonly [Host['kind'], HostStrategy])[] = [
  ['owner', byAttribute],
  ['owner', byTypeName],
  ['user', byReferrer],
  ['owner', byName],
  ['twin', byTwin],
  ['twin', byEnd],
  ['twin', byLikeness],
  ['owner', nearby],
  ['owner', sole],
  ['owner', withoutAttribute],
];

/** Shared lookups of a search. */
interface Search {
  readonly model: Model;
  /** Addresses of a type in a module and in all modules below it, keyed by `module type`; the root module is empty. */
  readonly inModule: ReadonlyMap<string, readonly string[]>;
  /** Addresses of a type, by the text of an attribute. */
  readonly namesakes: (type: string, attribute: string) => ReadonlyMap<string, readonly string[]>;
}

/** Returns a function that finds the host of a resource by its type's rule; null for no host. */
export function hostFinder(model: Model): (resource: Resource, rule: FoldRule) => Host | null {
  const inModule = byModule(model);
  const search: Search = { model, inModule, namesakes: namesakesOf(model, inModule) };
  const hostBy = (resource: Resource, rule: FoldRule): Host | null => {
    for (const [kind, strategy] of applies(resource, rule) ? STRATEGIES : []) {
      const match = strategy(resource, rule, search);
      if (match !== undefined) return { ...match, kind };
    }
    return rule.fallback === undefined ? null : hostBy(resource, rule.fallback);
  };
  return hostBy;
}

/** True if a rule applies to the resource; see `FoldRule.when`. The known part of a partly unknown text is enough. */
const applies = ({ values, partly = {} }: Resource, { when = {} }: FoldRule): boolean =>
  Object.entries(when).every(([name, pattern]) =>
    [values, partly].flatMap((known) => textsAt(known, name.split('.'))).some((text) => pattern.test(text)),
  );

/** Attributes by which a resource folds into others. */
function owningAttributes(resource: Resource, rule: FoldRule | undefined): readonly string[] {
  if (rule === undefined) return [];
  return [...(applies(resource, rule) ? (rule.attributes ?? []) : []), ...owningAttributes(resource, rule.fallback)];
}

/**
 * Returns the references of a resource's users. Excluded are resources that configure it, are settings of something
 * else, are granted access by it or only wait for it (`depends_on`).
 */
export function usersOf({ address }: Resource, { userTypes = [] }: FoldRule, model: Model): readonly Reference[] {
  const { factsOf, knowledge, referencesOf, referrersOf, resources, typeOf } = model;
  const grantsAccess = ({ path = '' }: Reference): boolean => knowledge.allowsIn(nameOf(path));
  /**
   * True if a resource of an unknown type grants this one access by one attribute; its other references then only name
   * it.
   */
  const isGrantedAccess = (from: string): boolean =>
    !knowledge.isKnown(typeOf(from)) &&
    referencesOf(from).some((otherReference) => otherReference.to === address && grantsAccess(otherReference));
  const isOrder = (path = ''): boolean =>
    factsOf(address).identity === true && knowledge.instructionAttributes.has(topOf(path));
  const isUse = (reference: Reference): boolean => {
    const { from, path, via } = reference;
    // An identity that may assume another one is granted access, which is not use.
    if (userTypes.includes(typeOf(from))) return factsOf(address).identity !== true || !grantsAccess(reference);
    if (!userTypes.includes('*')) return false;
    const facts = factsOf(from);
    // A table that states whom others act as does nothing itself.
    if (factsOf(address).identity === true && (facts.passive === true || isGrantedAccess(from))) return false;
    if (isOrder(path) || (facts.unread === true && grantsAccess(reference))) return false;
    if (!knowledge.isKnown(typeOf(from)) && isAttachmentType(typeOf(from))) return true;
    if (path === undefined) return via === 'dot' ? !isSetting(facts) : false;
    // A DNS record leads to the user of an address.
    if (facts.front !== undefined && linksOf(facts).some(({ to }) => to.some((end) => leadsInto(path, end))))
      return false;
    const owning = owningAttributes(resources.get(from) as Resource, facts.fold);
    return !(
      isSetting(facts) ||
      knowledge.attributesWithoutCalls.has(topOf(path)) ||
      [...owning, ...grantAttributes(facts)].some((attribute) => leadsInto(path, attribute))
    );
  };
  const uses = referrersOf(address).filter(isUse);
  // A push subscription calls a service as the identity that the service runs as. It does nothing else with it.
  if (factsOf(address).identity !== true) return uses;
  const workers = uses.filter(({ from }) => !isTrigger(factsOf(from)));
  const users = workers.length > 0 ? workers : uses;
  // A build whose variables name an identity writes it into its result and does not run as it.
  const isWritten = ({ from, path }: Reference): boolean =>
    factsOf(from).deploys === true && path !== undefined && isProgramSetting(path);
  const runners = users.filter((reference) => !isWritten(reference));
  return runners.length > 0 ? runners : users;
}

/**
 * True for a schedule, rule or subscription, which runs no code: it uses an identity only to call the target that it
 * names.
 */
export const isTrigger = (facts: TypeFacts): boolean =>
  facts.category === 'integration' && linksOf(facts).some(({ to }) => to.length > 0);

function byModule({ resources }: Model): ReadonlyMap<string, readonly string[]> {
  const inModule = new Map<string, string[]>();
  for (const { address, type, modules } of resources.values()) {
    for (const module of ['', ...modules]) {
      const key = `${module} ${type}`;
      const known = inModule.get(key);
      if (known === undefined) inModule.set(key, [address]);
      else known.push(address);
    }
  }
  return inModule;
}

function namesakesOf(model: Model, inModule: Search['inModule']): Search['namesakes'] {
  const cache = new Map<string, ReadonlyMap<string, readonly string[]>>();
  return (type, attribute) => {
    const key = `${type} ${attribute}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const names = new Map<string, string[]>();
    for (const address of inModule.get(` ${type}`) ?? []) {
      const name = model.attributeOf(address, attribute);
      if (typeof name === 'string') names.set(name, [...(names.get(name) ?? []), address]);
    }
    cache.set(key, names);
    return names;
  };
}

/** Returns the nearest candidate. Helpers of Terraform host helpers only. */
function nearestOf(from: string, candidates: readonly string[], { factsOf, nearest }: Model): string | undefined {
  const isHelper = (address: string): boolean => factsOf(address).hide !== undefined;
  const fitting = candidates.filter((candidate) => candidate !== from && (!isHelper(candidate) || isHelper(from)));
  return nearest(from, [...new Set(fitting)].sort(byAddress))[0];
}

/** Returns the nearest resource at one end of the references. */
function nearestMatch(
  resource: Resource,
  references: readonly Reference[],
  end: 'from' | 'to',
  { model }: Search,
): HostMatch | undefined {
  const ends = references.map((reference) => reference[end]);
  const address = nearestOf(resource.address, ends, model);
  if (address === undefined) return undefined;
  const toAddress = references.filter((reference) => reference[end] === address);
  const named = model.typeOf((toAddress[0] as Reference).to);
  const evidence = byReference(namesakeReference(toAddress, named) as Reference);
  if (end === 'to') return { address, evidence };
  return { address, evidence: evidence.rule === 'reference' ? { ...evidence, rule: 'referrer' } : evidence };
}

function byAttribute(resource: Resource, { attributes, hostTypes }: FoldRule, search: Search): HostMatch | undefined {
  if (attributes === undefined && hostTypes === undefined) return undefined;
  const { referencesOf, typeOf } = search.model;
  const isHostType = ({ to }: Reference): boolean => hostTypes === undefined || hostTypes.includes(typeOf(to));
  const references = referencesOf(resource.address).filter(isHostType);
  const groups = attributes?.map((attribute) => references.filter((r) => leadsInto(r.path, attribute))) ?? [references];
  for (const group of groups) {
    const host = nearestMatch(resource, group, 'to', search);
    if (host !== undefined) return host;
  }
  return undefined;
}

/** Finds the host by the names of the two types, for a type without a row. */
function byTypeName(resource: Resource, { byTypeName }: FoldRule, search: Search): HostMatch | undefined {
  if (byTypeName === undefined) return undefined;
  const { factsOf, referencesOf, typeOf } = search.model;
  // A list of members is not a host: `google_compute_instance_group { instances = […] }`.
  const singular = referencesOf(resource.address).filter(({ path }) => path !== undefined && !/s$/.test(nameOf(path)));
  const extended = singular.filter(({ to }) => isPartType(resource.type, typeOf(to)));
  const joined = isAttachmentType(resource.type) ? singular : [];
  const groups = [
    joined.filter(({ to }) => factsOf(to).supporting !== true && factsOf(to).plumbing !== true),
    extended,
    joined,
  ];
  // An attachment of two drawn resources is part of the one that its name extends.
  if (new Set(groups[0]?.map(({ to }) => to)).size > 1) groups.unshift(extended);
  for (const group of groups) {
    const host = nearestMatch(resource, group, 'to', search);
    if (host !== undefined) return host;
  }
  return undefined;
}

function byReferrer(resource: Resource, rule: FoldRule, search: Search): HostMatch | undefined {
  const { userTypes = [], exceptUsedBy } = rule;
  const { referrersOf, typeOf } = search.model;
  if (
    exceptUsedBy !== undefined &&
    referrersOf(resource.address).some(({ from }) => exceptUsedBy.includes(typeOf(from)))
  )
    return undefined;
  const users = userTypes.length === 0 ? [] : usersOf(resource, rule, search.model);
  for (const type of userTypes) {
    const fitting = users.filter(({ from }) => type === '*' || typeOf(from) === type);
    const host = nearestMatch(resource, distinguished(fitting, rule, search.model), 'from', search);
    if (host !== undefined) return host;
  }
  return undefined;
}

/** Picks the one user that sets `FoldRule.userAttributes`, if several users fit. */
function distinguished(
  users: readonly Reference[],
  { userAttributes }: FoldRule,
  { resources }: Model,
): readonly Reference[] {
  const several = new Set(users.map(({ from }) => from));
  if (userAttributes === undefined || several.size < 2) return users;
  const setsAttribute = (address: string): boolean =>
    userAttributes.some((attribute) => isSet(resources.get(address)?.values, [attribute]));
  const setting = [...several].filter(setsAttribute);
  return setting.length === 1 ? users.filter(({ from }) => from === setting[0]) : [];
}

/** Finds the host whose name a service-made resource has: `/aws/lambda/<name>` for a log group. */
function byName({ address }: Resource, { named = [] }: FoldRule, { model, namesakes }: Search): HostMatch | undefined {
  for (const { attribute, prefix, type, hostAttribute } of named) {
    const text = model.attributeOf(address, attribute);
    if (typeof text !== 'string' || !text.startsWith(prefix)) continue;
    const name = text.slice(prefix.length).split('/', 1)[0] as string;
    const host = nearestOf(address, namesakes(type, hostAttribute).get(name) ?? [], model);
    if (host !== undefined) return { address: host, evidence: { rule: 'titled', by: address, path: attribute } };
  }
  return undefined;
}

function byTwin({ address, type }: Resource, { pairAttributes }: FoldRule, { model }: Search): HostMatch | undefined {
  if (pairAttributes === undefined) return undefined;
  const { namedBy, referrersOf, typeOf } = model;
  const endsOf = (start: string) => pairAttributes.map((attribute) => namedBy(start, [attribute])[0]);
  const [near, far] = endsOf(address);
  if (near === undefined || far === undefined) return undefined;
  const nearReferrers = referrersOf(near).filter(
    (r) => leadsInto(r.path, pairAttributes[1]) && typeOf(r.from) === type,
  );
  // The first of the two stays.
  const mirrored = nearReferrers.find(({ from }) => byAddress(from, address) < 0 && endsOf(from)[0] === far);
  return mirrored && { address: mirrored.from, evidence: { rule: 'twin', by: address, path: pairAttributes[1] } };
}

/**
 * Finds the main resource of the type that leads to the same end: the first one that leads on from it. A forwarding
 * rule that only redirects leads nowhere, and its name is not that of the load balancer.
 */
function byEnd({ address, type }: Resource, { sameEnd = [] }: FoldRule, search: Search): HostMatch | undefined {
  if (sameEnd.length === 0) return undefined;
  const { model, inModule } = search;
  const follow = (start: string, path: readonly string[]): string | undefined =>
    path.reduce((at: string | undefined, name) => (at === undefined ? at : model.namedBy(at, [name])[0]), start);
  const forwards = ({ from, path, to }: Reference): boolean =>
    path !== undefined && model.knowledge.relationOf(model.typeOf(from), path, model.typeOf(to)) === 'routes-to';
  const leadsOn = (candidate: string): boolean =>
    sameEnd.some((path) => model.referencesOf(follow(candidate, path) ?? '').some(forwards));
  const candidates = inModule.get(` ${type}`) ?? [];
  if (candidates.length > NEARBY_MAX) return undefined;
  for (const path of sameEnd) {
    const end = follow(address, path);
    const same = end === undefined ? [] : candidates.filter((candidate) => follow(candidate, path) === end);
    const sorted = same.sort(byAddress);
    const first = sorted.find(leadsOn) ?? sorted[0];
    if (first !== undefined && first !== address)
      return { address: first, evidence: { rule: 'twin', by: address, path: path[0] as string } };
  }
  return undefined;
}

function byLikeness(resource: Resource, { sameName }: FoldRule, search: Search): HostMatch | undefined {
  if (sameName === undefined) return undefined;
  const { address, values } = resource;
  const name = values[sameName.name];
  const same =
    typeof name === 'string' ? namesakeOf(resource, name, sameName, search) : twinOf(resource, sameName, search);
  return same === undefined
    ? undefined
    : { address: same, evidence: { rule: 'alike', by: address, path: sameName.name } };
}

/** Finds a resource with the same name in the same place. */
function namesakeOf({ address }: Resource, name: string, rule: SameNameRule, search: Search): string | undefined {
  const { type, name: attribute, containerAttribute } = rule;
  const containerOf = (candidate: string) =>
    search.model.attributeOf(candidate, containerAttribute) ??
    search.model.namedBy(candidate, [containerAttribute])[0] ??
    endsOf(candidate, search);
  const container = containerOf(address);
  const isInContainer = (candidate: string): boolean => container !== undefined && containerOf(candidate) === container;
  const namesakes = search.namesakes(type, attribute).get(name) ?? [];
  return namesakes.find(
    (candidate) => candidate !== address && isOfKind(candidate, rule, search) && isInContainer(candidate),
  );
}

/**
 * Finds the only resource whose name is unknown too and that refers to the same resources, such as the zone and the
 * target.
 */
function twinOf({ address, modules }: Resource, rule: SameNameRule, search: Search): string | undefined {
  const ends = endsOf(address, search);
  const siblings = search.inModule.get(`${modules.at(-1) ?? ''} ${rule.type}`) ?? [];
  // Comparing each record with thousands of others would take quadratic time.
  if (siblings.length > NEARBY_MAX) return undefined;
  const twins = siblings.filter(
    (candidate) =>
      candidate !== address &&
      search.model.attributeOf(candidate, rule.name) === undefined &&
      isOfKind(candidate, rule, search) &&
      endsOf(candidate, search) === ends,
  );
  return ends !== undefined && twins.length === 1 ? twins[0] : undefined;
}

const isOfKind = (address: string, { where = {} }: SameNameRule, { model }: Search): boolean =>
  Object.entries(where).every(([attribute, text]) => model.attributeOf(address, attribute) === text);

/**
 * Everything that a resource refers to, as one string. A looked-up place is not in play; equal references then identify
 * it.
 */
const endsOf = (address: string, { model }: Search): string | undefined =>
  [...new Set(model.referencesOf(address).map(({ to }) => to))].sort(byAddress).join(' ') || undefined;

/**
 * Finds the only candidate in the resource's module, otherwise in the modules around it. For supporting types the root
 * module is not near enough.
 */
function nearby(resource: Resource, { nearest = [] }: FoldRule, { model, inModule }: Search): HostMatch | undefined {
  const { address, modules } = resource;
  const outwardModules = [...modules].reverse();
  for (const module of model.factsOf(address).supporting === true ? outwardModules : [...outwardModules, '']) {
    for (const nearType of nearest) {
      const candidates = inModule.get(`${module} ${nearType}`) ?? [];
      const nearestOnes = candidates.length > NEARBY_MAX ? [] : model.nearest(address, candidates);
      const [only] = nearestOnes;
      if (nearestOnes.length !== 1 || only === undefined || only === address) continue;
      return { address: only, evidence: { rule: 'nearby', by: address } };
    }
  }
  return undefined;
}

/** Finds the only candidate in the input, in any module. */
function sole({ address }: Resource, { onlyOne = [] }: FoldRule, { inModule }: Search): HostMatch | undefined {
  const candidates = onlyOne.flatMap((type) => inModule.get(` ${type}`) ?? []);
  return candidates.length === 1
    ? { address: candidates[0] as string, evidence: { rule: 'only', by: address } }
    : undefined;
}

/**
 * Last resort for inputs without attribute paths (DOT, prior state). Ignores `depends_on`, which orders but does not
 * refer.
 */
function withoutAttribute(
  resource: Resource,
  { attributes, hostTypes, nearest }: FoldRule,
  search: Search,
): HostMatch | undefined {
  if (attributes === undefined) return undefined;
  const { referencesOf, typeOf } = search.model;
  const unnamed = referencesOf(resource.address).filter(
    (r) => r.path === undefined && r.via !== 'configuration' && hostTypes?.includes(typeOf(r.to)) !== false,
  );
  const likely = unnamed.filter((r) => nearest?.includes(typeOf(r.to)));
  return nearestMatch(resource, likely.length > 0 ? likely : unnamed, 'to', search);
}

// ---- Services outside the plan that are known only by name: hosts, as parts name them (`api_management_name = "apim-shop"`),
// and ends of edges, by their ARN.
// Each is added once, like a data source, so that parts have a host instead of being drawn as nodes.

interface HostMention {
  readonly user: Resource;
  readonly path: string;
  readonly text: string;
  readonly name: string;
  /** True if the value is unknown, so that the name is that of the variable or output. */
  readonly isGuess: boolean;
  readonly type: string;
}

export interface Hosts {
  readonly resources: readonly ExternalResource[];
  readonly references: readonly Reference[];
}

/**
 * Returns the hosts outside the plan, with references to them.
 * @param resources in address order
 * @param references among the resources
 */
export function hostsElsewhere(
  resources: readonly Resource[],
  references: readonly Reference[],
  knowledge: Knowledge,
): Hosts {
  const mentions = usesIn(resources, references, knowledge);
  const lookedUp = lookedUpByIdentity(resources, knowledge);
  const takenAddresses = new Set(resources.map(({ address }) => address));
  const added: ExternalResource[] = [];
  const named: Reference[] = [];
  for (const [key, usesOfHost] of groupBy(mentions, keyOfHost)) {
    const [first] = usesOfHost as [HostMention, ...HostMention[]];
    const { type, user, text, isGuess } = first;
    const known = isGuess ? undefined : lookedUp.get(key);
    if (known !== undefined) {
      for (const use of usesOfHost) named.push({ from: use.user.address, to: known, path: use.path, via: 'value' });
      continue;
    }
    // Unknown parts of a name are left out: `logs-${account}` is `logs`.
    const name = withGaps(first.name, '').replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, '');
    const address = `${type}.${name.replace(/[^A-Za-z0-9_-]/g, '-')}`;
    if (takenAddresses.has(address)) continue;
    takenAddresses.add(address);
    const placed = knowledge.placedBy(type).flatMap((at) => (at in user.values ? [[at, user.values[at]]] : []));
    const values = { ...Object.fromEntries(placed), id: text, name };
    const resource = createDataSource(address, type, name, values, user);
    added.push({ resource: isGuess ? { ...resource, provenance: 'assumed' } : resource, proof: user.address });
    for (const use of usesOfHost) named.push({ from: use.user.address, to: address, path: use.path, via: 'value' });
  }
  return { resources: added.sort((a, b) => byAddress(a.resource.address, b.resource.address)), references: named };
}

const keyOfHost = ({ type, name }: Pick<HostMention, 'type' | 'name'>): string => `${type} ${name.toLowerCase()}`;

/**
 * Returns the addresses of data sources that look a host up by its ID or ARN, by the key of the host: parts name the
 * same host by another text, such as the ARN of its listener.
 */
function lookedUpByIdentity(
  resources: readonly Resource[],
  { namedHosts, ownIdentities }: Knowledge,
): ReadonlyMap<string, string> {
  const rules = [...namedHosts.values()];
  const found = resources
    .filter(({ mode }) => mode === 'data')
    .flatMap(({ address, type, values }) => {
      const ofType = rules.filter((rule) => rule.type === type);
      const texts = ownIdentities.flatMap((at) => textsAt(values, [at]));
      const names = ofType.flatMap(({ pattern }) => texts.flatMap((text) => pattern.exec(text)?.groups?.name ?? []));
      return names.map((name) => [keyOfHost({ type, name }), address] as const);
    });
  // The first one in address order stays.
  return new Map(found.reverse());
}

/** Returns the attributes that name a service outside the input. */
function usesIn(
  resources: readonly Resource[],
  references: readonly Reference[],
  knowledge: Knowledge,
): readonly HostMention[] {
  const referred = groupBy(references, ({ from }) => from);
  const builtByType = groupBy(resources, ({ type }) => type);
  const existingNames = new Set(
    resources.flatMap(({ type, values }) =>
      knowledge.ownNamesOf(type).flatMap((at) => textsAt(values, [at]).map((name) => `${type} ${name.toLowerCase()}`)),
    ),
  );
  const mayBeBuilt = ({ type, name }: HostMention): boolean =>
    (builtByType.get(type) ?? []).some((resource) => mayHaveName(resource, name, knowledge));
  return resources
    .filter(({ mode }) => mode === 'managed')
    .flatMap((user): HostMention[] => {
      for (const path of knowledge.factsOf(user.type).fold?.attributes ?? []) {
        const rule = knowledge.namedHosts.get(path);
        const isStated = referred.get(user.address)?.some((reference) => leadsInto(reference.path, path)) === true;
        const match = rule === undefined || isStated ? null : nameIn(user, path, rule);
        if (match === null || rule === undefined) continue;
        const isInInput = existingNames.has(`${rule.type} ${match.name.toLowerCase()}`);
        return isInInput || rule.type === user.type ? [] : [{ user, path, type: rule.type, ...match }];
      }
      return namedServices(user, referred.get(user.address) ?? [], knowledge).filter((mention) => !mayBeBuilt(mention));
    });
}

/**
 * True unless the known parts of a name and of the resource's own name rule each other out. The cloud may append to the
 * own name, as for secrets.
 */
export function mayHaveName(resource: Resource, name: string, { ownNamesOf }: Knowledge): boolean {
  const names = ownNamesOf(resource.type).flatMap((path) => namesAt(resource, path));
  const fits = (pattern: string, text: string): boolean =>
    matchesWild(withGaps(pattern, '*').toLowerCase(), withGaps(text, '').toLowerCase());
  return names.length === 0 || names.some((own) => fits(`${own}*`, name) || fits(name, own));
}

/** Returns the services at the ends of edges that a resource names by their whole ARN. */
function namedServices(
  user: Resource,
  references: readonly Reference[],
  { factsOf, serviceNamedBy, relationOf, supportingAttributes }: Knowledge,
): readonly HostMention[] {
  const facts = factsOf(user.type);
  if (facts.supporting === true || facts.operational !== undefined || facts.passive === true) return [];
  const links = linksOf(facts).flatMap(({ from, to }) => [...from, ...to]);
  const texts = [
    ...Object.entries(user.values).flatMap(([name, value]) => textsIn(name, value)),
    ...(user.patterns ?? []),
  ];
  return texts.flatMap(({ path, text }): HostMention[] => {
    const service = serviceNamedBy(text);
    if (service === null || !NAMED.test(withGaps(service.name, ''))) return [];
    const isEnd = links.some((end) => leadsInto(path, end)) || relationOf(user.type, path, service.type) !== null;
    const isStated = references.some((reference) => leadsInto(reference.path, path));
    if (!isEnd || isStated || supportingAttributes.has(topOf(path))) return [];
    return [{ user, path, text, isGuess: false, ...service }];
  });
}

/** A name that says something: three letters in a row. */
const NAMED = /[A-Za-z]{3}/;

function nameIn(
  { patterns = [], values }: Resource,
  path: string,
  { type, pattern, attributeWords }: NamedHost,
): Pick<HostMention, 'text' | 'name' | 'isGuess'> | null {
  const [text = ''] = textsAt(values, [path]);
  const match = pattern.exec(text);
  if (match !== null) return { text, name: match.groups?.name ?? text, isGuess: false };
  const unknown = patterns.find((pattern) => pattern.path === path && WHOLLY_UNKNOWN.test(pattern.text));
  if (attributeWords === undefined || unknown === undefined) return null;
  const [, lastWord = ''] = /(\w+)\W*$/.exec(expressionOf(unknown.text)) ?? [];
  const name = lastWord.replace(attributeWords, '');
  return { text: unknown.text, name: name === '' ? (type.split('_').at(-1) as string) : name, isGuess: true };
}

const WHOLLY_UNKNOWN = new RegExp(`^${STAND_IN}$`);
