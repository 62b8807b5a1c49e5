/**
 * Finds the host of a resource that folds. Its attributes come first, then references to it, then equal names and
 * nearby resources.
 */

import { grantAttributes } from '../catalog/access-rules.js';
import { isProgramSetting } from '../catalog/attribute-roles.js';
import { isSetting, linksOf, type TypeFacts } from '../catalog/model.js';
import type { FoldRule, SameNameRule } from '../catalog/rules.js';
import { isAttachmentType, isOwnedType, isPartType } from '../catalog/type-names.js';
import { leadsInto, nameOf, type Reference, type Resource, topOf } from '../graph/inventory.js';
import { byAddress } from '../graph/order.js';
import { byReference, type Evidence, namesakeReference } from './evidence.js';
import { NEARBY_MAX } from './limits.js';
import type { Model } from './model.js';
import { isSet, textsAt } from './values.js';

/** The resource that another one is folded into. */
export interface Host {
  readonly address: string;
  /**
   * `owner`: the resource configures the host. `user`: the host uses the resource, and others may use it as well.
   * `twin`: both are one real-world object.
   */
  readonly kind: 'owner' | 'user' | 'twin';
  readonly evidence: Evidence;
}

interface HostMatch {
  readonly address: string;
  readonly evidence: Evidence;
}

/** Finds the host of a resource in one way; undefined for none. */
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
  /** Addresses of a type in a module and in all modules below it, by `module type`. The root module's path is empty. */
  readonly inModule: ReadonlyMap<string, readonly string[]>;
  /** Returns the addresses of a type, by the value of an attribute. */
  readonly namesakes: (type: string, attribute: string) => ReadonlyMap<string, readonly string[]>;
}

/**
 * Returns a function that finds the host of a resource by the rule of its type, otherwise by the rule's fallback; null
 * for none.
 */
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

/** True if a rule applies to the resource; see `FoldRule.when`. The known part of a partly known value is enough. */
const applies = ({ values, partly = {} }: Resource, { when = {} }: FoldRule): boolean =>
  Object.entries(when).every(([name, pattern]) =>
    [values, partly].flatMap((known) => textsAt(known, name.split('.'))).some((text) => pattern.test(text)),
  );

/** Returns the attributes by which a resource folds into others. */
function owningAttributes(resource: Resource, rule: FoldRule | undefined): readonly string[] {
  if (rule === undefined) return [];
  return [...(applies(resource, rule) ? (rule.attributes ?? []) : []), ...owningAttributes(resource, rule.fallback)];
}

/**
 * Returns the references of a resource's users. Resources that configure it, are settings of another one, are granted
 * access to it or only wait for it (`depends_on`) are not users.
 */
export function usersOf({ address }: Resource, { userTypes = [] }: FoldRule, model: Model): readonly Reference[] {
  const { factsOf, knowledge, referencesOf, referrersOf, resources, typeOf } = model;
  const grantsAccess = ({ path = '' }: Reference): boolean => knowledge.allowsIn(nameOf(path));
  /**
   * True if a resource of an unknown type grants this one access by one attribute. Its other references then only name
   * this one.
   */
  const isGrantedAccess = (from: string): boolean =>
    !knowledge.isKnown(typeOf(from)) &&
    referencesOf(from).some((otherReference) => otherReference.to === address && grantsAccess(otherReference));
  /** True for an attribute that instructs a program about an identity, instead of running as it. */
  const isInstruction = (path = ''): boolean =>
    factsOf(address).identity === true && knowledge.instructionAttributes.has(topOf(path));
  const isUse = (reference: Reference): boolean => {
    const { from, path, via } = reference;
    // An identity that may assume another one is granted access, which is not use.
    if (userTypes.includes(typeOf(from))) return factsOf(address).identity !== true || !grantsAccess(reference);
    if (!userTypes.includes('*')) return false;
    const facts = factsOf(from);
    // A resource that only states which identity others act as does not act itself.
    if (factsOf(address).identity === true && (facts.passive === true || isGrantedAccess(from))) return false;
    if (isInstruction(path) || (facts.unread === true && grantsAccess(reference))) return false;
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
  // A trigger, such as a push subscription, only calls its target as the identity. It is the user if no workload is.
  if (factsOf(address).identity !== true) return uses;
  const workloads = uses.filter(({ from }) => !isTrigger(factsOf(from)));
  const users = workloads.length > 0 ? workloads : uses;
  // A build whose variables name an identity writes the name into its result and does not run as the identity.
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

/** Returns the index `Search.inModule`. */
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

/** Returns the lookup `Search.namesakes`, which indexes each attribute at its first use. */
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

/**
 * Returns the nearest candidate. A helper of Terraform, such as a random name, may be the host only of another helper.
 */
function nearestOf(from: string, candidates: readonly string[], { factsOf, nearest }: Model): string | undefined {
  const isHelper = (address: string): boolean => factsOf(address).hide !== undefined;
  const fitting = candidates.filter((candidate) => candidate !== from && (!isHelper(candidate) || isHelper(from)));
  return nearest(from, [...new Set(fitting)].sort(byAddress))[0];
}

/** Returns the nearest resource at this end of the references, with its evidence; undefined for none. */
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

/** Finds the host that an attribute names: the first listed attribute with a match, otherwise any if none is listed. */
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

/**
 * Finds the host of a type without a row in the catalogue: a type that its type name extends, or, for an attachment,
 * one of the resources that it joins. Example: `aws_foo_policy` folds into `aws_foo`.
 */
function byTypeName(resource: Resource, { byTypeName }: FoldRule, search: Search): HostMatch | undefined {
  if (byTypeName === undefined) return undefined;
  const { factsOf, isContainer, referencesOf, typeOf } = search.model;
  const named = referencesOf(resource.address).filter(({ path }) => path !== undefined);
  // A list of members is not a host: `google_compute_instance_group { instances = […] }`.
  const singular = named.filter(({ path = '' }) => !/s$/.test(nameOf(path)));
  const extendedByType = singular.filter(({ to }) => isPartType(resource.type, typeOf(to)));
  const joined = isAttachmentType(resource.type) ? singular : [];
  const groups = [
    joined.filter(({ to }) => factsOf(to).supporting !== true && factsOf(to).plumbing !== true),
    extendedByType,
    joined,
  ];
  // An attachment of two drawn resources is part of the one that its name extends.
  if (new Set(groups[0]?.map(({ to }) => to)).size > 1) groups.unshift(extendedByType);
  // A key or a grant for several resources belongs to none of them.
  const owned = named.filter(({ to }) => !isContainer(to) && isOwnedType(resource.type, typeOf(to)));
  if (new Set(owned.map(({ to }) => to)).size === 1) groups.push(owned);
  for (const group of groups) {
    const host = nearestMatch(resource, group, 'to', search);
    if (host !== undefined) return host;
  }
  return undefined;
}

/** Finds the nearest user of the first listed type with one. */
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
    const host = nearestMatch(resource, selectUser(fitting, rule, search.model), 'from', search);
    if (host !== undefined) return host;
  }
  return undefined;
}

/** Returns, of several users, the only one that sets `FoldRule.userAttributes`; none if several or none set them. */
function selectUser(
  users: readonly Reference[],
  { userAttributes }: FoldRule,
  { resources }: Model,
): readonly Reference[] {
  const several = new Set(users.map(({ from }) => from));
  if (userAttributes === undefined || several.size < 2) return users;
  const setsAttribute = (address: string): boolean =>
    userAttributes.some((attribute) => isSet(resources.get(address)?.values, [attribute]));
  const setters = [...several].filter(setsAttribute);
  return setters.length === 1 ? users.filter(({ from }) => from === setters[0]) : [];
}

/**
 * Finds the host that the name of a resource contains, by a convention of the service: `/aws/lambda/<name>` for a log
 * group.
 */
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

/** Finds the other half of a pair, which names the same two ends in reverse. The first in address order is the host. */
function byTwin({ address, type }: Resource, { pairAttributes }: FoldRule, { model }: Search): HostMatch | undefined {
  if (pairAttributes === undefined) return undefined;
  const { namedBy, referrersOf, typeOf } = model;
  const endsOf = (start: string) => pairAttributes.map((attribute) => namedBy(start, [attribute])[0]);
  const [near, far] = endsOf(address);
  if (near === undefined || far === undefined) return undefined;
  const nearReferrers = referrersOf(near).filter(
    (r) => leadsInto(r.path, pairAttributes[1]) && typeOf(r.from) === type,
  );
  const mirrored = nearReferrers.find(({ from }) => byAddress(from, address) < 0 && endsOf(from)[0] === far);
  return mirrored && { address: mirrored.from, evidence: { rule: 'twin', by: address, path: pairAttributes[1] } };
}

/**
 * Finds, among the resources of the type that lead to the same end, the first whose chain also routes to a target,
 * otherwise the first. A forwarding rule that only redirects routes to nothing, so its name is not that of the load
 * balancer.
 */
function byEnd({ address, type }: Resource, { sameEnd = [] }: FoldRule, search: Search): HostMatch | undefined {
  if (sameEnd.length === 0) return undefined;
  const { model, inModule } = search;
  const follow = (start: string, path: readonly string[]): string | undefined =>
    path.reduce((at: string | undefined, name) => (at === undefined ? at : model.namedBy(at, [name])[0]), start);
  const forwards = ({ from, path, to }: Reference): boolean =>
    path !== undefined && model.knowledge.relationOf(model.typeOf(from), path, model.typeOf(to)) === 'routes-to';
  const routesOnward = (candidate: string): boolean =>
    sameEnd.some((path) => model.referencesOf(follow(candidate, path) ?? '').some(forwards));
  const candidates = inModule.get(` ${type}`) ?? [];
  if (candidates.length > NEARBY_MAX) return undefined;
  for (const path of sameEnd) {
    const end = follow(address, path);
    const same = end === undefined ? [] : candidates.filter((candidate) => follow(candidate, path) === end);
    const sorted = same.sort(byAddress);
    const first = sorted.find(routesOnward) ?? sorted[0];
    if (first !== undefined && first !== address)
      return { address: first, evidence: { rule: 'twin', by: address, path: path[0] as string } };
  }
  return undefined;
}

/**
 * Finds the resource that means the same object: by the name in the same container, or by the ends if the name is
 * unknown.
 */
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

/** Finds a resource with the same name in the same container. */
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
    (candidate) => candidate !== address && hasRequiredValues(candidate, rule, search) && isInContainer(candidate),
  );
}

/**
 * Finds the only resource of the module whose name is also unknown, and that refers to the same resources, such as one
 * zone and one target.
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
      hasRequiredValues(candidate, rule, search) &&
      endsOf(candidate, search) === ends,
  );
  return ends !== undefined && twins.length === 1 ? twins[0] : undefined;
}

/** True if a resource has the values that the rule requires (`where`). */
const hasRequiredValues = (address: string, { where = {} }: SameNameRule, { model }: Search): boolean =>
  Object.entries(where).every(([attribute, text]) => model.attributeOf(address, attribute) === text);

/**
 * Returns all addresses that a resource refers to as one string; undefined for none. Equal strings identify a container
 * that is looked up, and so is not in play.
 */
const endsOf = (address: string, { model }: Search): string | undefined =>
  [...new Set(model.referencesOf(address).map(({ to }) => to))].sort(byAddress).join(' ') || undefined;

/**
 * Finds the only candidate in the resource's module, otherwise in the enclosing modules. Supporting resources do not
 * look in the root module.
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
 * Finds the host in inputs without attribute paths (DOT, prior state), as a last resort. Ignores `depends_on`, which
 * orders resources but does not refer to values.
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
