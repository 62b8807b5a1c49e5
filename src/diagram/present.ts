/** Present: what is said of each node, box and arrow. */
import type { Graph } from '../graph/model.js';
import { type PresentOptions, present } from '../labels/index.js';
import { connectionsOf } from '../labels/lines/connections.js';
import type { Presentation } from '../labels/model.js';

/** What is drawn as a line between two others, by its address. */
export type LinesOf = ReadonlyMap<string, { readonly from: string; readonly to: string }>;

export const linesOf = (graph: Graph): LinesOf => connectionsOf(graph);

export async function presentGraph(graph: Graph, options: PresentOptions): Promise<Presentation> {
  return present(graph, options);
}
