/**
 * From "refers to" to "calls": which references are arrows, and which way they point. References of what is folded are
 * arrows of its host. No arrow starts at a container, ends at one around it, or repeats what containment says.
 */
import type { Knowledge } from '../../catalog/knowledge.js';
import { type LinkRule, linksOf, type TypeFacts } from '../../catalog/model.js';
import { leadsInto, type Reference, type Resource } from '../../graph/inventory.js';
import type { Folds } from '../fold.js';
import type { Picture } from '../picture.js';
import { referencesOf, type Selection } from '../select.js';
import { textsAt } from '../values.js';
import { type Arrow, BY_FLOW, BY_FOLDED_REFERENCE, BY_LINK, BY_OWN_REFERENCE, Claims } from './candidates.js';
import { type Fate, type OpenFate, rulesAgainst, settleFates } from './outcomes.js';
import { portsOf } from './ports.js';
import { throughGates } from './private-endpoints.js';

/** Two security groups that allow each other's members make arrows of all pairs; more than this is a web, not a flow. */
const MOST_ARROWS_OF_A_LINK = 16;

export interface Directed {
  readonly arrows: readonly Arrow[];
  /** One for each reference in play. */
  readonly fates: readonly Fate[];
}

export function direct(selection: Selection, folds: Folds, picture: Picture, knowledge: Knowledge): Directed {
  const claims = new Claims();
  const fates: OpenFate[] = [];
  const against = rulesAgainst(selection, folds, picture, knowledge);
  const factsOf = (address: string): TypeFacts => knowledge.factsOf(selection.resources.get(address)?.type ?? '');

  for (const resource of selection.resources.values()) {
    const links = linksOf(factsOf(resource.address));
    for (const link of links) followLink(resource, link);
    for (const reference of referencesOf(selection, resource.address)) follow(reference, links);
  }

  function followLink(resource: Resource, link: LinkRule): void {
    for (const [name, value] of Object.entries(link.when ?? {})) if (resource.values[name] !== value) return;
    const ends = (attributes: readonly string[]): string[] => {
      const named = referencesOf(selection, resource.address).filter(({ path }) =>
        attributes.some((attribute) => leadsInto(path, attribute)),
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
    const why = against(reference, user, links);
    if (why !== null || user === null) {
      fates.push({ reference, why: why ?? 'hidden', pairs: [] });
      return;
    }
    const used = picture.rootsOf(reference.to).filter((root) => factsOf(root).quiet !== true);
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

  /** Containment says already what an arrow between a node and a container beside or around it would say. */
  function isArrow(from: string, to: string): boolean {
    if (from === to || picture.isContainer(from) || !picture.drawn.has(from) || !picture.drawn.has(to)) return false;
    return !picture.isContainer(to) || picture.parentOf(from) === null;
  }

  claims.settlePermissions((address) => portsAt(address, 'port'));
  const arrows = withoutOuter(claims.settle(), picture);
  return { arrows: throughGates(arrows, selection, picture, knowledge), fates: settleFates(fates, arrows) };
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
