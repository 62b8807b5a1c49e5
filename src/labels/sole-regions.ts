import { REGION_STYLES } from '../catalog/boxes.js';
import { KNOWLEDGE } from '../catalog/knowledge.js';
import type { Graph, GraphNode } from '../graph/model.js';

/** Types of region boxes: `aws_group`, `tv_gcp_region`. */
export const REGION_TYPES: ReadonlySet<string> = new Set(
  [...REGION_STYLES].map((style) => style.split(':', 1)[0] as string),
);

/**
 * Returns the graph without the box of the only region of a cloud; its contents move to the parent. The region is named beside the
 * cloud instead, because a box inside of a network would wrongly exclude everything else in the region. A region with edges or
 * annotations stays.
 */
export function withoutSoleRegions(graph: Graph): Graph {
  const { nodes, edges, within = {} } = graph;
  const regions = [...nodes.values()].filter(isRegion);
  const ends = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const isNamedByCloud = ({ type, attributes }: GraphNode): boolean =>
    (within[KNOWLEDGE.cloudOf(type)] ?? []).some((location) => Object.values(attributes).includes(location));
  const sole = regions.filter(({ type, address, steps, called, detail }) => {
    const cloud = KNOWLEDGE.cloudOf(type);
    const ofCloud = regions.filter((region) => KNOWLEDGE.cloudOf(region.type) === cloud);
    const isAnnotated = steps !== undefined || called !== undefined || detail !== undefined;
    return ofCloud.every(isNamedByCloud) && !ends.has(address) && !isAnnotated;
  });
  if (sole.length === 0) return graph;
  const parentOf = new Map(sole.map(({ address, parent }) => [address, parent]));
  const remaining = new Map<string, GraphNode>();
  for (const [address, node] of nodes) {
    if (parentOf.has(address)) continue;
    const parent = parentOf.get(node.parent ?? '');
    remaining.set(address, parent === undefined ? node : { ...node, parent });
  }
  return { ...graph, nodes: remaining };
}

/** Only implied boxes are regions: a group of accounts may have the same type. */
const isRegion = ({ type, provenance }: GraphNode): boolean => REGION_TYPES.has(type) && provenance === 'implied';
