/**
 * Two ranks of things: the architecture, and what runs and secures it (keys, roles, registries, alarms), which stands beside
 * it in strips of small icons, one for each box and subject. Thin arrows to and from these are words in a tooltip.
 */
import { boxFactsOf, isMerePlace } from '../../catalog/boxes.js';
import { stripOf } from '../../catalog/index.js';
import { STRIPS, type Strip } from '../../catalog/model.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../../graph/model.js';
import { isOutside } from '../../graph/outside.js';
import type { Entry, Group } from './groups.js';
import type { IsBox } from './hosts.js';

/** By address, the strip of everything of the second rank. */
export type Ranks = ReadonlyMap<string, Strip>;

/**
 * Nothing is of the second rank where nothing is of the first: a landing zone of keys and roles is its own architecture. What
 * requests lead to and go on from is a part of the way, whatever it is.
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
    const { address, type } = node;
    if (isBox(node)) {
      isArchitecture ||= !isMerePlace(type);
      continue;
    }
    const isJoined = called.has(address) || calling.has(address);
    const strip = isOutside(type) || isOnTheWay(address) ? null : stripOf(type, isJoined);
    if (strip !== null) ranks.set(address, strip);
    else isArchitecture ||= !isOutside(type);
  }
  return isArchitecture ? ranks : new Map();
}

/** Whether an arrow is a line: what is thin and ends in a strip is said in words, unless a flow goes that way. */
export const isLine =
  (ranks: Ranks) =>
  ({ from, to, thin, steps = [] }: GraphEdge): boolean =>
    thin !== true || steps.length > 0 || !(ranks.has(from) || ranks.has(to));

/** The members of a box that are of the first rank. */
export const ofFirstRank = (siblings: readonly GraphNode[], ranks: Ranks): readonly GraphNode[] =>
  ranks.size === 0 ? siblings : siblings.filter(({ address }) => !ranks.has(address));

/** The strips of a box, in the order of the subjects. A frame around one small icon says nothing that its caption does not. */
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
