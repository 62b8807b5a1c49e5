/** Present: what is said of each node, box and arrow. */
import type { Graph } from '../graph/model.js';
import type { PresentOptions } from '../present/index.js';
import type { Presentation } from '../present/model.js';

/** What is drawn as a line between two others, by its address. */
export type LinesOf = ReadonlyMap<string, { readonly from: string; readonly to: string }>;

export async function linesOf(graph: Graph): Promise<LinesOf> {
  const { connectionsOf } = await import('../present/lines/connections.js');
  return connectionsOf(graph);
}

export async function presentGraph(graph: Graph, options: PresentOptions): Promise<Presentation> {
  const { present } = await import('../present/index.js');
  return present(graph, options);
}
