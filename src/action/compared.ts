/** Whether all that should be compared was: what a gate has to ask before it believes a number. */
import { reasonsOf } from '../pull-request/uncompared.js';
import type { Context } from './context.js';
import { COMPARED_REASON_MAX } from './limits.js';
import * as messages from './messages.js';
import type { PublishRequest } from './model.js';

export interface Comparison {
  readonly isCompared: boolean;
  /** Why not, in a line; empty where all was compared. */
  readonly reason: string;
}

type Made = Pick<PublishRequest, 'diagrams' | 'absent' | 'uncompared' | 'isUntrusted'> & {
  /** What was to be drawn and was not. */
  readonly missing: readonly string[];
};

/** Fails closed: where nothing says that all was compared, it was not. */
export function comparisonOf(made: Made, context: Context): Comparison {
  const reasons = [...reasonsFor(made, context)];
  const reason = reasons.join('; ');
  const isLong = reason.length > COMPARED_REASON_MAX;
  return { isCompared: reasons.length === 0, reason: isLong ? `${reason.slice(0, COMPARED_REASON_MAX)}…` : reason };
}

function* reasonsFor(made: Made, context: Context): Iterable<string> {
  const { diagrams, absent, uncompared = [], missing, isUntrusted } = made;
  if (isUntrusted) yield messages.COMPARED_BY_STRANGERS;
  yield* uncompared;
  for (const [reason, given] of reasonsOf(diagrams)) {
    const faults = [...new Set(given.flatMap(({ notCompared }) => notCompared!.faults))];
    yield messages.ofPaths(
      given.map(({ path }) => path),
      [reason, ...faults].join('; '),
    );
  }
  if (missing.length > 0) yield messages.notDrawnReason(missing);
  const deleted = absent?.deleted ?? [];
  if (deleted.length > 0) yield messages.deletedNotCompared(deleted);
  const without = diagrams.filter(({ change, notCompared }) => change === undefined && notCompared === undefined);
  if (without.length > 0) {
    yield messages.ofPaths(
      without.map(({ path }) => path),
      whyNothing(context),
    );
  }
  if (diagrams.length === 0 && absent?.isKnown !== true) yield messages.NOTHING_KNOWN;
}

/** Nobody has wanted it: not a failure, and yet not a comparison. */
function whyNothing({ inputs, event }: Context): string {
  if (inputs.mode === 'graphdata') return messages.GRAPH_ONLY;
  if (inputs.changes === 'off') return messages.CHANGES_OFF;
  const isCompared = event.pullRequest !== null || event.workflowRun !== null || inputs['base-dir'] !== '';
  return isCompared ? messages.NO_SOURCE : messages.notOfPull(event.name);
}
