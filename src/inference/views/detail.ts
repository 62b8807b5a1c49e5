/**
 * Levels of detail other than `normal`: `all` adds edges of encryption, identity and logging; `low` drops these nodes.
 */
import type { Knowledge } from '../../catalog/knowledge.js';
import { linksOf } from '../../catalog/model.js';
import type { LinkRule } from '../../catalog/rules.js';
import { createGraph, headOf } from '../../graph/create.js';
import { leadsInto, nameOf, type Reference, topOf } from '../../graph/inventory.js';
import type { Graph } from '../../graph/model.js';
import { isContainerType } from '../../graph/node-types.js';
import type { DirectedEdge } from '../edges/candidates.js';
import { supportingEdgesOf } from '../edges/links.js';
import type { Outcome } from '../edges/outcomes.js';
import { byReference } from '../evidence.js';
import type { Scene } from '../scene.js';

/** Returns the edges that only `--detail all` has; none for pairs that are joined already. */
export function supportingEdges(scene: Scene, edges: readonly DirectedEdge[]): DirectedEdge[] {
  const { factsOf, knowledge, referencesOf, resources } = scene.model;
  const pair = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const joined = new Set(edges.map(({ from, to }) => pair(from, to)));
  const isSupporting = (address: string): boolean => factsOf(address).supporting === true;

  const added: DirectedEdge[] = [];
  const add = (from: string, to: string, reference: Reference): void => {
    if (from === to || scene.isContainer(from) || scene.isContainer(to)) return;
    if (!scene.drawn.has(from) || !scene.drawn.has(to) || joined.has(pair(from, to))) return;
    joined.add(pair(from, to));
    added.push({ from, to, label: '', thin: true, evidence: [byReference(reference)] });
  };
  /** True for a helper shared by name only: two resources that use one random suffix do not use each other. */
  const isHelperOfAnother = ({ to }: Reference): boolean => factsOf(to).hide !== undefined && scene.rootOf(to) !== to;
  /** True for a grant; the permitted identity is not used by the resource. */
  const isGrant = ({ from, path }: Reference): boolean =>
    [factsOf(from).grants ?? []].flat().some(({ principals = [] }) => principals.some((end) => leadsInto(path, end)));
  /** True for a stored object (a secret version) that only refers to its store; its key is the exception. */
  const isStoredObject = ({ from, path = '' }: Reference): boolean =>
    factsOf(from).passive === true && !knowledge.supportingAttributes.has(topOf(path));
  /**
   * True if the reference is about the target itself. A log group or identity of another resource may be shared, which
   * says nothing about that resource.
   */
  const isAboutTarget = ({ path, to }: Reference, used: string): boolean =>
    isSupporting(used) || (!isSupporting(to) && path !== undefined && knowledge.supportingAttributes.has(topOf(path)));

  for (const resource of resources.values()) {
    for (const link of linksOf(factsOf(resource.address))) {
      for (const edge of supportingEdgesOf(resource, link, scene)) {
        if (!scene.drawn.has(edge.from) || !scene.drawn.has(edge.to) || scene.isContainer(edge.from)) continue;
        joined.add(pair(edge.from, edge.to));
        added.push(edge);
      }
    }
  }
  for (const { address } of resources.values()) {
    if (factsOf(address).isMembership === true) continue;
    const links = linksOf(factsOf(address));
    for (const reference of referencesOf(address)) {
      if (isStoredObject(reference) || !isUse(reference, links, knowledge) || isHelperOfAnother(reference)) continue;
      const roots = scene.rootsOf(reference.to);
      for (const user of scene.rootsOf(address)) {
        // An identity folded into all of its users does not join them.
        if (roots.includes(user)) continue;
        for (const used of roots) {
          if (!isAboutTarget(reference, used)) continue;
          if (isGrant(reference)) add(used, user, reference);
          else add(user, used, reference);
        }
      }
    }
  }
  return added;
}

/** True for a use. Excluded are counts, owners, pure ordering and validation records, which other edges show. */
function isUse({ path, via }: Reference, links: readonly LinkRule[], knowledge: Knowledge): boolean {
  if (path === undefined) return via !== 'configuration';
  return !(
    knowledge.attributesWithoutCalls.has(topOf(path)) ||
    knowledge.ownerAttributes.has(nameOf(path)) ||
    knowledge.isLeftOut(path) ||
    knowledge.isCopiedProperty(path) ||
    links.some(({ from, to }) => [...from, ...to].some((end) => leadsInto(path, end)))
  );
}

/** Marks references that supporting edges have drawn, and those inside one merged node. */
export function withSupporting(
  outcomes: readonly Outcome[],
  edges: readonly DirectedEdge[],
  scene: Scene,
): readonly Outcome[] {
  const ends = new Map<string, Set<string>>();
  for (const { from, to } of edges) ends.set(from, (ends.get(from) ?? new Set()).add(to));
  const isDrawn = ({ from, to }: Outcome): boolean => {
    const targets = ends.get(scene.rootOf(from) ?? '');
    return targets !== undefined && scene.rootsOf(to).some((used) => targets.has(used));
  };
  const isWithin = ({ from, to }: Outcome): boolean => {
    const user = scene.rootOf(from);
    return user !== null && scene.rootsOf(to).every((used) => used === user);
  };
  return outcomes.map((outcome): Outcome => {
    if (outcome.why !== 'quiet') return outcome;
    if (isWithin(outcome)) return { ...outcome, why: 'folded' };
    return isDrawn(outcome) ? { ...outcome, why: null } : outcome;
  });
}

export interface LowDetail {
  readonly graph: Graph;
  /** Nodes that were left out. */
  readonly leftOut: ReadonlySet<string>;
}

/** Drops supporting nodes and their edges. A graph with nothing else stays as it is. */
export function dropSupporting(graph: Graph, knowledge: Knowledge): LowDetail {
  const nodes = [...graph.nodes.values()];
  const supporting = nodes.filter(({ type }) => !isContainerType(type) && knowledge.factsOf(type).supporting === true);
  const leftOut = new Set(supporting.map(({ address }) => address));
  const hasOthers = nodes.some(({ address, type }) => !leftOut.has(address) && !isContainerType(type));
  if (leftOut.size === 0 || !hasOthers) return { graph, leftOut: new Set() };
  return {
    graph: createGraph({
      ...headOf(graph),
      nodes: nodes.filter(({ address }) => !leftOut.has(address)),
      edges: graph.edges.filter(({ from, to }) => !leftOut.has(from) && !leftOut.has(to)),
    }),
    leftOut,
  };
}
