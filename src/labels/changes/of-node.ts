import type { GraphNode } from '../../graph/model.js';
import type { PresentedNode } from '../model.js';
import { changeLines, driftLine } from './lines.js';

/** Returns the change of a node or box with its texts; for most, only the name of the change. */
export function changeOf(
  node: GraphNode,
): Pick<PresentedNode, 'change' | 'changed' | 'changeLines' | 'driftLine' | 'ghostOf'> {
  const { change, changed, ghostOf } = node;
  const lines = changeLines(node);
  const drift = driftLine(node);
  return {
    change,
    ...(changed !== undefined && { changed }),
    ...(lines.length > 0 && { changeLines: lines }),
    ...(drift !== undefined && { driftLine: drift }),
    ...(ghostOf !== undefined && { ghostOf }),
  };
}
