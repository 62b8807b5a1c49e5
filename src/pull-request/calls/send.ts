/** Calls to a host: patient with what passes, silent about the token. */
import type { HttpRequest, Io } from '../../platform/io.js';
import { ANSWER_BYTES_MAX, CALL_SECONDS, FIRST_WAIT_SECONDS, TRIES, WAIT_SECONDS_MAX } from './limits.js';
import type { Refusal, RefusalParts } from './refusal.js';
import { judge, type Verdict } from './verdict.js';

export interface Call {
  readonly method: HttpRequest['method'];
  readonly url: string;
  readonly body?: HttpRequest['body'];
  /** Besides those of every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Doing it twice is as good as once; else it is never sent again where it may have been done. */
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
  /** @param call method and path, without the query */
  refuse(parts: RefusalParts, call: string): Refusal;
}

export function sender({ headers, token, refuse }: Host, io: Pick<Io, 'request' | 'wait'>): Send {
  /** What is said to us may repeat what we have sent. */
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
 * Returns the answer, or the refusal that stays: what may pass is tried again after a pause, or when the host says.
 * @param isRepeatable whether asking twice is as good as once
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

/** As long as after the failure of a call that was tried so often. */
export const pauseOf = (tried: number): number => FIRST_WAIT_SECONDS * 2 ** (tried - 1);
