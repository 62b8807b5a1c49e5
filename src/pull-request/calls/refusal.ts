import { External } from '../../errors.js';

/**
 * Why a host does not do it. `locked`: nobody may comment there now, whatever the token is. `limit` and `trouble` may pass, and were tried several times; the others stay.
 * `trouble`: 5xx, no connection, no answer, an answer that nobody understands.
 */
export type RefusalKind = 'credentials' | 'permission' | 'locked' | 'missing' | 'invalid' | 'limit' | 'trouble';

export interface RefusalParts {
  readonly kind: RefusalKind;
  /** The host's own words, or ours for a failure of the connection. */
  readonly reason: string;
  /** Of what was asked for: a create that nobody has confirmed. */
  readonly mayHaveHappened: boolean;
}

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

/** For failures that a step has an answer to; anything else goes on up. */
export const isRefusal = (error: unknown, ...kinds: readonly RefusalKind[]): error is Refusal =>
  error instanceof Refusal && (kinds.length === 0 || kinds.includes(error.kind));
