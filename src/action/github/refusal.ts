import { External } from '../../errors.js';
import * as messages from './messages.js';

/**
 * Why GitHub does not do it. `limit` and `trouble` may pass, and were tried several times; the others stay.
 * `trouble`: 5xx, no connection, no answer, an answer that nobody understands.
 */
export type RefusalKind = keyof typeof messages.REMEDY;

export class Refusal extends External {
  readonly kind: RefusalKind;
  /** Of what was asked for: a create that nobody has confirmed. */
  readonly mayHaveHappened: boolean;
  /** GitHub's own words, or ours for a failure of the connection. */
  readonly reason: string;

  /** @param call method and path, without the query */
  constructor(kind: RefusalKind, call: string, reason: string, mayHaveHappened = false) {
    super(messages.githubRefuses(call, reason), { remedy: messages.REMEDY[kind] });
    this.kind = kind;
    this.reason = reason;
    this.mayHaveHappened = mayHaveHappened;
  }
}

/** For failures that a step has an answer to; anything else goes on up. */
export const isRefusal = (error: unknown, ...kinds: readonly RefusalKind[]): error is Refusal =>
  error instanceof Refusal && (kinds.length === 0 || kinds.includes(error.kind));
