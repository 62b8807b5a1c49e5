import { External } from '../../../errors.js';

/** A failed fetch. The message never contains text from a server. */
export class FetchError extends External {
  /** True if the host did not answer. Another request to it would wait just as long. */
  readonly isSilent: boolean;
  /** True if credentials are missing or insufficient. */
  readonly isLogin: boolean;
  /** True if the host does not have the requested resource. */
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
