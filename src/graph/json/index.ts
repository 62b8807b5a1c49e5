/** Reads graph format 1.0 (docs/graph-format.md). */
import { InvalidInput } from '../../errors.js';
import * as sharedMessages from '../../messages.js';
import { findJsonFault } from '../../platform/json/fault.js';
import { notJson } from '../../platform/json/file.js';
import { member } from '../../platform/json/foreign.js';
import { placeAt } from '../../platform/json/tokens.js';
import { typeOf } from '../address.js';
import { isContainerType } from '../containers.js';
import { createEdge, createGraph, createNode } from '../create.js';
import type { Graph, GraphEdge } from '../model.js';
import { type KeptAnnotations, readKeptAnnotations } from './annotations.js';
import { allChangesOf } from './changes.js';
import { settleContainment } from './contain.js';
import { type Entry, isDebugData, readEntries } from './entries.js';
import { type LedgerEntry, readLedgerEntries } from './ledger-entries.js';
import * as messages from './messages.js';
import { type MetaData, readCalled, readKnowsChanges, readMetaData, readTotal, readWithin } from './meta-data.js';
import type { Problems } from './problems.js';

/** The content of a graph file or of debug data. */
export interface GraphFile {
  readonly graph: Graph;
  /** For debug data: the node of each resource in the code. */
  readonly entries: readonly LedgerEntry[];
  /** For debug data: the default title of the diagram. */
  readonly called?: string;
  /** For debug data: the source knew the existing resources, so its actions were changes. */
  readonly knowsChanges?: true;
  /** For debug data: the annotations of the diagram. */
  readonly annotations: readonly KeptAnnotations[];
  readonly warnings: readonly string[];
}

/**
 * Reads the graph of a graph file. For debug data, it combines `graphdict` with the details in `meta_data` to the
 * original graph.
 *
 * @param text content of the file
 * @param file name of the file as the user gave it
 * @throws InvalidInput with up to ten problems, each with its position, path, value and rule
 */
export function readGraphJson(text: string, file: string): GraphFile {
  const json = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (findJsonFault(json) !== null) throw notJson(json, file);
  const { entries, problems } = readEntries(json);
  if (problems.total > 0) throw invalidGraph(problems, json, file);

  const containers = entries.filter(({ key }) => isContainerType(typeOf(key)));
  const { parents, warnings } = settleContainment(new Map(containers.map(({ key, targets }) => [key, targets])));
  const debugData: unknown = isDebugData(json) ? JSON.parse(json) : null;
  const metaData = readMetaData(debugData, file);
  const within = readWithin(debugData);
  const total = readTotal(debugData);
  const changes = allChangesOf(member(debugData, 'in_all'));
  const called = readCalled(debugData);
  const addresses = new Set(entries.flatMap(({ key, targets }) => [key, ...targets]));
  const nodes = [...addresses].map((address) =>
    createNode({ ...metaData.nodeData(address), address, parent: parents.get(address) ?? null }),
  );
  return {
    graph: createGraph({
      nodes,
      edges: edgesOf(entries, metaData),
      ...(within !== undefined && { within }),
      ...(total !== undefined && { total }),
      ...(changes !== undefined && { changes }),
    }),
    ...(called !== undefined && { called }),
    ...(readKnowsChanges(debugData) && { knowsChanges: true as const }),
    entries: readLedgerEntries(debugData),
    annotations: readKeptAnnotations(debugData, file),
    warnings: [...warnings, ...metaData.warnings],
  };
}

/** Returns the edges. Two nodes that point at each other get one two-way edge, unless `meta_data` separates them. */
function edgesOf(entries: readonly Entry[], { connectionData }: MetaData): GraphEdge[] {
  const arrows = new Map(
    entries.filter(({ key }) => !isContainerType(typeOf(key))).map(({ key, targets }) => [key, new Set(targets)]),
  );
  return [...arrows].flatMap(([from, targets]) =>
    [...targets].map((to) => {
      const own = connectionData(from, to);
      const isBack = from !== to && arrows.get(to)?.has(from) === true;
      const twoWay = isBack && own?.isSeparate !== true;
      // A two-way edge is described at the end that comes first.
      const { label, provenance, thin } = own ?? (twoWay ? connectionData(to, from) : null) ?? {};
      return createEdge({
        ...{ from, to, twoWay },
        ...(label && { label }),
        ...(provenance && { provenance }),
        ...(thin && { thin }),
      });
    }),
  );
}

function invalidGraph({ listed, total }: Problems, text: string, file: string): InvalidInput {
  const lines = listed.map(({ offset, path, value, rule }) =>
    messages.graphProblem(file, placeAt(text, offset), path, value, rule),
  );
  return new InvalidInput(messages.invalidGraph(file, lines, total), {
    remedy: sharedMessages.INVALID_GRAPH_REMEDY,
  });
}
