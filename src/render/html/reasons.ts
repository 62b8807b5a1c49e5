/** The evidence of each line, by its ends as in the SVG. */

import { groupBy } from '../../graph/group-by.js';
import type { Layout } from '../../layout/layout.js';
import { escapeXml } from '../svg/escape.js';
import type { ProvenanceDetails, Reason } from '../writer.js';
import { lineKey } from './lines.js';

type ReasonsOf = (ends: string) => readonly Reason[] | undefined;

/**
 * Returns a lookup of reasons by line. A line of a group of equivalent nodes has the reasons of all its members,
 * without duplicates.
 */
export function reasonsBy({ boxes, nodes }: Layout, { lines }: Pick<ProvenanceDetails, 'lines'>): ReasonsOf {
  const known = new Map(
    [...lines].map(([ends, reasons]) => [lineKey(...(ends.split('\n') as [string, string])), reasons]),
  );
  const inBox = groupBy(nodes, ({ node }) => node.parent);
  const groups = boxes.filter(({ box }) => box.style === 'group').map(({ box }) => box.id);
  const fellows = new Map(
    groups.map((id) => [escapeXml(id), (inBox.get(id) ?? []).map(({ node }) => escapeXml(node.id))]),
  );
  return (ends) => {
    const own = known.get(ends);
    const [from, to] = ends.split('\n') as [string, string];
    if (own !== undefined || !(fellows.has(from) || fellows.has(to))) return own;
    const starts = fellows.get(from) ?? [from];
    const reasons = starts.flatMap((start) =>
      (fellows.get(to) ?? [to]).flatMap((end) => known.get(`${start}\n${end}`) ?? []),
    );
    return reasons.length === 0 ? undefined : onceEach(reasons);
  };
}

const onceEach = (reasons: readonly Reason[]): readonly Reason[] => [
  ...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values(),
];
