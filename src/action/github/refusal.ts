import { Refusal, type RefusalKind, type RefusalParts } from '../../pull-request/calls/refusal.js';
import * as messages from '../messages.js';

/**
 * Creates a refusal by GitHub with its message and remedy.
 * @param call HTTP method and path, without the query
 */
export function refusal(kind: RefusalKind, call: string, reason: string, mayHaveHappened = false): Refusal {
  const parts: RefusalParts = { kind, reason, mayHaveHappened };
  return new Refusal(parts, messages.githubRefuses(call, reason), messages.REMEDY[kind]);
}
