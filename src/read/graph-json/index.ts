/** Graph format 1.0 in: docs/graph-format.md. */
import { InvalidInput } from '../../errors.js';
import { typeOf } from '../../graph/address.js';
import { isContainerType } from '../../graph/containers.js';
import { createEdge, createGraph, createNode } from '../../graph/create.js';
import type { Graph, GraphEdge } from '../../graph/model.js';
import { PROBLEMS_LISTED } from '../../limits.js';
import * as messages from '../../messages.js';
import { findJsonFault } from '../json-fault.js';
import { notJson } from '../json-file.js';
import { placeAt } from '../json-tokens.js';
import { settleContainment } from './contain.js';
import { type Entry, type Problem, readEntries } from './entries.js';

export interface GraphFile {
  readonly graph: Graph;
  readonly warnings: readonly string[];
}

/**
 * The graph in a graph file, or in the `graphdict` of debug data.
 *
 * @param text the file's text; @param file its name in the user's words
 * @throws InvalidInput with up to ten problems, each with its place, path, value and rule.
 */
export function readGraphJson(text: string, file: string): GraphFile {
  const json = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (findJsonFault(json) !== null) throw notJson(json, file);
  const { entries, problems } = readEntries(json);
  if (problems.length > 0) throw invalidGraph(problems, json, file);

  const held = new Map<string, readonly string[]>();
  const edges: GraphEdge[] = [];
  const addresses = new Set<string>();
  for (const { key, targets } of entries) collect(key, targets, { held, edges, addresses });
  const { parents, warnings } = settleContainment(held);
  const nodes = [...addresses].map((address) => createNode({ address, parent: parents.get(address) ?? null }));
  return { graph: createGraph({ nodes, edges, mergeOpposite: true }), warnings };
}

interface Collected {
  readonly held: Map<string, readonly string[]>;
  readonly edges: GraphEdge[];
  readonly addresses: Set<string>;
}

function collect(key: Entry['key'], targets: Entry['targets'], into: Collected): void {
  for (const address of [key, ...targets]) into.addresses.add(address);
  if (isContainerType(typeOf(key))) into.held.set(key, targets);
  else for (const target of targets) into.edges.push(createEdge({ from: key, to: target }));
}

function invalidGraph(problems: readonly Problem[], text: string, file: string): InvalidInput {
  const lines = problems
    .slice(0, PROBLEMS_LISTED)
    .map(({ offset, path, value, rule }) => messages.graphProblem(file, placeAt(text, offset), path, value, rule));
  return new InvalidInput(messages.invalidGraph(file, lines, problems.length), {
    remedy: messages.INVALID_GRAPH_REMEDY,
  });
}
