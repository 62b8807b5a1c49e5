/** Interprets a host's response as an answer, a refusal that may pass or a permanent refusal. */

import { PROXY_UNSUPPORTED } from '../../messages.js';
import type { HttpResult } from '../../platform/io.js';
import { memberAt, textAt } from '../../platform/json/foreign.js';
import { short } from '../../platform/text/short.js';
import { COMPLAINT_LENGTH_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { RefusalKind } from './refusal.js';

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

const REASONS = {
  'time-out': messages.TIME_OUT,
  'too-large': messages.TOO_LARGE,
  'proxy-unknown': PROXY_UNSUPPORTED,
} as const;

/** Judges the result of a call. `mayHaveHappened` is true unless the host cannot have carried out the call. */
export function judge(result: HttpResult): Verdict {
  if (result.end === 'response') return result.status < 300 ? read(result) : refused(result);
  const isUnsent = result.end === 'unreachable' ? NEVER_SENT.has(result.reason) : result.end === 'proxy-unknown';
  const reason = result.end === 'unreachable' ? result.reason : REASONS[result.end];
  return { is: 'refusal', kind: 'trouble', reason, waitSeconds: null, mayHaveHappened: !isUnsent };
}

const REFUSED = { is: 'refusal', waitSeconds: null } as const;

type Response = Extract<HttpResult, { readonly end: 'response' }>;

function read({ status, text, headers }: Response): Verdict {
  // Azure DevOps answers an unauthenticated call with 203 and its sign-in page.
  if (status === 203)
    return { ...REFUSED, kind: 'credentials', reason: messages.status(status, ''), mayHaveHappened: false };
  if (text === '') return { is: 'answer', value: null, headers };
  const value = parse(text);
  if (value !== undefined) return { is: 'answer', value, headers };
  return { is: 'refusal', kind: 'trouble', reason: messages.NOT_JSON, waitSeconds: null, mayHaveHappened: true };
}

function refused(response: Response): Verdict {
  const { status } = response;
  const body = parse(response.text);
  const complaint = complaintOf(body);
  const reason = messages.status(status, complaint);
  if (isLimit(response, complaint)) {
    const waitSeconds = waitOf(response) ?? MINUTE;
    return { is: 'refusal', kind: 'limit', reason, waitSeconds, mayHaveHappened: false };
  }
  const kind = isLocked(response, complaint) ? 'locked' : kindOf(status);
  return { is: 'refusal', kind, reason, waitSeconds: waitOf(response), mayHaveHappened: kind === 'trouble' };
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
function waitOf({ headers }: Response): number | null {
  const after = Number(headers.get('retry-after') ?? Number.NaN);
  if (after >= 0) return after;
  if (headers.get('x-ratelimit-remaining') !== '0') return null;
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
  const now = Date.parse(headers.get('date') ?? '') / 1000;
  return reset - now >= 0 ? Math.ceil(reset - now) + 1 : null;
}

function complaintOf(body: unknown): string {
  const errors = memberAt(body, 'errors');
  const detail = Array.isArray(errors) ? textAt(errors[0], 'message') : null;
  const words = [textAt(body, 'message'), detail].filter((text) => text !== null && text !== '').join(': ');
  return short(words, COMPLAINT_LENGTH_MAX);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
