/**
 * Boxes of the only region: it stands beside the name of the cloud, for what is in a network and for what is not. A box for it in a
 * network would leave everything else of it outside.
 */
import { REGION_STYLES } from '../../catalog/boxes.js';
import { KNOWLEDGE } from '../../catalog/knowledge.js';
import type { Graph, GraphNode } from '../../graph/model.js';

const REGION_TYPES: ReadonlySet<string> = new Set([...REGION_STYLES].map((style) => style.split(':', 1)[0] as string));

/** The graph without them, what is in them where they are. One that an arrow touches, or that says more, stays. */
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

/** A group of accounts says by its name that it is something else. */
const isRegion = ({ type, provenance }: GraphNode): boolean => REGION_TYPES.has(type) && provenance === 'implied';
