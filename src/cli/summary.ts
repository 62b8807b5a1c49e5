import type { ReadResult } from '../diagram.js';
import { countResources } from '../graph/count-resources.js';
import type { Graph } from '../graph/model.js';
import * as messages from './messages.js';
import type { Progress } from './progress.js';

/** One line that accounts for everything in the input. @param removed what annotations take away of it */
export function sayWhatWasFound(found: ReadResult, progress: Progress, removed?: Graph['removed']): void {
  progress.say(
    found.ledger === null
      ? messages.summaryOfGraph(countOf(found.graph), found.graph.edges.length, removed)
      : messages.summaryOfPlan(found.ledger.summary, removed),
  );
}

/** Debug data knows what its source had. */
export const countOf = ({ nodes, total }: Graph): number => total ?? countResources(nodes.values());
