import type { GraphNode } from '../../graph/model.js';
import type { PresentedNode } from '../model.js';
import { changeLines } from './lines.js';

/** What is said of the change of a node or box; nothing but its name for most. */
export function changeOf(node: GraphNode): Pick<PresentedNode, 'change' | 'changed' | 'changeLines' | 'ghostOf'> {
  const { change, changed, ghostOf } = node;
  const lines = changeLines(node);
  return {
    change,
    ...(changed !== undefined && { changed }),
    ...(lines.length > 0 && { changeLines: lines }),
    ...(ghostOf !== undefined && { ghostOf }),
  };
}
