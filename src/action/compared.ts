/**
 * Determines whether the comparison is complete, for the outputs `compared` and `compared-reason`. A gate must check it
 * before it trusts a count: a diagram that was not compared has no changes either.
 */
import { reasonsOf } from '../pull-request/uncompared.js';
import type { Context } from './context.js';
import { COMPARED_REASON_MAX } from './limits.js';
import * as messages from './messages.js';
import type { PublishRequest } from './model.js';

/** The completeness of a comparison. */
export interface Comparison {
  readonly isCompared: boolean;
  /** One-line reason; empty if everything was compared. */
  readonly reason: string;
}

/** The result of the drawing, with the roots that it lacks. */
type DrawnRoots = Pick<PublishRequest, 'diagrams' | 'absent' | 'uncompared' | 'isUntrusted'> & {
  /** Roots that should have been drawn but were not. */
  readonly missing: readonly string[];
};

/** Fails closed: the comparison counts as incomplete unless all evidence says otherwise. */
export function comparisonOf(drawn: DrawnRoots, context: Context): Comparison {
  const reasons = [...reasonsFor(drawn, context)];
  const reason = reasons.join('; ');
  const isLong = reason.length > COMPARED_REASON_MAX;
  return { isCompared: reasons.length === 0, reason: isLong ? `${reason.slice(0, COMPARED_REASON_MAX)}…` : reason };
}

/** Yields the reasons why the comparison is incomplete, the most general ones first. */
function* reasonsFor(drawn: DrawnRoots, context: Context): Iterable<string> {
  const { diagrams, absent, uncompared = [], missing, isUntrusted } = drawn;
  if (isUntrusted) yield messages.COMPARED_BY_UNTRUSTED_CODE;
  yield* uncompared;
  for (const [reason, diagramsOfReason] of reasonsOf(diagrams)) {
    const faults = [...new Set(diagramsOfReason.flatMap(({ notCompared }) => notCompared!.faults))];
    yield messages.reasonForPaths(
      diagramsOfReason.map(({ path }) => path),
      [reason, ...faults].join('; '),
    );
  }
  if (missing.length > 0) yield messages.notDrawnReason(missing);
  const deleted = absent?.deleted ?? [];
  if (deleted.length > 0) yield messages.deletedNotCompared(deleted);
  const without = diagrams.filter(({ change, notCompared }) => change === undefined && notCompared === undefined);
  if (without.length > 0) {
    yield messages.reasonForPaths(
      without.map(({ path }) => path),
      whyNotRequested(context),
    );
  }
  if (diagrams.length === 0 && absent?.isKnown !== true) yield messages.NOTHING_KNOWN;
}

/** Returns why diagrams have neither a change nor a reason of their own: the workflow asked for no comparison. */
function whyNotRequested({ inputs, event }: Context): string {
  if (inputs.mode === 'graphdata') return messages.GRAPH_ONLY;
  if (inputs.changes === 'off') return messages.CHANGES_OFF;
  const isCompared = event.pullRequest !== null || event.workflowRun !== null || inputs['base-dir'] !== '';
  return isCompared ? messages.NO_SOURCE : messages.notOfPull(event.name);
}
