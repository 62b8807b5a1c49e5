/** The line that accounts for all resources of a source. */
import type { ReadResult } from '../diagram.js';
import { countResources } from '../graph/counts.js';
import type { Graph } from '../graph/model.js';
import * as messages from './messages.js';
import type { Progress } from './progress.js';

/**
 * Prints one line that accounts for all resources of the source: `9 resources: 5 drawn, 3 folded, 1 hidden`. A graph
 * file has no folded or hidden resources: `5 resources, 4 connections`.
 * @param removed resources that annotations remove
 */
export function printSummary({ ledger, graph }: ReadResult, progress: Progress, removed?: Graph['removed']): void {
  progress.say(summaryOf({ ledger, graph }, removed));
}

/** Returns the text of `printSummary`. */
export const summaryOf = (
  { ledger, graph }: Pick<ReadResult, 'ledger' | 'graph'>,
  removed?: Graph['removed'],
): string =>
  ledger === null
    ? messages.summaryOfGraph(resourceCountOf(graph), graph.edges.length, removed)
    : messages.summaryOfPlan(ledger.summary, removed);

/** Returns the number of resources. Debug data of an overview records the number of its source in `total`. */
const resourceCountOf = ({ nodes, total }: Graph): number => total ?? countResources(nodes.values());
