/** Outcome of each reference: an edge, or no edge by a named rule. */

import { grantAttributes, type Peers } from '../../catalog/access-rules.js';
import type { Knowledge } from '../../catalog/knowledge.js';
import type { TypeFacts } from '../../catalog/model.js';
import type { RelationKind } from '../../catalog/relations.js';
import type { LinkRule } from '../../catalog/rules.js';
import { leadsInto, nameOf, type Reference, topOf } from '../../graph/inventory.js';
import { GRANTEES_MAX } from '../limits.js';
import type { NoEdgeReason } from '../messages.js';
import type { Model } from '../model.js';
import type { Scene } from '../scene.js';
import type { DirectedEdge } from './candidates.js';

/** The outcome of a reference. */
export interface Outcome {
  readonly from: string;
  readonly to: string;
  readonly path?: string;
  /** The rule that prevents an edge; null for an edge. */
  readonly why: NoEdgeReason | null;
}

/** The outcome before all candidates are in. */
export interface OpenOutcome {
  readonly reference: Reference;
  readonly why: NoEdgeReason | null;
  /** Ends of the possible edges. */
  readonly pairs: readonly (readonly [string, string])[];
}

/**
 * Finds the rule that prevents an edge, from a reference, the node of the referring resource and the links of its type.
 */
type FindRuleAgainst = (reference: Reference, user: string | null, links: readonly LinkRule[]) => NoEdgeReason | null;

/** Attributes of firewall rules that name peers. */
const permitsBy = ({ firewallRules = [] }: TypeFacts): readonly string[] =>
  firewallRules.flatMap(({ block, guardedGroups = [], peer, protectedEnd }) =>
    block !== undefined ? [block] : [...guardedGroups, ...[peer, protectedEnd ?? {}].flatMap(namedBy)],
  );

const namedBy = ({ groups = [], ranges = [], labels = [] }: Peers): readonly string[] => [
  ...groups,
  ...ranges,
  ...labels,
];

/** True if a link covers this attribute for targets of this type. */
const isOfLinks = (links: readonly LinkRule[], type: string, path: string): boolean =>
  links.some(
    ({ among, from, to }) => among?.includes(type) !== false && [...from, ...to].some((end) => leadsInto(path, end)),
  );

/** True for an attribute that names permitted origins or exclusions. */
const isOriginOrExclusion = (path: string, { isLeftOut, isOfOrigins }: Knowledge): boolean =>
  isOfOrigins(path) || isLeftOut(path);

/** True if a type without catalogue facts names its parent in this attribute. */
const isNested = (type: string, path: string, { isKnown, namesParent }: Knowledge): boolean =>
  !isKnown(type) && namesParent(path);

/** True for an attribute that names an owner, or the resource's own name after another one. */
const isNameOrOwner = (type: string, path: string, { ownerAttributes, ownNamesOf }: Knowledge): boolean =>
  ownerAttributes.has(nameOf(path)) || ownNamesOf(type).includes(path);

/**
 * True if the attribute copies a property or a location of the target. A resource in a network that names another's
 * location does not call it.
 */
const isCopied = (path: string, isInNetworks: boolean, knowledge: Knowledge): boolean =>
  knowledge.isCopiedProperty(path) || (isInNetworks && knowledge.containerAttributes.has(nameOf(path)));

/**
 * True if the attribute can name containers only and the target is something else, e.g. an object that holds the
 * container's name among others.
 */
function isNoContainer(path: string, to: string, { isContainer, model }: Scene): boolean {
  const { cloudOf, namedContainers } = model.knowledge;
  const containerTypes = namedContainers.get(nameOf(path)) ?? [];
  const type = model.typeOf(to);
  return (
    !isContainer(to) &&
    !containerTypes.includes(type) &&
    containerTypes.some((containerType) => cloudOf(containerType) === cloudOf(type))
  );
}

/** True for a resource that calls nothing itself, such as a table or the settings of a program. */
function isPassive(from: string, used: TypeFacts, { model, rootOf }: Scene): boolean {
  const { holdsConfig, passive } = model.factsOf(from);
  return (passive === true && used.direction !== 'in') || (holdsConfig === true && rootOf(from) === from);
}

/**
 * True if a program gets the address to hand it on to others: as the variable's name says, or because it is a pipeline,
 * which builds the address or the name of a database into its result. Secrets are excluded, since programs read them
 * under any name.
 */
function isHandedOn({ from, path = '', to, valueName }: Reference, { model }: Scene): boolean {
  const { isForCalls, isAddressForOthers, isProgramSetting, isRelay, programs } = model.knowledge;
  const word = valueName ?? nameOf(path);
  const { category } = model.factsOf(to);
  const isCalled = programs.categories.includes(category) || isRelay(model.typeOf(to), model.valuesOf(to));
  if (category === 'database' && model.factsOf(from).deploys === true && isProgramSetting(path)) return true;
  if (isCalled && model.factsOf(from).deploys === true && isForCalls(word, false)) return true;
  return isCalled && isProgramSetting(path) && isAddressForOthers(word);
}

/**
 * True if the attribute names a zone only to complete the name of a resource in it:
 * `${service.name}.${namespace.name}`. The program calls the resource.
 */
function completesName({ from, to, path }: Reference, { factsOf, namedBy, referencesOf }: Model): boolean {
  const isInZone = (address: string): boolean => namedBy(address, factsOf(address).hostnameZone ?? []).includes(to);
  return referencesOf(from).some((other) => other.path === path && other.to !== to && isInZone(other.to));
}

/** True if two nodes share a subnet group or launch template, which is not an edge between them. */
function sharesSatellite(user: string, used: string, { folds, model }: Scene): boolean {
  const userType = model.typeOf(user);
  for (let at = used, host = folds.hosts.get(at); host !== undefined; at = host.address, host = folds.hosts.get(at)) {
    const users = model.factsOf(at).fold?.userTypes ?? [];
    if (host.kind === 'user' && (users.includes('*') || users.includes(userType))) return true;
  }
  return false;
}

/** True if the attribute only says that the source is in the server that others, such as its databases, stand for. */
const isInServer = ({ from, to, path }: Reference, { folds, model }: Scene): boolean =>
  folds.hosts.get(to)?.kind === 'user' &&
  model.knowledge.placedBy(model.typeOf(from)).some((attribute) => leadsInto(path, attribute));

/**
 * True if the attribute puts the source into the target group (`memberRefs`), in any block. A filter that names a group
 * is not a peer.
 */
const isOfMember = ({ to, path = '' }: Reference, { model }: Scene): boolean =>
  model.factsOf(to).memberRefs?.test(nameOf(path)) === true;

/**
 * Returns the relation that the attribute states; null for a mention. Sources without attributes state dependencies
 * only. A workflow calls the programs that its text names; other names are in the requests that it sends them.
 */
export function kindOf({ from, path, to }: Reference, { factsOf, knowledge, typeOf }: Model): RelationKind | null {
  const isProgram = knowledge.programs.categories.includes(factsOf(to).category);
  if (path !== undefined && knowledge.isWorkflowText(path) && !isProgram) return null;
  if (path !== undefined) return knowledge.relationOf(typeOf(from), path, typeOf(to));
  return knowledge.programs.categories.includes(factsOf(from).category) ? 'calls' : null;
}

/** Returns the resource that a part belongs to: a version of a secret stands for the secret. */
function ownerOf(address: string, { folds }: Scene): string {
  const host = folds.hosts.get(address);
  return host?.kind === 'owner' ? host.address : address;
}

/** True for an attribute that names a route's next hop, or the gateway of a subnet. */
function namesRouteTarget({ from, path }: Reference, { factsOf }: Model): boolean {
  const { egressRoute, route, routesIn } = factsOf(from);
  const attributes = [...(egressRoute?.to ?? []), ...(route?.to ?? []), routesIn ?? []].flat();
  return attributes.some((attribute) => leadsInto(path, attribute));
}

/** Returns a function that finds the rule by which a reference is not an edge; null for a possible edge. */
export function rulesAgainst(scene: Scene): FindRuleAgainst {
  const { folds } = scene;
  const { factsOf, knowledge, typeOf, valuesOf } = scene.model;

  /** True for a reference to or from a security group's rules, which does not lead to the group's first member. */
  function standsForGroup(address: string): boolean {
    const root = folds.root(address);
    return root !== null && factsOf(root).securityGroupRefs !== undefined;
  }

  /** True if the attribute grants access to an identity with more than `GRANTEES_MAX` users. */
  const isOfMany = (to: string, path: string | undefined, { grants = [] }: TypeFacts): boolean =>
    [grants].flat().some(({ principals = [] }) => principals.some((end) => leadsInto(path, end))) &&
    scene.rootsOf(to).length > GRANTEES_MAX;

  /** Returns why a reference cannot carry requests; null if it can. */
  function notCarrying(reference: Reference, links: readonly LinkRule[]): NoEdgeReason | null {
    const { from, to, path, via } = reference;
    const [user, used] = [factsOf(from), factsOf(ownerOf(to, scene))];
    if (isPassive(from, used, scene)) return 'passive';
    if (knowledge.isOtherRecord(typeOf(from), valuesOf(from))) return 'mention';
    if (isOfMany(to, path, user)) return 'many';
    if (user.supporting === true || used.supporting === true) return user.isMembership === true ? 'group' : 'quiet';
    if (path === undefined && via === 'configuration') return 'order';
    if (links.some((link) => link.from.length > 0 && link.to.length > 0)) return 'link';
    if (path === undefined) return sharesSatellite(from, to, scene) ? 'shared' : null;
    const attribute = topOf(path);
    if (knowledge.attributesWithoutCalls.has(attribute)) return 'build';
    if (isOriginOrExclusion(path, knowledge) || isHandedOn(reference, scene)) return 'build';
    if (completesName(reference, scene.model)) return 'build';
    if (isNested(typeOf(from), path, knowledge)) return 'contained';
    if (knowledge.membershipAttributes.has(nameOf(path))) return 'group';
    if (knowledge.supportingAttributes.has(attribute)) return 'quiet';
    if (isOfLinks(links, typeOf(to), path)) return 'link';
    if ([...grantAttributes(user), ...permitsBy(user)].some((end) => leadsInto(path, end))) return 'link';
    if (isNameOrOwner(typeOf(from), path, knowledge)) return 'build';
    // A resource with a place in networks is inside the container or reaches it; a looked-up container is never called.
    const isInNetworks = knowledge.placedBy(typeOf(from)).length > 0;
    if ((isInNetworks || reference.through !== undefined) && scene.isContainer(to)) return 'contained';
    if (isCopied(path, isInNetworks, knowledge) || isNoContainer(path, to, scene)) return 'build';
    if (isInServer(reference, scene)) return 'shared';
    return !knowledge.programAttributes.has(attribute) && sharesSatellite(from, to, scene) ? 'shared' : null;
  }

  return (reference, user, links) => {
    const why = notCarrying(reference, links) ?? againstModule(reference, scene.model);
    if (why !== null) return why;
    const used = scene.rootsOf(reference.to);
    if (user === null || used.length === 0) return 'hidden';
    if (used.every((root) => root === user)) return 'folded';
    if (!knowledge.isPeering(typeOf(user)) && used.every((root) => knowledge.isNetworkHost(typeOf(root))))
      return 'contained';
    // A folded resource that several hosts share does not call its other hosts.
    if (folds.hosts.get(reference.from)?.address === reference.to) return 'folded';
    if (
      scene.isContainer(user) &&
      namesRouteTarget(reference, scene.model) &&
      used.some((root) => factsOf(root).routeHop !== undefined)
    )
      return 'way';
    if (factsOf(user).supporting === true || used.every((root) => factsOf(root).supporting === true)) return 'quiet';
    if (isOfMember(reference, scene) || [reference.from, reference.to].some(standsForGroup)) return 'group';
    return kindOf(reference, scene.model) === null ? 'mention' : null;
  };
}

/** Settles open outcomes once all candidates are in: an edge if any of its pairs is drawn, otherwise containment. */
export function settleOutcomes(open: readonly OpenOutcome[], edges: readonly DirectedEdge[]): Outcome[] {
  const ends = new Map<string, Set<string>>();
  for (const { from, to } of edges) ends.set(from, (ends.get(from) ?? new Set()).add(to));
  const has = (from: string, to: string): boolean => ends.get(from)?.has(to) === true;
  return open.map(({ reference: { from, to, path }, why, pairs }): Outcome => {
    const isEdge = pairs.some(([user, used]) => has(user, used) || has(used, user));
    return { from, to, ...(path !== undefined && { path }), why: why ?? (isEdge ? null : 'contained') };
  });
}

// ---- References to and from unread modules, judged by the name of the attribute alone.

const isOfModule = ({ from, to }: Reference, { factsOf }: Model): boolean =>
  factsOf(from).unread === true || factsOf(to).unread === true;

/**
 * Returns why a reference to or from an unread module is not an edge; null if it may be one. A whole object does not
 * repeat the reference of one of its attributes.
 */
function againstModule(reference: Reference, model: Model): NoEdgeReason | null {
  const { from, to, path = '' } = reference;
  if (!isOfModule(reference, model)) return null;
  const isInner = (other: Reference): boolean => other.to === to && other.path?.startsWith(`${path}.`) === true;
  if (model.referencesOf(from).some(isInner)) return 'contained';
  const { knowledge, factsOf, isPlacementContainer } = model;
  // An alarm names what it watches and what it tells.
  if ([from, to].some((end) => factsOf(end).unread === true && builtFactsOf(end, model).operational !== undefined))
    return 'quiet';
  // A bucket named after another resource: `bucket = "logs-of-${...}"`.
  if (factsOf(from).unread === true && knowledge.ownNamesOfModule(model.valuesOf(from)).includes(path)) return 'build';
  // An input that describes a part of the module; an input with an address has a name for it.
  const isDescribed = reference.via === 'configuration' && reference.valueName === undefined;
  if (isDescribed && knowledge.partAttributes.has(path)) return 'build';
  // The name of a block, or a reference that means an account.
  if (isPartNamed(reference) || factsOf(to).accountId !== undefined) return 'build';
  if (factsOf(from).entries !== undefined && knowledge.selfAddresses.has(path)) return 'build';
  const word = knowledge.wordOfModule(subjectIn(path)) ?? (knowledge.grantsInModule(path) ? 'quiet' : null);
  // A module between networks (a peering) leads to the networks.
  const isBetween = factsOf(from).placedBy?.length === 0;
  if (word === 'contained' && isBetween) return null;
  if (word === null && isPlacementContainer(to) && !isBetween) return 'contained';
  return word === 'in' ? null : word;
}

/** True for `name` inside a block: the block's own name, since other resources are named by attributes of their own. */
const isPartNamed = ({ path = '' }: Reference): boolean => path.includes('.') && nameOf(path) === 'name';

/**
 * Returns how a module uses an address that it gets as an input: calls it or only records it. Null for all other
 * references.
 */
export const addressOf = ({ from, path = '' }: Reference, { factsOf, knowledge }: Model): 'target' | 'record' | null =>
  factsOf(from).unread === true ? knowledge.addressInModule(nameOf(path)) : null;

/**
 * Returns the subject of a path: the object, if the attribute is its identity. Example: `bucket.arn` yields `bucket`.
 */
function subjectIn(path: string): string {
  const names = path.split('.');
  const [object, name] = names.slice(-2);
  return name !== undefined && /^(?:resource_)?(?:arn|id|name)s?$/.test(name) ? (object as string) : nameOf(path);
}

/** Facts of a resource; those of an unread module are the facts of the type that it seems to build. */
const builtFactsOf = (address: string, { knowledge, typeOf, valuesOf }: Model): TypeFacts =>
  knowledge.factsOf(knowledge.builtTypeOf(typeOf(address), valuesOf(address)));

/**
 * For a reference to or from an unread module: true if the referenced resource calls the referrer, as the attribute's
 * name or the type of a module says. A web firewall stands before the load balancer that names it, or that it names.
 */
export function isModuleOutbound(reference: Reference, model: Model): boolean {
  const { from, to, path = '' } = reference;
  if (!isOfModule(reference, model) || builtFactsOf(from, model).direction === 'in') return false;
  return (
    (model.factsOf(to).unread === true && builtFactsOf(to, model).direction === 'in') ||
    model.knowledge.wordOfModule(subjectIn(path)) === 'in'
  );
}
