/**
 * Separates the architecture from what operates and secures it: keys, roles, registries, alarms. The latter is drawn as strips of
 * small icons, one strip per container and subject. Thin edges of small icons become text in their tooltips (relations.ts).
 */
import { boxFactsOf, isMerePlace } from '../../catalog/boxes.js';
import { stripOf } from '../../catalog/index.js';
import { STRIPS, type Strip } from '../../catalog/model.js';
import { builtType } from '../../catalog/products.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../../graph/model.js';
import { isOutside } from '../../graph/node-types.js';
import type { Group } from './groups.js';
import type { IsBox } from './hosts.js';

/** The strip of each node that is drawn small, by address. */
export type SmallNodes = ReadonlyMap<string, Strip>;

/**
 * Returns the nodes that are drawn small. A node with requests to and from it is part of a path and never small.
 * Empty if all nodes would be small: in a landing zone, keys and roles are the architecture.
 */
export function smallNodesOf({ nodes, edges }: Graph, isBox: IsBox): SmallNodes {
  const requests = edges.filter(({ thin, from, to, change }) => thin !== true && from !== to && change !== 'move');
  const sources = new Set(requests.flatMap(({ from, to, twoWay }) => (twoWay ? [from, to] : [from])));
  const targets = new Set(requests.flatMap(({ from, to, twoWay }) => (twoWay ? [from, to] : [to])));
  const small = new Map<string, Strip>();
  let hasArchitecture = false;
  for (const node of nodes.values()) {
    const { address, type, attributes } = node;
    if (isBox(node)) {
      hasArchitecture ||= !isMerePlace(type);
      continue;
    }
    if (isOutside(type)) continue;
    const isOnPath = sources.has(address) && targets.has(address);
    const isJoined = sources.has(address) || targets.has(address);
    const strip = isOnPath ? null : stripOf(builtType(type, attributes), isJoined);
    if (strip === null) hasArchitecture = true;
    else small.set(address, strip);
  }
  return hasArchitecture ? small : new Map();
}

/** True if an edge is drawn. Thin edges of small icons become text, unless they are a step of a flow. */
export const isDrawn = ({ from, to, thin, steps = [] }: GraphEdge, small: SmallNodes): boolean =>
  thin !== true || steps.length > 0 || !(small.has(from) || small.has(to));

/** Returns the siblings that are drawn in full size. */
export const withoutSmall = (siblings: readonly GraphNode[], small: SmallNodes): readonly GraphNode[] =>
  small.size === 0 ? siblings : siblings.filter(({ address }) => !small.has(address));

/**
 * Returns the strips among siblings, in the order of the subjects. A strip of a single icon has no frame, because the icon has a
 * caption.
 * @param parent id of the box around the siblings; null at the top
 */
export function stripsAmong(siblings: readonly GraphNode[], small: SmallNodes, parent: string | null): Group[] {
  const members = siblings.filter(({ address }) => small.has(address));
  const byStrip = groupBy(members, ({ address }) => small.get(address) as Strip);
  return STRIPS.filter((strip) => byStrip.has(strip)).map((strip): Group => {
    const inStrip = byStrip.get(strip) as readonly GraphNode[];
    const style = `strip:${strip}`;
    return {
      kind: 'group',
      id: `${style}|${parent ?? ''}`,
      style,
      title: boxFactsOf(style).title,
      members: inStrip,
      ...(inStrip.length === 1 && { bare: true }),
    };
  });
}
