import type { Graph } from '../graph/model.js';
import { connectionsOf } from '../labels/edges/connections.js';
import { type PresentOptions, present } from '../labels/index.js';
import type { Presentation } from '../labels/model.js';

/** Resources that are drawn as edges, by address. */
export type ConnectionEdges = ReadonlyMap<string, { readonly from: string; readonly to: string }>;

/** Returns the edge of each resource that is drawn as one, such as a peering. */
export const connectionEdgesOf = (graph: Graph): ConnectionEdges => connectionsOf(graph);

/** Returns the labels of a graph. */
export async function presentGraph(graph: Graph, options: PresentOptions): Promise<Presentation> {
  return present(graph, options);
}
