/**
 * Calls to a host of pull requests (GitHub, GitLab, Azure DevOps): retries transient failures, interprets the answers,
 * and never reveals the token. Each host supplies its headers and the texts of its refusals.
 */

import { External } from '../errors.js';
import { PROXY_UNSUPPORTED } from '../messages.js';
import type { HttpRequest, HttpResult, Io } from '../platform/io.js';
import { memberAt, textAt } from '../platform/json/foreign.js';
import { isProxyRefusal } from '../platform/text/hosts.js';
import { short } from '../platform/text/printable.js';
import {
  ANSWER_BYTES_MAX,
  CALL_SECONDS,
  COMPLAINT_LENGTH_MAX,
  FIRST_WAIT_SECONDS,
  TRIES,
  WAIT_SECONDS_MAX,
} from './limits.js';
import * as messages from './messages.js';

// ---- Refusals.

/**
 * Reason why a host refuses a call.
 * - `locked`: the conversation is locked, so no token may comment.
 * - `trouble`: status 5xx, no connection, no response or an unreadable response.
 * - `limit` and `trouble` are transient and have been retried; the others are permanent.
 */
export type RefusalKind = 'credentials' | 'permission' | 'locked' | 'missing' | 'invalid' | 'limit' | 'trouble';

/** The facts of a refusal, without the message for the user. */
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

// ---- Calls.

/** A request to a host. */
export interface Call {
  readonly method: HttpRequest['method'];
  readonly url: string;
  readonly body?: HttpRequest['body'];
  /** Headers in addition to those of every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** True if the call is idempotent. Otherwise it is never repeated once the host may have carried it out. */
  readonly isRepeatable: boolean;
}

/** The answer of a host. */
export interface Answer {
  /** The JSON value; null for an empty response. */
  readonly value: unknown;
  /** Headers by lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
}

/**
 * Sends a call.
 * @throws Refusal
 */
export type Send = (call: Call) => Promise<Answer>;

/** The differences between hosts. */
export interface Host {
  /** Headers of every call. */
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for calls without a token. */
  readonly token: string;
  /**
   * Creates the error with the message for the user.
   * @param call HTTP method and path, without the query
   */
  refuse(parts: RefusalParts, call: string): Refusal;
}

/** Creates the function that sends calls to a host. */
export function createSender({ headers, token, refuse }: Host, io: Pick<Io, 'request' | 'wait'>): Send {
  // An error message of the host can echo the request, and with it the token.
  const withoutToken = (text: string): string => (token === '' ? text : text.replaceAll(token, '***'));

  return async ({ method, url, body, headers: callHeaders, isRepeatable }) => {
    const options = {
      method,
      headers: { ...headers, ...callHeaders },
      ...(body === undefined ? {} : { body }),
      seconds: CALL_SECONDS,
      silentSeconds: CALL_SECONDS,
      bytesMax: ANSWER_BYTES_MAX,
    };
    const verdict = await sendWithRetries(
      async () => interpretResult(await io.request(url, options)),
      isRepeatable,
      io,
    );
    if (verdict.is === 'answer') return verdict;
    const { kind, reason, mayHaveHappened } = verdict;
    const call = `${method} ${url.replace(/^https?:\/\/[^/]+/, '').replace(/\?.*$/, '')}`;
    throw refuse({ kind, reason: withoutToken(reason), mayHaveHappened }, call);
  };
}

/**
 * Sends a call, up to TRIES times while it fails for a transient reason. Between the attempts it waits for as long as the
 * host asks for, or for the pause of `pauseOf`.
 * @param ask sends the call once
 * @param isRepeatable true if the call is idempotent
 * @returns the answer, or the last refusal
 */
export async function sendWithRetries(
  ask: () => Promise<Verdict>,
  isRepeatable: boolean,
  io: Pick<Io, 'wait'>,
): Promise<Verdict> {
  for (let tried = 1; ; tried++) {
    const verdict = await ask();
    if (verdict.is === 'answer') return verdict;
    const { kind, mayHaveHappened, waitSeconds } = verdict;
    const seconds = waitSeconds ?? pauseOf(tried);
    const mayRetry = kind === 'limit' || (kind === 'trouble' && (isRepeatable || !mayHaveHappened));
    if (!mayRetry || tried === TRIES || seconds > WAIT_SECONDS_MAX) return verdict;
    await io.wait(seconds);
  }
}

/** Returns the pause in seconds after the given number of failed attempts: 1, 2, 4 and so on. */
export const pauseOf = (tried: number): number => FIRST_WAIT_SECONDS * 2 ** (tried - 1);

// ---- Interprets a host's response as an answer or a refusal.

/** The interpretation of a response. */
export type Verdict =
  | { readonly is: 'answer'; readonly value: unknown; readonly headers: ReadonlyMap<string, string> }
  | {
      readonly is: 'refusal';
      readonly kind: RefusalKind;
      readonly reason: string;
      /** Seconds that the host asks to wait; null if it does not specify any. */
      readonly waitSeconds: number | null;
      readonly mayHaveHappened: boolean;
    };

/** Connection errors that occur before anything is sent. After any other failure the call may have reached the host. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);

const KIND_OF_STATUS: ReadonlyMap<number, RefusalKind> = new Map([
  [400, 'invalid'],
  [401, 'credentials'],
  [403, 'permission'],
  [404, 'missing'],
  [408, 'trouble'],
  [409, 'invalid'],
  [410, 'missing'],
  [422, 'invalid'],
  [451, 'missing'],
]);

/** Seconds to wait if a rate limit does not specify a time. GitHub: "wait for at least one minute". */
const MINUTE = 60;

/** Reasons of failures without a response. */
const REASONS = {
  'time-out': messages.TIME_OUT,
  'too-large': messages.TOO_LARGE,
  'proxy-unknown': PROXY_UNSUPPORTED,
} as const;

/** Judges the result of a call. `mayHaveHappened` is true unless the host cannot have carried out the call. */
export function interpretResult(result: HttpResult): Verdict {
  if (result.end === 'response') return result.status < 300 ? answerOf(result) : refusalOf(result);
  const isUnsent =
    result.end === 'unreachable'
      ? NEVER_SENT.has(result.reason) || isProxyRefusal(result.reason)
      : result.end === 'proxy-unknown';
  const reason = result.end === 'unreachable' ? result.reason : REASONS[result.end];
  return { is: 'refusal', kind: 'trouble', reason, waitSeconds: null, mayHaveHappened: !isUnsent };
}

const REFUSAL = { is: 'refusal', waitSeconds: null } as const;

type Response = Extract<HttpResult, { readonly end: 'response' }>;

function answerOf({ status, text, headers }: Response): Verdict {
  // Azure DevOps answers an unauthenticated call with 203 and its sign-in page.
  if (status === 203)
    return { ...REFUSAL, kind: 'credentials', reason: messages.status(status, ''), mayHaveHappened: false };
  if (text === '') return { is: 'answer', value: null, headers };
  const value = parse(text);
  if (value !== undefined) return { is: 'answer', value, headers };
  return { is: 'refusal', kind: 'trouble', reason: messages.NOT_JSON, waitSeconds: null, mayHaveHappened: true };
}

function refusalOf(response: Response): Verdict {
  const { status } = response;
  const body = parse(response.text);
  const complaint = complaintOf(body);
  const reason = messages.status(status, complaint);
  if (isLimit(response, complaint)) {
    const waitSeconds = secondsToWait(response) ?? MINUTE;
    return { is: 'refusal', kind: 'limit', reason, waitSeconds, mayHaveHappened: false };
  }
  const kind = isLocked(response, complaint) ? 'locked' : kindOf(status);
  return { is: 'refusal', kind, reason, waitSeconds: secondsToWait(response), mayHaveHappened: kind === 'trouble' };
}

const kindOf = (status: number): RefusalKind =>
  KIND_OF_STATUS.get(status) ?? (status >= 500 ? 'trouble' : status >= 400 ? 'invalid' : 'missing');

/**
 * True if the conversation is locked. GitHub answers 403 as for a missing permission, with the text "issue is locked".
 */
const isLocked = ({ status }: Response, complaint: string): boolean =>
  status === 403 && /\bis locked\b/i.test(complaint);

/** True for a rate limit: 429, or a 403 with rate-limit headers or text. A 403 otherwise means a missing permission. */
const isLimit = ({ status, headers }: Response, complaint: string): boolean =>
  status === 429 ||
  (status === 403 &&
    (headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0' || /rate limit/i.test(complaint)));

/**
 * Returns the seconds to wait. Reset time and response date both come from the host's clock, so the local clock is not
 * needed.
 */
function secondsToWait({ headers }: Response): number | null {
  const after = Number(headers.get('retry-after') ?? Number.NaN);
  if (after >= 0) return after;
  if (headers.get('x-ratelimit-remaining') !== '0') return null;
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
  const now = Date.parse(headers.get('date') ?? '') / 1000;
  return reset - now >= 0 ? Math.ceil(reset - now) + 1 : null;
}

/** Returns the error text of a response, such as `Validation Failed: name already exists`; empty if there is none. */
function complaintOf(body: unknown): string {
  const errors = memberAt(body, 'errors');
  const detail = Array.isArray(errors) ? textAt(errors[0], 'message') : null;
  const complaint = [textAt(body, 'message'), detail].filter((text) => text !== null && text !== '').join(': ');
  return short(complaint, COMPLAINT_LENGTH_MAX);
}

/** Returns the JSON value; undefined if the text is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
