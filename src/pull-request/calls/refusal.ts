import { External } from '../../errors.js';

/**
 * Reason why a host refuses a call.
 * - `locked`: the conversation is locked, so no token may comment.
 * - `limit` and `trouble` may pass and have been retried; the others are permanent.
 * - `trouble`: 5xx, no connection, no response or an unreadable response.
 */
export type RefusalKind = 'credentials' | 'permission' | 'locked' | 'missing' | 'invalid' | 'limit' | 'trouble';

export interface RefusalParts {
  readonly kind: RefusalKind;
  /** Error text of the host, or ours for a connection failure. */
  readonly reason: string;
  /** True if the host may have carried out the call, such as a create that was never confirmed. */
  readonly mayHaveHappened: boolean;
}

/** A call that the host refused or that failed on the way. */
export class Refusal extends External {
  readonly kind: RefusalKind;
  readonly reason: string;
  readonly mayHaveHappened: boolean;

  constructor({ kind, reason, mayHaveHappened }: RefusalParts, message: string, remedy: string) {
    super(message, { remedy });
    this.kind = kind;
    this.reason = reason;
    this.mayHaveHappened = mayHaveHappened;
  }
}

/**
 * True for a refusal of one of the given kinds (any kind if none is given), which the caller handles. Other errors
 * propagate.
 */
export const isRefusal = (error: unknown, ...kinds: readonly RefusalKind[]): error is Refusal =>
  error instanceof Refusal && (kinds.length === 0 || kinds.includes(error.kind));
