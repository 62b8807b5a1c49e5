/**
 * From "refers to" to "calls": which references are arrows, and which way they point. References of what is folded are
 * arrows of its host. No arrow starts at a container, ends at one around it, or repeats what containment says.
 */
import type { Knowledge } from '../clouds/knowledge.js';
import { type LinkRule, linksOf, type TypeFacts } from '../clouds/model.js';
import type { Reference, Resource } from '../graph/inventory.js';
import type { NoArrow } from '../messages/meaning.js';
import { type Arrow, BY_FLOW, BY_FOLDED_REFERENCE, BY_LINK, BY_OWN_REFERENCE, Claims } from './claims.js';
import type { Folds } from './fold.js';
import type { Picture } from './picture.js';
import { portsOf } from './ports.js';
import { referencesOf, type Selection } from './select.js';
import { textsAt } from './values.js';

/** Two security groups that allow each other's members make arrows of all pairs; more than this is a web, not a flow. */
const MOST_ARROWS_OF_A_LINK = 16;

/** What has become of a reference. */
export interface Fate {
  readonly from: string;
  readonly to: string;
  readonly attribute?: string;
  /** The rule by which it is no arrow; null where it is one. */
  readonly why: NoArrow | null;
}

interface OpenFate {
  readonly reference: Reference;
  readonly why: NoArrow | null;
  /** The ends of the arrow that it may be. */
  readonly pairs: readonly (readonly [string, string])[];
}

export interface Directed {
  readonly arrows: readonly Arrow[];
  /** One for each reference in play. */
  readonly fates: readonly Fate[];
}

export function direct(selection: Selection, folds: Folds, picture: Picture, knowledge: Knowledge): Directed {
  const claims = new Claims();
  const fates: OpenFate[] = [];
  const factsOf = (address: string): TypeFacts => knowledge.factsOf(selection.resources.get(address)?.type ?? '');

  for (const resource of selection.resources.values()) {
    const links = linksOf(factsOf(resource.address));
    for (const link of links) followLink(resource, link);
    for (const reference of referencesOf(selection, resource.address)) follow(reference, links);
  }

  function followLink(resource: Resource, link: LinkRule): void {
    for (const [name, value] of Object.entries(link.when ?? {})) if (resource.values[name] !== value) return;
    const ends = (attributes: readonly string[]): string[] => {
      const named = referencesOf(selection, resource.address).filter(
        ({ attribute }) => attribute !== undefined && attributes.includes(attribute),
      );
      const targets = attributes.length === 0 ? [resource.address] : named.map(({ to }) => to);
      const isMeant = (target: string): boolean => link.grants === true || factsOf(target).quiet !== true;
      return [...new Set(targets.filter(isMeant))];
    };
    const from = [...new Set(ends(link.from).flatMap(picture.endsOf))];
    const named = ends(link.to);
    const to = [...new Set((named.length > 0 ? named : homeOf(resource)).flatMap(arrowHeads))];
    // A link whose host is not in the plan is a node itself: then the arrow goes through it.
    const isNode = picture.rootOf(resource.address) === resource.address && !picture.isContainer(resource.address);
    if (isNode && from.length === 0) from.push(resource.address);
    if (isNode && to.length === 0) to.push(resource.address);
    if (from.length * to.length > MOST_ARROWS_OF_A_LINK) return;
    if (link.permits !== undefined) {
      const ends = to.filter((end) => !picture.isContainer(end));
      claims.permit({ from, to: ends, ports: portsOf(resource.values, link.permits) });
      return;
    }
    if (link.grants === true) {
      const users = from.filter((start) => factsOf(start).quiet !== true);
      const isUsed = (end: string): boolean => !picture.isContainer(end) && factsOf(end).quiet !== true;
      for (const end of to.filter(isUsed)) claims.permit({ from: users, to: [end], ports: [] });
      return;
    }
    const called = ends(link.from).flatMap((start) => portsAt(start));
    for (const start of from) {
      for (const end of to) if (isArrow(start, end)) claims.add(start, end, BY_LINK, link.says ?? '', called);
    }
  }

  /** The ports that a resource calls or is called on. */
  function portsAt(address: string, usual?: string): readonly string[] {
    const path = factsOf(address).port ?? usual;
    return path === undefined ? [] : textsAt(selection.resources.get(address)?.values, path.split('.'));
  }

  /** Where a link does not name its container (behind a local, by its subnets only), the one that it is in is meant. */
  function homeOf({ address, type }: Resource): string[] {
    const { within = [] } = knowledge.factsOf(type);
    for (let at = picture.parentOf(address); at !== null; at = picture.parentOf(at)) {
      if (within.includes(selection.resources.get(at)?.type ?? '')) return [at];
    }
    return [];
  }

  /** A container can be pointed at, a security group means its members. */
  function arrowHeads(target: string): readonly string[] {
    const ends = picture.endsOf(target);
    const root = ends.length > 0 ? null : picture.rootOf(target);
    return root === null || factsOf(root).joinedBy !== undefined ? ends : [root];
  }

  function follow(reference: Reference, links: readonly LinkRule[]): void {
    const user = picture.rootOf(reference.from);
    const all = picture.rootsOf(reference.to);
    const used = all.filter((root) => factsOf(root).quiet !== true);
    const why = against(reference, user, all, links);
    if (why !== null || user === null) {
      fates.push({ reference, why: why ?? 'hidden', pairs: [] });
      return;
    }
    for (const root of used) join(reference, user, root);
    fates.push({ reference, why: null, pairs: used.map((root) => [user, root]) });
  }

  function join({ from, to }: Reference, user: string, used: string): void {
    const flow = factsOf(to).flow ?? factsOf(used).flow;
    if (flow === 'in' && isArrow(used, user)) claims.add(used, user, BY_FLOW, '', portsAt(to));
    const isOwn = user === from && used === to;
    const weight = isOwn ? BY_OWN_REFERENCE : BY_FOLDED_REFERENCE;
    if (flow !== 'in' && isArrow(user, used)) claims.add(user, used, weight);
  }

  /** The rule by which a reference is no arrow, as far as it can be told before all claims are in. */
  function against(
    reference: Reference,
    user: string | null,
    used: readonly string[],
    links: readonly LinkRule[],
  ): NoArrow | null {
    const why = notCarrying(reference, links);
    if (why !== null) return why;
    if (user === null || used.length === 0) return 'hidden';
    if (used.every((root) => root === user)) return 'folded';
    if (factsOf(user).quiet === true || used.every((root) => factsOf(root).quiet === true)) return 'quiet';
    return [reference.from, reference.to].some(standsForGroup) ? 'group' : null;
  }

  /** A rule of a security group is no way to whoever happens to be the group's first member. */
  function standsForGroup(address: string): boolean {
    const root = folds.root(address);
    return root !== null && factsOf(root).joinedBy !== undefined;
  }

  /** Why a reference cannot be about requests at all. */
  function notCarrying({ from, to, attribute, via }: Reference, links: readonly LinkRule[]): NoArrow | null {
    const user = factsOf(from);
    const used = factsOf(to);
    if (user.passive === true && used.flow !== 'in') return 'passive';
    if (user.quiet === true || used.quiet === true) return 'quiet';
    if (attribute === undefined && via === 'configuration') return 'order';
    if (links.some((link) => link.from.length > 0 && link.to.length > 0)) return 'link';
    if (attribute === undefined) return sharesSatellite(from, to) ? 'shared' : null;
    if (knowledge.attributesWithoutCalls.has(attribute)) return 'build';
    if (knowledge.quietAttributes.has(attribute)) return 'quiet';
    if (links.some((link) => [...link.from, ...link.to].includes(attribute))) return 'link';
    // What has a place in networks is in one, or reaches one; only what is between networks leads to them.
    const isInNetworks = knowledge.placedBy(selection.resources.get(from)?.type ?? '').length > 0;
    if (isInNetworks && picture.isContainer(to)) return 'contained';
    return !knowledge.attributesOfPrograms.has(attribute) && sharesSatellite(from, to) ? 'shared' : null;
  }

  /** A subnet group or launch template that two use is no arrow from one to the other. */
  function sharesSatellite(user: string, used: string): boolean {
    const userType = selection.resources.get(user)?.type ?? '';
    for (let at = used, host = folds.hosts.get(at); host !== undefined; at = host.address, host = folds.hosts.get(at)) {
      const users = factsOf(at).fold?.of ?? [];
      if (host.kind === 'user' && (users.includes('*') || users.includes(userType))) return true;
    }
    return false;
  }

  /** Containment says already what an arrow between a node and a container beside or around it would say. */
  function isArrow(from: string, to: string): boolean {
    if (from === to || picture.isContainer(from) || !picture.drawn.has(from) || !picture.drawn.has(to)) return false;
    return !picture.isContainer(to) || picture.parentOf(from) === null;
  }

  claims.settlePermissions((address) => portsAt(address, 'port'));
  const arrows = withoutOuter(claims.settle(), picture);
  return { arrows, fates: settleFates(fates, arrows) };
}

/** The fate of what could be an arrow shows when all claims are in. */
function settleFates(open: readonly OpenFate[], arrows: readonly Arrow[]): Fate[] {
  const ends = new Map<string, Set<string>>();
  for (const { from, to } of arrows) ends.set(from, (ends.get(from) ?? new Set()).add(to));
  const has = (from: string, to: string): boolean => ends.get(from)?.has(to) === true;
  return open.map(({ reference: { from, to, attribute }, why, pairs }): Fate => {
    const isArrow = pairs.some(([user, used]) => has(user, used) || has(used, user));
    return { from, to, ...(attribute !== undefined && { attribute }), why: why ?? (isArrow ? null : 'contained') };
  });
}

/** An arrow to a container says nothing more where another one from the same start goes further into it. */
function withoutOuter(arrows: readonly Arrow[], picture: Picture): Arrow[] {
  const passed = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    const outer = passed.get(from) ?? new Set<string>();
    passed.set(from, outer);
    for (let at = picture.parentOf(to); at !== null && !outer.has(at); at = picture.parentOf(at)) outer.add(at);
  }
  return arrows.filter(({ from, to }) => !passed.get(from)?.has(to));
}
