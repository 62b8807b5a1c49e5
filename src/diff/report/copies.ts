/** Merges the rows of a resource that is drawn in several containers. */
import { groupBy } from '../../graph/group-by.js';
import { originalOf } from './counts.js';
import { andMore } from './messages.js';
import type { ReportedNode } from './model.js';

/**
 * Returns the nodes with one entry for all copies that change alike. The entry names the first container and counts the others:
 * `Public subnet a and 2 more`. Copies that change differently stay separate.
 */
export function mergeCopies(nodes: readonly ReportedNode[]): readonly ReportedNode[] {
  const alike = groupBy(nodes, ({ address, boxes: _, qualifier: __, ...rest }) =>
    JSON.stringify([originalOf(address), rest]),
  );
  return [...alike.values()].map(([first, ...others]) => {
    const { boxes } = first as ReportedNode;
    const last = boxes.at(-1);
    if (others.length === 0 || last === undefined) return first as ReportedNode;
    return { ...(first as ReportedNode), boxes: [...boxes.slice(0, -1), andMore(last, others.length)] };
  });
}
