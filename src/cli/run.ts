/**
 * Runs the pipeline of src/diagram.ts for a command that reads one source: reads the source options, reports progress
 * and warnings, and writes `tfdata.json` with `--debug`.
 */
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
import { countResources } from '../graph/counts.js';
import { escapeDirectionMarks } from '../graph/direction-marks.js';
import { toGraphFormat } from '../graph/format.js';
import { put } from '../graph/group-by.js';
import type { Graph, GraphNode } from '../graph/model.js';
import type { Io } from '../platform/io.js';
import { limitWarnings } from '../platform/text/limit-warnings.js';
import * as messages from './messages.js';
import type { SourceOptions } from './options.js';
import { checkWritable, writeOutput } from './output.js';
import type { Progress } from './progress.js';
import { type GivenSource, readSourceOptions } from './source.js';

/** A command's request, whose source is in the options. */
export interface CommandRequest extends Omit<DiagramRequest, 'source'> {
  /** False for a command that writes nothing, even with `--debug`. Default: the option. */
  readonly writesDebugData?: boolean;
  /** Returns the handlers of intermediate results. */
  readonly onParts?: (given: GivenSource) => Pick<Watch, 'read' | 'question' | 'suggested'>;
}

/**
 * Reads the source of a command and draws it. Writes no output file except `tfdata.json`.
 * @throws Misuse and InvalidInput for invalid options; otherwise the errors of the stages
 */
export async function run(
  options: SourceOptions,
  { onParts, writesDebugData = options.debug, ...request }: CommandRequest,
  io: Io,
  progress: Progress,
): Promise<Diagram> {
  if (writesDebugData) await checkWritable(DEBUG_DATA, io, messages.DEBUG_DATA_REMEDY);
  const debug = options.debug ? progress.say : null;
  const { sources } = options;
  const given =
    sources === undefined
      ? await readSourceOptions(options, io, debug)
      : await (await import('./joined.js')).readJoined(
          { ...options, sources },
          request.hidesAccounts === true,
          { progress, debug },
          io,
        );
  for (const warning of limitWarnings(given.warnings)) progress.warn(warning);
  if (request.drawing?.drift === true && !knowsChanges(given.source)) {
    progress.warn(messages.noEffectWithout('--drift', messages.PLAN_OF_TERRAFORM));
  }
  const watch: Watch = {
    step: progress.step,
    note: progress.say,
    warn(texts) {
      for (const text of limitWarnings(texts)) progress.warn(text);
    },
    async counted(result, removed) {
      printSummary(result, progress, removed);
    },
    async settled(result, folders, maskIds) {
      if (!writesDebugData) return;
      const files = await annotationsBeside({ folders, kept: result.annotations ?? [] }, io);
      const hidden = files.map((file) => ({ ...file, text: maskIds(file.text) }));
      await writeDebugData(result, hidden, io, progress);
    },
    ...onParts?.(given),
  };
  return diagram({ ...request, source: given.source }, io, watch);
}

// ---- The summary: one line that accounts for all resources of a source.

/**
 * Prints one line that accounts for all resources of the source: `9 resources: 5 drawn, 3 folded, 1 hidden`. A graph
 * file has no folded or hidden resources: `5 resources, 4 connections`.
 * @param removed resources that annotations remove
 */
export function printSummary({ ledger, graph }: ReadResult, progress: Progress, removed?: Graph['removed']): void {
  progress.say(summaryOf({ ledger, graph }, removed));
}

/** Returns the text of `printSummary`. */
export const summaryOf = (
  { ledger, graph }: Pick<ReadResult, 'ledger' | 'graph'>,
  removed?: Graph['removed'],
): string =>
  ledger === null
    ? messages.summaryOfGraph(resourceCountOf(graph), graph.edges.length, removed)
    : messages.summaryOfPlan(ledger.summary, removed);

/** Returns the number of resources. In debug data of an overview, `total` counts those of the source. */
const resourceCountOf = ({ nodes, total }: Graph): number => total ?? countResources(nodes.values());

// ---- Debug data.

const DEBUG_DATA = 'tfdata.json';

/**
 * Writes `tfdata.json` to the working directory: a graph file from which `draw --source tfdata.json` draws the same
 * picture. `graphdict` is the graph as in any graph file. `meta_data` has the details that this format lacks:
 * container, change and attributes of each node, label and kind of each edge. src/graph/json/ reads it. Only attributes
 * that may be drawn are written.
 * @param annotations annotation files next to the source, because the file may be drawn on another machine
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
    // Omits the names of the files: those of a fetched repository are paths of this machine.
    ...(annotations.length > 0 && { annotations: annotations.map(({ author, text }) => ({ author, text })) }),
  };
  const text = `${escapeDirectionMarks(JSON.stringify(data, null, 2))}\n`;
  await writeOutput(DEBUG_DATA, text, io, progress, messages.DEBUG_DATA_REMEDY);
}

/** Target address of an edge, with its data. */
type Connection = readonly [to: string, data: object];

/** Returns the data of all nodes by address, in graph order. Each has the data of the edges that leave it. */
function metaDataOf({ nodes, edges }: Graph) {
  const pairs = new Set(edges.map(({ from, to }) => `${from} ${to}`));
  const connections = new Map<string, Connection[]>();
  for (const { from, to, label, provenance, thin } of edges) {
    const data = {
      ...(label !== '' && { label }),
      ...(provenance !== 'planned' && { provenance }),
      ...(thin === true && { thin }),
      // Two opposite edges. A graph file without this member would read them as one bidirectional edge.
      ...(from !== to && pairs.has(`${to} ${from}`) && { two_way: false }),
    };
    if (Object.keys(data).length === 0) continue;
    put(connections, from, [to, data]);
  }
  return Object.fromEntries(
    [...nodes.values()].map((node) => [node.address, nodeData(node, connections.get(node.address) ?? [])]),
  );
}

/** Returns the details of a node that the graph format lacks. Members with their default value are left out. */
function nodeData(node: GraphNode, connections: readonly Connection[]) {
  const { type, parent, attributes, provenance, change, changed, lookedUp } = node;
  const { count, countUnknown, instances, labelOverride: called, root, runsIn } = node;
  return {
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
    ...(root !== undefined && { root }),
    ...(connections.length > 0 && { connections: Object.fromEntries(connections) }),
  };
}
