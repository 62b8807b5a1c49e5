/** Present: what is said of each node, box and arrow. */
import type { Graph } from '../graph/model.js';
import type { PresentOptions } from '../present/index.js';
import type { Presentation } from '../present/model.js';

export async function presentGraph(graph: Graph, options: PresentOptions): Promise<Presentation> {
  const { present } = await import('../present/index.js');
  return present(graph, options);
}
