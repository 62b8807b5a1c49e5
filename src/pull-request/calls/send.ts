/** Calls to a host: retries transient failures and never reveals the token. */
import type { HttpRequest, Io } from '../../platform/io.js';
import { ANSWER_BYTES_MAX, CALL_SECONDS, FIRST_WAIT_SECONDS, TRIES, WAIT_SECONDS_MAX } from '../limits.js';
import type { Refusal, RefusalParts } from './refusal.js';
import { judge, type Verdict } from './verdict.js';

export interface Call {
  readonly method: HttpRequest['method'];
  readonly url: string;
  readonly body?: HttpRequest['body'];
  /** Headers in addition to those of every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** True if the call is idempotent. Otherwise it is never repeated once the host may have carried it out. */
  readonly isRepeatable: boolean;
}

export interface Answer {
  readonly value: unknown;
  readonly headers: ReadonlyMap<string, string>;
}

/** @throws Refusal */
export type Send = (call: Call) => Promise<Answer>;

export interface Host {
  readonly headers: Readonly<Record<string, string>>;
  readonly token: string;
  /** @param call HTTP method and path, without the query */
  refuse(parts: RefusalParts, call: string): Refusal;
}

/** Creates the function that sends calls to a host. */
export function sender({ headers, token, refuse }: Host, io: Pick<Io, 'request' | 'wait'>): Send {
  /** Masks the token, because an error message can echo the request. */
  const withoutToken = (text: string): string => (token === '' ? text : text.replaceAll(token, '***'));

  return async ({ method, url, body, headers: more, isRepeatable }) => {
    const options = {
      method,
      headers: { ...headers, ...more },
      ...(body === undefined ? {} : { body }),
      seconds: CALL_SECONDS,
      silentSeconds: CALL_SECONDS,
      bytesMax: ANSWER_BYTES_MAX,
    };
    const verdict = await untilAnswered(async () => judge(await io.request(url, options)), isRepeatable, io);
    if (verdict.is === 'answer') return verdict;
    const { kind, reason, mayHaveHappened } = verdict;
    const call = `${method} ${url.replace(/^https?:\/\/[^/]+/, '').replace(/\?.*$/, '')}`;
    throw refuse({ kind, reason: withoutToken(reason), mayHaveHappened }, call);
  };
}

/**
 * Returns the answer, or the refusal if it is permanent. Transient refusals are retried after a pause or after the time
 * that the host asks for.
 * @param isRepeatable true if the call is idempotent
 */
export async function untilAnswered(
  ask: () => Promise<Verdict>,
  isRepeatable: boolean,
  io: Pick<Io, 'wait'>,
): Promise<Verdict> {
  for (let tried = 1; ; tried++) {
    const verdict = await ask();
    if (verdict.is === 'answer') return verdict;
    const { kind, mayHaveHappened, waitSeconds } = verdict;
    const seconds = waitSeconds ?? pauseOf(tried);
    const passes = kind === 'limit' || (kind === 'trouble' && (isRepeatable || !mayHaveHappened));
    if (!passes || tried === TRIES || seconds > WAIT_SECONDS_MAX) return verdict;
    await io.wait(seconds);
  }
}

/** Returns the pause in seconds after the given number of failed attempts: 1, 2, 4 and so on. */
export const pauseOf = (tried: number): number => FIRST_WAIT_SECONDS * 2 ** (tried - 1);
