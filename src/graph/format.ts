/** Writes graph format 1.0 (docs/graph-format.md). `src/graph/json` reads it. */

import { escapeDirectionMarks } from './direction-marks.js';
import type { Graph } from './model.js';
import { isContainerType } from './node-types.js';
import { byAddress } from './order.js';
import { childrenOf } from './tree.js';

/**
 * Returns the adjacency map of graph format 1.0, with every node as a key. The targets of a container are its children,
 * those of any other node its edges. A two-way edge is listed at both ends. Keys and targets are in address order.
 */
export function toGraphFormat(graph: Graph): ReadonlyMap<string, readonly string[]> {
  const children = childrenOf(graph);
  const targets = new Map<string, string[]>();
  for (const node of graph.nodes.values()) {
    const contents = isContainerType(node.type) ? (children.get(node.address) ?? []) : [];
    targets.set(
      node.address,
      contents.map(({ address }) => address),
    );
  }
  for (const edge of graph.edges) {
    targets.get(edge.from)?.push(edge.to);
    if (edge.twoWay) targets.get(edge.to)?.push(edge.from);
  }
  for (const list of targets.values()) list.sort(byAddress);
  return targets;
}

const jsonString = (address: string): string => escapeDirectionMarks(JSON.stringify(address));

/** Serialises the map as JSON: two spaces per level, one target per line, a newline at the end. */
export function serialiseGraph(graph: Graph): string {
  const entries: string[] = [];
  for (const [address, targets] of toGraphFormat(graph)) {
    const items = targets.map((target) => `\n    ${jsonString(target)}`).join(',');
    entries.push(`\n  ${jsonString(address)}: ${targets.length === 0 ? '[]' : `[${items}\n  ]`}`);
  }
  return entries.length === 0 ? '{}\n' : `{${entries.join(',')}\n}\n`;
}
