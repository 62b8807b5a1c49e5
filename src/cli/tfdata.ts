import type { AnnotationFile, ReadResult } from '../diagram.js';
import { directionsEscaped } from '../graph/directions.js';
import { toGraphFormat } from '../graph/format.js';
import type { Graph, GraphNode } from '../graph/model.js';
import type { Io } from '../platform/io.js';
import { DEBUG_DATA_REMEDY } from './messages.js';
import { writeOutput } from './output.js';
import type { Progress } from './progress.js';

export const DEBUG_DATA = 'tfdata.json';

/**
 * Writes `tfdata.json` to the working directory. `graphdict` is the graph as in a graph file; `meta_data` holds the
 * other data of nodes and edges, so that the same picture can be drawn again. Attributes are limited to those that may
 * be drawn. Read by `graph-json`.
 * @param annotations annotation files next to the source, which may not be there when the file is drawn
 */
export async function writeDebugData(
  { graph, ledger, entries = [], called = '', knowsChanges = false }: ReadResult,
  annotations: readonly AnnotationFile[],
  io: Io,
  progress: Progress,
): Promise<void> {
  const data = {
    graphdict: Object.fromEntries(toGraphFormat(graph)),
    meta_data: metaDataOf(graph),
    ...(graph.within !== undefined && { within: graph.within }),
    ...(graph.total !== undefined && { total: graph.total }),
    ...(graph.changes !== undefined && { in_all: graph.changes }),
    ...(called !== '' && { called }),
    ...(knowsChanges && { changes: true }),
    ledger: ledger?.entries ?? entries,
    // Omits file names, because those of a fetched repository are paths of this machine.
    ...(annotations.length > 0 && { annotations: annotations.map(({ author, text }) => ({ author, text })) }),
  };
  await writeOutput(
    DEBUG_DATA,
    `${directionsEscaped(JSON.stringify(data, null, 2))}\n`,
    io,
    progress,
    DEBUG_DATA_REMEDY,
  );
}

function metaDataOf({ nodes, edges }: Graph) {
  const pairs = new Set(edges.map(({ from, to }) => `${from} ${to}`));
  const connections = new Map<string, [string, object][]>();
  for (const { from, to, label, provenance, thin } of edges) {
    const data = {
      ...(label !== '' && { label }),
      ...(provenance !== 'planned' && { provenance }),
      ...(thin === true && { thin }),
      // Two opposite edges here; a graph file would read them as one bidirectional edge.
      ...(from !== to && pairs.has(`${to} ${from}`) && { two_way: false }),
    };
    if (Object.keys(data).length === 0) continue;
    const others = connections.get(from);
    if (others === undefined) connections.set(from, [[to, data]]);
    else others.push([to, data]);
  }
  return Object.fromEntries(
    [...nodes.values()].map((node) => [node.address, nodeData(node, connections.get(node.address) ?? [])]),
  );
}

const nodeData = (
  {
    type,
    parent,
    attributes,
    provenance,
    change,
    changed,
    lookedUp,
    count,
    countUnknown,
    instances,
    called,
    runsIn,
  }: GraphNode,
  connections: readonly [string, object][],
) => ({
  type,
  ...(parent !== null && { inside: parent }),
  ...(Object.keys(attributes).length > 0 && { attributes }),
  provenance,
  change,
  ...(changed !== undefined && { changed }),
  ...(lookedUp && { looked_up: true }),
  ...(count > 1 && { count }),
  ...(countUnknown === true && { count_unknown: true }),
  ...(instances !== undefined && { instances }),
  ...(called !== undefined && { called }),
  ...(runsIn !== undefined && { runs_in: runsIn }),
  ...(connections.length > 0 && { connections: Object.fromEntries(connections) }),
});
