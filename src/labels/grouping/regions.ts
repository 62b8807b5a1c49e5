/**
 * Removes the box of the only region and names the region beside the cloud instead. A box inside of a network would wrongly
 * exclude everything else in the region.
 */
import { REGION_STYLES } from '../../catalog/boxes.js';
import { KNOWLEDGE } from '../../catalog/knowledge.js';
import type { Graph, GraphNode } from '../../graph/model.js';

const REGION_TYPES: ReadonlySet<string> = new Set([...REGION_STYLES].map((style) => style.split(':', 1)[0] as string));

/** Returns the graph without such boxes; their contents move to the parent. A region with edges or annotations stays. */
export function withoutSoleRegions(graph: Graph): Graph {
  const { nodes, edges, within = {} } = graph;
  const boxes = [...nodes.values()].filter(isRegion);
  const ends = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const saidOf = ({ type }: GraphNode): readonly string[] => within[KNOWLEDGE.cloudOf(type)] ?? [];
  const isSaid = (node: GraphNode): boolean =>
    saidOf(node).some((place) => Object.values(node.attributes).includes(place));
  const sole = boxes.filter(({ type, address, steps, called, detail }) => {
    const ofCloud = boxes.filter((box) => KNOWLEDGE.cloudOf(box.type) === KNOWLEDGE.cloudOf(type));
    return ofCloud.every(isSaid) && !ends.has(address) && [steps, called, detail].every((one) => one === undefined);
  });
  if (sole.length === 0) return graph;
  const gone = new Map(sole.map(({ address, parent }) => [address, parent]));
  const staying = [...nodes].filter(([address]) => !gone.has(address));
  const moved = staying.map(([address, node]): [string, GraphNode] => [
    address,
    node.parent !== null && gone.has(node.parent) ? { ...node, parent: gone.get(node.parent) ?? null } : node,
  ]);
  return { ...graph, nodes: new Map(moved) };
}

/** Only implied boxes are regions: a group of accounts may have the same type. */
const isRegion = ({ type, provenance }: GraphNode): boolean => REGION_TYPES.has(type) && provenance === 'implied';
