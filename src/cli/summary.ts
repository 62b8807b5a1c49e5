import { countResources } from '../graph/count-resources.js';
import type { Graph } from '../graph/model.js';
import type { Found } from '../pipeline/read.js';
import { fewOf } from '../text/few.js';
import * as messages from './messages.js';
import type { Progress } from './progress.js';

/**
 * The warnings of the reading, then one line that accounts for everything in the input.
 * @param removed what annotations take away of it
 */
export function sayWhatWasFound(found: Found, progress: Progress, removed?: Graph['removed']): void {
  for (const warning of fewOf(found.warnings)) progress.warn(warning);
  progress.say(
    found.ledger === null
      ? messages.summaryOfGraph(countResources(found.graph.nodes.values()), found.graph.edges.length, removed)
      : messages.summaryOfPlan(found.ledger.summary, removed),
  );
}
