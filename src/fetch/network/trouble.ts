import { External } from '../../errors.js';

/** Something was not fetched. The message has our words only, never those of a server. */
export class FetchError extends External {
  /** Nobody has answered: who asks the same host again waits again. */
  readonly isSilent: boolean;
  /** A login is wanted, or the one that was given does not do. */
  readonly isLogin: boolean;
  /** There is no such thing. */
  readonly isMissing: boolean;

  constructor(
    message: string,
    options: {
      readonly remedy?: string;
      readonly cause?: unknown;
      readonly kind?: 'silent' | 'login' | 'missing';
    } = {},
  ) {
    super(message, options);
    this.isSilent = options.kind === 'silent';
    this.isLogin = options.kind === 'login';
    this.isMissing = options.kind === 'missing';
  }
}
