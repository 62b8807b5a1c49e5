import { toGraphFormat } from '../graph/format.js';
import type { GraphNode } from '../graph/model.js';
import type { Io } from '../io/io.js';
import { DEBUG_DATA_REMEDY } from '../messages/planning.js';
import type { Found } from '../pipeline.js';
import { writeOutput } from './output.js';
import type { Progress } from './progress.js';

const PATH = 'tfdata.json';

/**
 * `tfdata.json` in the working directory: `graphdict` is the graph as in a graph file, and can be drawn again;
 * `meta_data` is what may be said of each node. Attributes are those that may be drawn, never others.
 */
export async function writeDebugData({ graph, ledger }: Found, io: Io, progress: Progress): Promise<void> {
  const data = {
    graphdict: Object.fromEntries(toGraphFormat(graph)),
    meta_data: Object.fromEntries([...graph.nodes.values()].map((node) => [node.address, metaDataOf(node)])),
    ledger: ledger?.entries ?? [],
  };
  await writeOutput(PATH, `${JSON.stringify(data, null, 2)}\n`, io, progress, DEBUG_DATA_REMEDY);
}

const metaDataOf = ({ type, parent, attributes, provenance, change, lookedUp, count }: GraphNode) => ({
  type,
  ...(parent !== null && { inside: parent }),
  ...(Object.keys(attributes).length > 0 && { attributes }),
  provenance,
  change,
  ...(lookedUp && { looked_up: true }),
  ...(count > 1 && { count }),
});
