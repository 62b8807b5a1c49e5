/**
 * Two ranks of nodes: the architecture, and what operates and secures it (keys, roles, registries, alarms). The second rank is
 * drawn as strips of small icons, one per container and subject. Thin edges of these icons become text in tooltips.
 */
import { boxFactsOf, isMerePlace } from '../../catalog/boxes.js';
import { stripOf } from '../../catalog/index.js';
import { STRIPS, type Strip } from '../../catalog/model.js';
import { meantType } from '../../catalog/products.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../../graph/model.js';
import { isOutside } from '../../graph/node-types.js';
import type { Entry, Group } from './groups.js';
import type { IsBox } from './hosts.js';

/** The strip of each node of the second rank, by address. */
export type Ranks = ReadonlyMap<string, Strip>;

/**
 * Returns the nodes of the second rank.
 * Empty if nothing is of the first rank: in a landing zone, keys and roles are the architecture. A node with requests to and from
 * it is part of a path and never of the second rank.
 */
export function ranksOf({ nodes, edges }: Graph, isBox: IsBox): Ranks {
  const full = edges.filter(({ thin, from, to, change }) => thin !== true && from !== to && change !== 'move');
  const [calling, called] = [new Set<string>(), new Set<string>()];
  for (const { from, to, twoWay } of full) {
    for (const end of twoWay ? [from, to] : [from]) calling.add(end);
    for (const end of twoWay ? [from, to] : [to]) called.add(end);
  }
  const isOnTheWay = (address: string): boolean => calling.has(address) && called.has(address);
  const ranks = new Map<string, Strip>();
  let isArchitecture = false;
  for (const node of nodes.values()) {
    const { address, type, attributes } = node;
    if (isBox(node)) {
      isArchitecture ||= !isMerePlace(type);
      continue;
    }
    const isJoined = called.has(address) || calling.has(address);
    const strip = isOutside(type) || isOnTheWay(address) ? null : stripOf(meantType(type, attributes), isJoined);
    if (strip !== null) ranks.set(address, strip);
    else isArchitecture ||= !isOutside(type);
  }
  return isArchitecture ? ranks : new Map();
}

/** Returns a predicate: true if an edge is drawn. Thin edges of a strip become text, unless they are a step of a flow. */
export const isLine =
  (ranks: Ranks) =>
  ({ from, to, thin, steps = [] }: GraphEdge): boolean =>
    thin !== true || steps.length > 0 || !(ranks.has(from) || ranks.has(to));

/** Returns the members of a container that are of the first rank. */
export const ofFirstRank = (siblings: readonly GraphNode[], ranks: Ranks): readonly GraphNode[] =>
  ranks.size === 0 ? siblings : siblings.filter(({ address }) => !ranks.has(address));

/** Returns the strips of a container, in the order of the subjects. A single icon needs no frame, because it has a caption. */
export function stripsIn(parent: string | null, siblings: readonly GraphNode[], ranks: Ranks): readonly Entry[] {
  const small = siblings.filter(({ address }) => ranks.has(address));
  const bySubject = groupBy(small, ({ address }) => ranks.get(address) as Strip);
  return STRIPS.flatMap((strip): Group[] => {
    const members = bySubject.get(strip);
    if (members === undefined) return [];
    const style = `strip:${strip}`;
    const bare = members.length === 1 && { bare: true as const };
    return [{ kind: 'group', id: `${style}|${parent ?? ''}`, style, title: boxFactsOf(style).title, members, ...bare }];
  });
}
