/** Levels of detail other than `normal`: `all` adds edges of encryption, identity and logging; `low` drops these nodes. */
import type { Knowledge } from '../../catalog/knowledge.js';
import { linksOf } from '../../catalog/model.js';
import type { LinkRule } from '../../catalog/rules.js';
import { createGraph, headOf } from '../../graph/create.js';
import { leadsInto, nameOf, type Reference, topOf } from '../../graph/inventory.js';
import type { Graph } from '../../graph/model.js';
import { isContainerType } from '../../graph/node-types.js';
import type { Arrow } from '../edges/candidates.js';
import { quietArrowsOf } from '../edges/links.js';
import type { Outcome } from '../edges/outcomes.js';
import { byReference } from '../evidence.js';
import type { Scene } from '../scene.js';

/** Returns the edges that only `--detail all` has; none for pairs that are joined already. */
export function quietArrows(picture: Scene, arrows: readonly Arrow[]): Arrow[] {
  const { factsOf, knowledge, referencesOf, resources } = picture.model;
  const pair = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const joined = new Set(arrows.map(({ from, to }) => pair(from, to)));
  const isQuiet = (address: string): boolean => factsOf(address).supporting === true;

  const found: Arrow[] = [];
  const add = (from: string, to: string, reference: Reference): void => {
    if (from === to || picture.isContainer(from) || picture.isContainer(to)) return;
    if (!picture.drawn.has(from) || !picture.drawn.has(to) || joined.has(pair(from, to))) return;
    joined.add(pair(from, to));
    found.push({ from, to, label: '', thin: true, evidence: [byReference(reference)] });
  };
  /** True for a helper shared by name only: two resources that use one random suffix do not use each other. */
  const isHelperOfAnother = ({ to }: Reference): boolean => factsOf(to).hide !== undefined && picture.rootOf(to) !== to;
  /** True for a grant; the permitted identity is not used by the resource. */
  const letsIn = ({ from, path }: Reference): boolean =>
    [factsOf(from).grants ?? []].flat().some(({ who = [] }) => who.some((end) => leadsInto(path, end)));
  /** True for a stored object (a secret version) that only refers to its store; its key is the exception. */
  const isKept = ({ from, path = '' }: Reference): boolean =>
    factsOf(from).passive === true && !knowledge.supportingAttributes.has(topOf(path));
  /**
   * True if the reference is about the target itself. A log group or identity of another resource may be shared, which says
   * nothing about that resource.
   */
  const isAbout = ({ path, to }: Reference, used: string): boolean =>
    isQuiet(used) || (!isQuiet(to) && path !== undefined && knowledge.supportingAttributes.has(topOf(path)));

  for (const resource of resources.values()) {
    for (const link of linksOf(factsOf(resource.address))) {
      for (const arrow of quietArrowsOf(resource, link, picture)) {
        if (!picture.drawn.has(arrow.from) || !picture.drawn.has(arrow.to) || picture.isContainer(arrow.from)) continue;
        joined.add(pair(arrow.from, arrow.to));
        found.push(arrow);
      }
    }
  }
  for (const { address } of resources.values()) {
    if (factsOf(address).isMembership === true) continue;
    const links = linksOf(factsOf(address));
    for (const reference of referencesOf(address)) {
      if (isKept(reference) || !isUse(reference, links, knowledge) || isHelperOfAnother(reference)) continue;
      const roots = picture.rootsOf(reference.to);
      for (const user of picture.rootsOf(address)) {
        // An identity folded into all of its users does not join them.
        if (roots.includes(user)) continue;
        for (const used of roots) {
          if (!isAbout(reference, used)) continue;
          if (letsIn(reference)) add(used, user, reference);
          else add(user, used, reference);
        }
      }
    }
  }
  return found;
}

/** True for a use. Excluded are counts, owners, pure ordering and validation records, which other edges show. */
function isUse({ path, via }: Reference, links: readonly LinkRule[], knowledge: Knowledge): boolean {
  if (path === undefined) return via !== 'configuration';
  return !(
    knowledge.attributesWithoutCalls.has(topOf(path)) ||
    knowledge.attributesOfOwners.has(nameOf(path)) ||
    knowledge.isLeftOut(path) ||
    knowledge.isTakenOver(path) ||
    links.some(({ from, to }) => [...from, ...to].some((end) => leadsInto(path, end)))
  );
}

/** Marks references that supporting edges have drawn, and those inside one merged node. */
export function withQuiet(outcomes: readonly Outcome[], arrows: readonly Arrow[], picture: Scene): readonly Outcome[] {
  const ends = new Map<string, Set<string>>();
  for (const { from, to } of arrows) ends.set(from, (ends.get(from) ?? new Set()).add(to));
  const isDrawn = ({ from, to }: Outcome): boolean => {
    const called = ends.get(picture.rootOf(from) ?? '');
    return called !== undefined && picture.rootsOf(to).some((used) => called.has(used));
  };
  const isWithin = ({ from, to }: Outcome): boolean => {
    const user = picture.rootOf(from);
    return user !== null && picture.rootsOf(to).every((used) => used === user);
  };
  return outcomes.map((one): Outcome => {
    if (one.why !== 'quiet') return one;
    if (isWithin(one)) return { ...one, why: 'folded' };
    return isDrawn(one) ? { ...one, why: null } : one;
  });
}

export interface Low {
  readonly graph: Graph;
  /** Nodes that were left out. */
  readonly left: ReadonlySet<string>;
}

/** Drops supporting nodes and their edges. A graph with nothing else stays as it is. */
export function withoutQuiet(graph: Graph, knowledge: Knowledge): Low {
  const nodes = [...graph.nodes.values()];
  const quiet = nodes.filter(({ type }) => !isContainerType(type) && knowledge.factsOf(type).supporting === true);
  const left = new Set(quiet.map(({ address }) => address));
  const remains = nodes.some(({ address, type }) => !left.has(address) && !isContainerType(type));
  if (left.size === 0 || !remains) return { graph, left: new Set() };
  return {
    graph: createGraph({
      ...headOf(graph),
      nodes: nodes.filter(({ address }) => !left.has(address)),
      edges: graph.edges.filter(({ from, to }) => !left.has(from) && !left.has(to)),
    }),
    left,
  };
}
