import type { Graph } from '../../graph/model.js';
import type { Presentation } from '../../labels/model.js';
import type { Code } from './code.js';
import { countsOf } from './counts.js';
import { reportedEdges } from './edges.js';
import { withEvidence } from './evidence.js';
import { reportedExposure } from './exposure.js';
import type { ChangeReport, ReportedRights, ReportedTouch } from './model.js';
import { namesOf } from './names.js';
import { reportedNodes } from './nodes.js';
import { recreatedIn, withoutKept } from './recreated.js';
import { reportedRights } from './rights.js';
import { sentenceOf } from './summary/index.js';
import { reportedTouched } from './touched.js';

export { asJson } from './json.js';
export { asMarkdown } from './markdown.js';
export { asText } from './text.js';

/** Leaves out resources that only grant the rights that the report already lists. */
function withoutGrants(touched: readonly ReportedTouch[], rights: readonly ReportedRights[]): readonly ReportedTouch[] {
  const granting = new Set(rights.map(({ by }) => by));
  const isOnlyGrant = ({ address, change, attributes }: ReportedTouch): boolean =>
    granting.has(address) && (change !== 'update' || attributes.length === 1);
  return touched.filter((touch) => !isOnlyGrant(touch));
}

/**
 * Returns the change report of a union.
 * @param graph union with marked changes
 * @param words labels of the diagram
 * @param code code of both revisions; absent if unknown
 */
export function reportOf(graph: Graph, words: Presentation, code?: Code): ChangeReport {
  const names = namesOf(graph, words);
  const nodes = reportedNodes(graph, names);
  const edges = withoutKept(reportedEdges(graph, names), recreatedIn(nodes));
  const exposure = reportedExposure(graph, names);
  const rights = reportedRights(graph, names);
  const touched = withoutGrants(reportedTouched(graph, names), rights);
  const sentence = sentenceOf(graph, names, { nodes, edges, exposure, rights, touched });
  const more = {
    ...(exposure.length > 0 && { exposure }),
    ...(rights.length > 0 && { rights }),
    ...(touched.length > 0 && { touched }),
  };
  const report: ChangeReport = { version: 1, sentence, counts: countsOf(graph), nodes, edges, ...more };
  return code === undefined ? report : withEvidence(report, graph, code);
}
