/**
 * Which references can be about requests at all, and what has become of each: an arrow, or none by a rule with a name.
 */
import { grantsBy, type Peers } from '../../catalog/access-rules.js';
import type { Knowledge } from '../../catalog/knowledge.js';
import type { TypeFacts } from '../../catalog/model.js';
import type { LinkRule } from '../../catalog/rules.js';
import { leadsInto, nameOf, type Reference, topOf } from '../../graph/inventory.js';
import { GRANTEES_MAX } from '../limits.js';
import type { NoArrow } from '../messages.js';
import type { Scene } from '../scene.js';
import type { Arrow } from './candidates.js';
import { againstModule } from './unread-modules.js';

/** What has become of a reference. */
export interface Outcome {
  readonly from: string;
  readonly to: string;
  readonly path?: string;
  /** The rule by which it is no arrow; null where it is one. */
  readonly why: NoArrow | null;
}

/** As far as it can be told before all candidates are in. */
export interface OpenOutcome {
  readonly reference: Reference;
  readonly why: NoArrow | null;
  /** The ends of the arrow that it may be. */
  readonly pairs: readonly (readonly [string, string])[];
}

/** A reference, what stands in the picture for the one that refers, and the links of its type. */
type Against = (reference: Reference, user: string | null, links: readonly LinkRule[]) => NoArrow | null;

/** Attributes that say who may reach whom. */
const permitsBy = ({ firewallRules = [] }: TypeFacts): readonly string[] =>
  firewallRules.flatMap(({ block, guard = [], other, own }) =>
    block !== undefined ? [block] : [...guard, ...[other, own ?? {}].flatMap(namedBy)],
  );

const namedBy = ({ groups = [], ranges = [], labels = [] }: Peers): readonly string[] => [
  ...groups,
  ...ranges,
  ...labels,
];

/** Whether a link says what is to be said of an attribute that names such a type. */
const isOfLinks = (links: readonly LinkRule[], type: string, path: string): boolean =>
  links.some(
    ({ among, from, to }) => among?.includes(type) !== false && [...from, ...to].some((end) => leadsInto(path, end)),
  );

/** Whether it says from where somebody may come, or whom something has nothing to do with. */
const isOfStrangers = (path: string, { isLeftOut, isOfOrigins }: Knowledge): boolean =>
  isOfOrigins(path) || isLeftOut(path);

/** Whether it says what something is inside of, whose type nobody knows. */
const isNested = (type: string, path: string, { isKnown, namesParent }: Knowledge): boolean =>
  !isKnown(type) && namesParent(path);

/** Whether it says whose something is, or what it is called: after another one, and no more. */
const isNameOrOwner = (type: string, path: string, { attributesOfOwners, ownNamesOf }: Knowledge): boolean =>
  attributesOfOwners.has(nameOf(path)) || ownNamesOf(type).includes(path);

/** Whether it takes a property of another one over, or where that stands: who is in a place and names one means no call. */
const isTakenOver = (path: string, isInNetworks: boolean, knowledge: Knowledge): boolean =>
  knowledge.isTakenOver(path) || (isInNetworks && knowledge.attributesOfPlaces.has(nameOf(path)));

/** Whether it can name nothing but places, and this is none of them: an object that holds the name of one among others. */
function isNoPlace(path: string, to: string, { isContainer, model }: Scene): boolean {
  const { cloudOf, namedContainers } = model.knowledge;
  const places = namedContainers.get(nameOf(path)) ?? [];
  const type = model.typeOf(to);
  return !isContainer(to) && !places.includes(type) && places.some((place) => cloudOf(place) === cloudOf(type));
}

/** Whether it calls nothing at all, or nothing without the program that it keeps words for. */
function isPassive(from: string, used: TypeFacts, { model, rootOf }: Scene): boolean {
  const { holdsConfig, passive } = model.factsOf(from);
  return (passive === true && used.direction !== 'in') || (holdsConfig === true && rootOf(from) === from);
}

/** Whether a program is told it for others: what is called, by a variable that says so. What keeps secrets is read by any name. */
function isHandedOn({ path = '', to, word }: Reference, { model }: Scene): boolean {
  const { isForOthers, isOfProgram, isRelay, programs } = model.knowledge;
  const isCalled = programs.categories.includes(model.factsOf(to).category) || isRelay(model.typeOf(to));
  return isCalled && isOfProgram(path) && isForOthers(word ?? nameOf(path));
}

/** A subnet group or launch template that two use is no arrow from one to the other. */
function sharesSatellite(user: string, used: string, { folds, model }: Scene): boolean {
  const userType = model.typeOf(user);
  for (let at = used, host = folds.hosts.get(at); host !== undefined; at = host.address, host = folds.hosts.get(at)) {
    const users = model.factsOf(at).fold?.of ?? [];
    if (host.kind === 'user' && (users.includes('*') || users.includes(userType))) return true;
  }
  return false;
}

/** Whether it puts something into a group that others name by such an attribute, in whatever block: a filter is no partner. */
const isOfMember = ({ to, path = '' }: Reference, { model }: Scene): boolean =>
  model.factsOf(to).memberRefs?.test(nameOf(path)) === true;

/** Finds the rule by which a reference is no arrow. */
export function rulesAgainst(picture: Scene): Against {
  const { folds } = picture;
  const { factsOf, knowledge, typeOf } = picture.model;

  /** A rule of a security group is no way to whoever happens to be the group's first member. */
  function standsForGroup(address: string): boolean {
    const root = folds.root(address);
    return root !== null && factsOf(root).securityGroupRefs !== undefined;
  }

  /** Whether it says who may use something, and that is everybody. */
  const isOfMany = (to: string, path: string | undefined, { grants = [] }: TypeFacts): boolean =>
    [grants].flat().some(({ who = [] }) => who.some((end) => leadsInto(path, end))) &&
    picture.rootsOf(to).length > GRANTEES_MAX;

  /** Why a reference cannot be about requests at all. */
  function notCarrying(reference: Reference, links: readonly LinkRule[]): NoArrow | null {
    const { from, to, path, via } = reference;
    const [user, used] = [from, to].map(factsOf) as [TypeFacts, TypeFacts];
    if (isPassive(from, used, picture)) return 'passive';
    if (isOfMany(to, path, user)) return 'many';
    if (user.supporting === true || used.supporting === true) return user.isMembership === true ? 'group' : 'quiet';
    if (path === undefined && via === 'configuration') return 'order';
    if (links.some((link) => link.from.length > 0 && link.to.length > 0)) return 'link';
    if (path === undefined) return sharesSatellite(from, to, picture) ? 'shared' : null;
    const attribute = topOf(path);
    if (knowledge.attributesWithoutCalls.has(attribute)) return 'build';
    if (isOfStrangers(path, knowledge) || isHandedOn(reference, picture)) return 'build';
    if (isNested(typeOf(from), path, knowledge)) return 'contained';
    if (knowledge.attributesOfMembership.has(nameOf(path))) return 'group';
    if (knowledge.supportingAttributes.has(attribute)) return 'quiet';
    if (isOfLinks(links, typeOf(to), path)) return 'link';
    if ([...grantsBy(user), ...permitsBy(user)].some((end) => leadsInto(path, end))) return 'link';
    if (isNameOrOwner(typeOf(from), path, knowledge)) return 'build';
    // What has a place in networks is in one, or reaches one; nobody leads to where what is looked up stands.
    const isInNetworks = knowledge.placedBy(typeOf(from)).length > 0;
    if ((isInNetworks || reference.through !== undefined) && picture.isContainer(to)) return 'contained';
    if (isTakenOver(path, isInNetworks, knowledge) || isNoPlace(path, to, picture)) return 'build';
    return !knowledge.attributesOfPrograms.has(attribute) && sharesSatellite(from, to, picture) ? 'shared' : null;
  }

  /** Whether it says where a route leads, or whose gateway a subnet uses. */
  function isWay({ from, path }: Reference): boolean {
    const { egressRoute, route, routesIn } = factsOf(from);
    return [...(egressRoute?.to ?? []), ...(route?.to ?? []), routesIn ?? []]
      .flat()
      .some((place) => leadsInto(path, place));
  }

  return (reference, user, links) => {
    const why = notCarrying(reference, links) ?? againstModule(reference, picture.model);
    if (why !== null) return why;
    const used = picture.rootsOf(reference.to);
    if (user === null || used.length === 0) return 'hidden';
    if (used.every((root) => root === user)) return 'folded';
    // Several share what it is part of: it is no call from one of them to the others.
    if (folds.hosts.get(reference.from)?.address === reference.to) return 'folded';
    if (picture.isContainer(user) && isWay(reference) && used.some((root) => factsOf(root).routeHop !== undefined))
      return 'way';
    if (factsOf(user).supporting === true || used.every((root) => factsOf(root).supporting === true)) return 'quiet';
    return isOfMember(reference, picture) || [reference.from, reference.to].some(standsForGroup) ? 'group' : null;
  };
}

/** What has become of what could be an arrow shows when all candidates are in. */
export function settleOutcomes(open: readonly OpenOutcome[], arrows: readonly Arrow[]): Outcome[] {
  const ends = new Map<string, Set<string>>();
  for (const { from, to } of arrows) ends.set(from, (ends.get(from) ?? new Set()).add(to));
  const has = (from: string, to: string): boolean => ends.get(from)?.has(to) === true;
  return open.map(({ reference: { from, to, path }, why, pairs }): Outcome => {
    const isArrow = pairs.some(([user, used]) => has(user, used) || has(used, user));
    return { from, to, ...(path !== undefined && { path }), why: why ?? (isArrow ? null : 'contained') };
  });
}
