import type { ReadResult } from '../diagram.js';
import { countResources } from '../graph/count-resources.js';
import type { Graph } from '../graph/model.js';
import * as messages from './messages.js';
import type { Progress } from './progress.js';

/**
 * Prints one line that accounts for all resources of the input.
 * @param removed resources that annotations remove
 */
export function printSummary(found: ReadResult, progress: Progress, removed?: Graph['removed']): void {
  progress.say(
    found.ledger === null
      ? messages.summaryOfGraph(countOf(found.graph), found.graph.edges.length, removed)
      : messages.summaryOfPlan(found.ledger.summary, removed),
  );
}

/** Returns the number of resources; debug data records that of its source. */
export const countOf = ({ nodes, total }: Graph): number => total ?? countResources(nodes.values());
