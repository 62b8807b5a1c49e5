/** Outcome of each reference: an edge, or no edge by a named rule. */

import { grantAttributes, type Peers } from '../../catalog/access-rules.js';
import type { Knowledge } from '../../catalog/knowledge.js';
import type { Category, TypeFacts } from '../../catalog/model.js';
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

/** The outcome of a reference before it is known which of its candidates are drawn. */
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

/** Returns the attributes of firewall rules that name peers. */
const peerAttributes = ({ firewallRules = [] }: TypeFacts): readonly string[] =>
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

/** True for an attribute that names an owner, or that holds the name of the referring resource itself. */
const isNameOrOwner = (type: string, path: string, { ownerAttributes, ownNamesOf }: Knowledge): boolean =>
  ownerAttributes.has(nameOf(path)) || ownNamesOf(type).includes(path);

/**
 * True if the attribute copies a property of the target, or, for a resource in a network, the target's location. Such a
 * resource does not call the target.
 */
const isCopied = (path: string, isInNetworks: boolean, knowledge: Knowledge): boolean =>
  knowledge.isCopiedProperty(path) || (isInNetworks && knowledge.containerAttributes.has(nameOf(path)));

/**
 * True if the attribute can only name containers and the target is not one, e.g. an object with the container's name
 * among its values.
 */
function needsContainer(path: string, to: string, { isContainer, model }: Scene): boolean {
  const { cloudOf, namedContainers } = model.knowledge;
  const containerTypes = namedContainers.get(nameOf(path)) ?? [];
  const type = model.typeOf(to);
  return (
    !isContainer(to) &&
    !containerTypes.includes(type) &&
    containerTypes.some((containerType) => cloudOf(containerType) === cloudOf(type))
  );
}

/** True for a reference of a resource that calls nothing: a table, or the settings of a program drawn on their own. */
function isPassive(from: string, used: TypeFacts, { model, rootOf }: Scene): boolean {
  const { holdsConfig, passive } = model.factsOf(from);
  return (passive === true && used.direction !== 'in') || (holdsConfig === true && rootOf(from) === from);
}

/**
 * True if a program only passes the address on to others: as the name of the variable says (`PUBLIC_API_URL`), or
 * because it is a pipeline, which builds the address of a program, or the name of a database, into its result. Secrets
 * are excluded, because programs read them under any name.
 */
function isPassedOn({ from, path = '', to, valueName }: Reference, { model }: Scene): boolean {
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

/** True if the referenced resource is folded into its users, such as a subnet group: sharing it is not an edge. */
function sharesSatellite(user: string, used: string, { folds, model }: Scene): boolean {
  const userType = model.typeOf(user);
  for (let at = used, host = folds.hosts.get(at); host !== undefined; at = host.address, host = folds.hosts.get(at)) {
    const users = model.factsOf(at).fold?.userTypes ?? [];
    if (host.kind === 'user' && (users.includes('*') || users.includes(userType))) return true;
  }
  return false;
}

/** True if the attribute only places the source in a server that is folded into its users, such as its databases. */
const isInServer = ({ from, to, path }: Reference, { folds, model }: Scene): boolean =>
  folds.hosts.get(to)?.kind === 'user' &&
  model.knowledge.placedBy(model.typeOf(from)).some((attribute) => leadsInto(path, attribute));

/** True if something inside a cluster names the cluster, for example as a label of its metrics. */
const namesOwnCluster = ({ from, to }: Reference, { model }: Scene): boolean =>
  model.factsOf(from).grouped !== undefined && model.knowledge.isHostType(model.typeOf(to));

/**
 * True if the attribute makes the source a member of the target group (`memberRefs`). A filter that names a group is
 * not a peer.
 */
const isOfMember = ({ to, path = '' }: Reference, { model }: Scene): boolean =>
  model.factsOf(to).memberRefs?.test(nameOf(path)) === true;

/**
 * Returns the relation that the attribute states; null for a mention. A reference without an attribute (DOT) is a call
 * if its source is a program. A workflow calls the programs that its definition names; the other names in it are
 * arguments of these calls.
 */
export function kindOf({ from, path, to }: Reference, { factsOf, knowledge, typeOf }: Model): RelationKind | null {
  const isProgram = knowledge.programs.categories.includes(factsOf(to).category);
  if (path !== undefined && knowledge.isWorkflowText(path) && !isProgram) return null;
  if (path !== undefined)
    return (
      knowledge.relationOf(typeOf(from), path, typeOf(to)) ??
      (factsOf(from).unread === true ? ofInput(path, factsOf(to), knowledge) : null)
    );
  return knowledge.programs.categories.includes(factsOf(from).category) ? 'calls' : null;
}

/** Categories of types that programs use. */
const SERVICES: ReadonlySet<Category> = new Set([
  ...(['compute', 'containers', 'storage', 'database', 'analytics', 'integration', 'ml'] as const),
]);

/** True for a type that a program uses while it runs. */
const isService = ({ category, supporting }: TypeFacts): boolean => supporting !== true && SERVICES.has(category);

/** Returns the relation of a module without code to the target of an input. It pulls images from a registry. */
function ofInput(path: string, target: TypeFacts, { relationOfInput }: Knowledge): RelationKind | null {
  const kind = isService(target) ? relationOfInput(path) : null;
  return kind !== null && target.imageConsumers !== undefined ? 'deploys' : kind;
}

/**
 * Returns the resource that a part belongs to, such as the secret of a secret version; otherwise the resource itself.
 */
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

/** Returns a function that finds the rule that prevents an edge for a reference; null if the edge is possible. */
export function rulesAgainst(scene: Scene): FindRuleAgainst {
  const { folds } = scene;
  const { factsOf, knowledge, typeOf, valuesOf } = scene.model;

  /** True for a security group or a part of one. A reference to it does not mean the first member. */
  function isOfGroup(address: string): boolean {
    const root = folds.root(address);
    return root !== null && factsOf(root).securityGroupRefs !== undefined;
  }

  const isHop = (root: string): boolean => factsOf(root).routeHop !== undefined;

  /** True if the attribute grants access to an identity with more than `GRANTEES_MAX` users. */
  const isOfMany = (to: string, path: string | undefined, { grants = [] }: TypeFacts): boolean =>
    [grants].flat().some(({ principals = [] }) => principals.some((end) => leadsInto(path, end))) &&
    scene.rootsOf(to).length > GRANTEES_MAX;

  /** Returns the reason why a reference states no requests, by its attribute and the types of its ends, or null. */
  function reasonAgainst(reference: Reference, links: readonly LinkRule[]): NoEdgeReason | null {
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
    if (isOriginOrExclusion(path, knowledge) || isPassedOn(reference, scene)) return 'build';
    if (completesName(reference, scene.model)) return 'build';
    if (isNested(typeOf(from), path, knowledge)) return 'contained';
    if (knowledge.membershipAttributes.has(nameOf(path))) return 'group';
    if (knowledge.supportingAttributes.has(attribute)) return 'quiet';
    if (isOfLinks(links, typeOf(to), path)) return 'link';
    if ([...grantAttributes(user), ...peerAttributes(user)].some((end) => leadsInto(path, end))) return 'link';
    if (isNameOrOwner(typeOf(from), path, knowledge)) return 'build';
    // A resource in a network is inside the named container or reaches it. A container that is looked up is not called.
    const isInNetworks = knowledge.placedBy(typeOf(from)).length > 0;
    if ((isInNetworks || reference.through !== undefined) && scene.isContainer(to)) return 'contained';
    if (isCopied(path, isInNetworks, knowledge) || needsContainer(path, to, scene)) return 'build';
    if (isInServer(reference, scene)) return 'shared';
    if (namesOwnCluster(reference, scene)) return 'contained';
    return !knowledge.programAttributes.has(attribute) && sharesSatellite(from, to, scene) ? 'shared' : null;
  }

  return (reference, user, links) => {
    const why = reasonAgainst(reference, links) ?? againstModule(reference, scene.model);
    if (why !== null) return why;
    const used = scene.rootsOf(reference.to);
    if (user === null || used.length === 0) return 'hidden';
    if (used.every((root) => root === user)) return 'folded';
    if (!knowledge.isPeering(typeOf(user)) && used.every((root) => knowledge.isNetworkHost(typeOf(root))))
      return 'contained';
    // A folded resource that several hosts share does not call its other hosts.
    if (folds.hosts.get(reference.from)?.address === reference.to) return 'folded';
    if (scene.isContainer(user) && namesRouteTarget(reference, scene.model) && used.some(isHop)) return 'way';
    if (factsOf(user).supporting === true || used.every((root) => factsOf(root).supporting === true)) return 'quiet';
    if (isOfMember(reference, scene) || [reference.from, reference.to].some(isOfGroup)) return 'group';
    return kindOf(reference, scene.model) === null ? 'mention' : null;
  };
}

/** Settles outcomes: an edge if any pair of the reference is drawn, in either direction, otherwise containment. */
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
 * Returns the reason why a reference to or from an unread module is not an edge; null if it may be one. A reference of
 * a whole object counts only if none of the object's attributes refers to the same resource.
 */
function againstModule(reference: Reference, model: Model): NoEdgeReason | null {
  const { from, to, path = '' } = reference;
  if (!isOfModule(reference, model)) return null;
  const isInner = (other: Reference): boolean => other.to === to && other.path?.startsWith(`${path}.`) === true;
  if (model.referencesOf(from).some(isInner)) return 'contained';
  const { knowledge, factsOf, isPlacementContainer } = model;
  // An alarm names the resources that it watches and those that it notifies.
  if ([from, to].some((end) => factsOf(end).unread === true && builtFactsOf(end, model).operational !== undefined))
    return 'quiet';
  // A bucket named after another resource: `bucket = "logs-of-${...}"`.
  if (factsOf(from).unread === true && knowledge.ownNamesOfModule(model.valuesOf(from)).includes(path)) return 'build';
  // An input that describes a part of the module. An input that is a value by name may be an address instead.
  const isDescribed = reference.via === 'configuration' && reference.valueName === undefined;
  if (isDescribed && knowledge.partAttributes.has(path)) return 'build';
  // The name of a block, or a reference that means an account.
  const isNamed = isPartNamed(reference) && !knowledge.namesOther(path, model.typeOf(to));
  if (isNamed || factsOf(to).accountId !== undefined) return 'build';
  if (factsOf(from).entries !== undefined && knowledge.selfAddresses.has(path)) return 'build';
  // A filter of requests stands before the module, whatever its name says: `security_policy`.
  if (factsOf(to).front !== undefined && factsOf(to).direction === 'in') return null;
  const word = knowledge.wordOfModule(subjectIn(path)) ?? (knowledge.grantsInModule(path) ? 'quiet' : null);
  // A module between networks (a peering) leads to the networks.
  const isBetween = factsOf(from).placedBy?.length === 0;
  if (word === 'contained' && isBetween) return null;
  if (word === null && isPlacementContainer(to) && !isBetween) return 'contained';
  return word === 'in' ? null : word;
}

/** True for `name` inside a block, which is the name of that part: other resources are named by other attributes. */
const isPartNamed = ({ path = '' }: Reference): boolean => path.includes('.') && nameOf(path) === 'name';

/**
 * Returns how an unread module uses an address that it gets as an input: as a target of its calls, or only as a record.
 * Null for other inputs and other resources.
 */
export const addressOf = ({ from, path = '' }: Reference, { factsOf, knowledge }: Model): 'target' | 'record' | null =>
  factsOf(from).unread === true ? knowledge.addressInModule(nameOf(path)) : null;

/**
 * Returns the subject of a path: its last name, or the name before an identity. Example: `bucket.arn` yields `bucket`.
 */
function subjectIn(path: string): string {
  const names = path.split('.');
  const [object, name] = names.slice(-2);
  return name !== undefined && /^(?:resource_)?(?:arn|id|name)s?$/.test(name) ? (object as string) : nameOf(path);
}

/** Returns the facts of a resource; for an unread module, those of the type that it seems to build. */
const builtFactsOf = (address: string, { knowledge, typeOf, valuesOf }: Model): TypeFacts =>
  knowledge.factsOf(knowledge.builtTypeOf(typeOf(address), valuesOf(address)));

/**
 * True for a reference to or from an unread module whose target calls its source, according to the attribute's name or
 * the type that the module seems to build. Example: a web firewall is in front of the load balancer that names it.
 */
export function isModuleOutbound(reference: Reference, model: Model): boolean {
  const { from, to, path = '' } = reference;
  if (!isOfModule(reference, model) || builtFactsOf(from, model).direction === 'in') return false;
  return (
    (model.factsOf(to).unread === true && builtFactsOf(to, model).direction === 'in') ||
    model.knowledge.wordOfModule(subjectIn(path)) === 'in'
  );
}
