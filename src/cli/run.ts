import {
  type AnnotationFile,
  annotationsBeside,
  type Diagram,
  type DiagramRequest,
  diagram,
  knowsChanges,
  type ReadResult,
  type Watch,
} from '../diagram.js';
import { directionsEscaped } from '../graph/directions.js';
import { toGraphFormat } from '../graph/format.js';
import type { Graph, GraphNode } from '../graph/model.js';
import type { Io } from '../platform/io.js';
import { fewOf } from '../platform/text/few.js';
import { DEBUG_DATA_REMEDY, noEffectWithout, PLAN_OF_TERRAFORM } from './messages.js';
import type { SourceOptions } from './options.js';
import { checkWritable, printSummary, writeOutput } from './output.js';
import type { Progress } from './progress.js';
import { type Given, readSources } from './source.js';

/** A command's request without its source, with its handlers for intermediate results. */
export interface CommandRequest extends Omit<DiagramRequest, 'source'> {
  /** False for a command that writes nothing, even with --debug. */
  readonly writesDebugData?: boolean;
  readonly onParts?: (given: Given) => Pick<Watch, 'read' | 'question' | 'suggested'>;
}

/** Runs the pipeline from options to diagram, with all progress and warnings. */
export async function run(
  options: SourceOptions,
  { onParts, writesDebugData = options.debug, ...wanted }: CommandRequest,
  io: Io,
  progress: Progress,
): Promise<Diagram> {
  if (writesDebugData) await checkWritable(DEBUG_DATA, io, DEBUG_DATA_REMEDY);
  const given = await readSources(options, io, options.debug ? progress.say : null);
  for (const warning of fewOf(given.warnings)) progress.warn(warning);
  if (wanted.drawing?.drift === true && !knowsChanges(given.source)) {
    progress.warn(noEffectWithout('--drift', PLAN_OF_TERRAFORM));
  }
  const watch: Watch = {
    step: progress.step,
    note: progress.say,
    warn(texts) {
      for (const text of fewOf(texts)) progress.warn(text);
    },
    async counted(found, removed) {
      printSummary(found, progress, removed);
    },
    async settled(found, folders, hide) {
      if (!writesDebugData) return;
      const beside = await annotationsBeside({ folders, kept: found.annotations ?? [] }, io);
      const shown = beside.map((file) => ({ ...file, text: hide(file.text) }));
      await writeDebugData(found, shown, io, progress);
    },
    ...onParts?.(given),
  };
  return diagram({ ...wanted, source: given.source }, io, watch);
}

const DEBUG_DATA = 'tfdata.json';

/**
 * Writes `tfdata.json` to the working directory. `graphdict` is the graph as in a graph file; `meta_data` holds the
 * other data of nodes and edges, so that the same picture can be drawn again. Attributes are limited to those that may
 * be drawn. Read by `graph-json`.
 * @param annotations annotation files next to the source, which may not be there when the file is drawn
 */
export async function writeDebugData(
  { graph, ledger, entries = [], fallbackTitle: called = '', knowsChanges = false }: ReadResult,
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
