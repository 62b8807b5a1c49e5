import { parseAddress, withCopy } from '../../graph/address.js';
import type { Graph } from '../../graph/model.js';
import { resourceCount } from '../../messages.js';
import { line, oneLine } from './lines.js';
import { HEADING_SIZE, MAX_HEADING, TITLE_SIZE } from './measures.js';
import type { Scene } from './model.js';

/** Zones, groups and actors: in the picture, but nothing that Terraform builds. */
const isPseudoType = (type: string): boolean => type.startsWith('tv_') || type === 'aws_az' || type === 'aws_group';

/** How many resources the picture stands for: copies count once, identical instances each. */
function countResources(graph: Graph): number {
  const counts = new Map<string, number>();
  for (const node of graph.nodes.values()) {
    if (isPseudoType(node.type)) continue;
    const copied = (parseAddress(node.address)?.copy ?? null) !== null;
    counts.set(copied ? withCopy(node.address, null) : node.address, node.count);
  }
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

/** The graph's title and, after it, its size; neither for a graph without a title. */
export function heading(graph: Graph): Pick<Scene, 'title' | 'subtitle'> {
  const title = oneLine(graph.title, 'title', HEADING_SIZE, 600, MAX_HEADING);
  if (title === null) return { title: null, subtitle: null };
  return { title, subtitle: line(resourceCount(countResources(graph)), 'detail', TITLE_SIZE, 400) };
}
