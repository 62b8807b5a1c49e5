/** What the answer of a host means: it is there, it may come later, or it never will. */

import { memberAt, textAt } from '../../json/foreign.js';
import type { HttpResult } from '../../platform/io.js';
import { short } from '../../text/short.js';
import { COMPLAINT_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import type { RefusalKind } from './refusal.js';

export type Verdict =
  | { readonly is: 'answer'; readonly value: unknown; readonly headers: ReadonlyMap<string, string> }
  | {
      readonly is: 'refusal';
      readonly kind: RefusalKind;
      readonly reason: string;
      /** How long the host asks to wait; null where it does not say. */
      readonly waitSeconds: number | null;
      readonly mayHaveHappened: boolean;
    };

/** Before anything was sent. Of any other failure nobody knows how far it got. */
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

/** Asked for where a rate limit does not say how long: "wait for at least one minute". */
const MINUTE = 60;

export function judge(result: HttpResult): Verdict {
  if (result.end === 'response') return result.status < 300 ? read(result) : refused(result);
  const mayHaveHappened = result.end !== 'unreachable' || !NEVER_SENT.has(result.reason);
  const reason =
    result.end === 'unreachable' ? result.reason : result.end === 'time-out' ? messages.TIME_OUT : messages.TOO_LARGE;
  return { is: 'refusal', kind: 'trouble', reason, waitSeconds: null, mayHaveHappened };
}

const REFUSED = { is: 'refusal', waitSeconds: null } as const;

type Response = Extract<HttpResult, { readonly end: 'response' }>;

function read({ status, text, headers }: Response): Verdict {
  // Azure DevOps shows its page to sign in to whom it does not know.
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

/** A conversation that somebody has locked comes as a 403 like a missing permission: GitHub says "issue is locked". */
const isLocked = ({ status }: Response, complaint: string): boolean =>
  status === 403 && /\bis locked\b/i.test(complaint);

/** A limit comes as 429, or as 403 like a missing permission, told apart by its headers and words. */
const isLimit = ({ status, headers }: Response, complaint: string): boolean =>
  status === 429 ||
  (status === 403 &&
    (headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0' || /rate limit/i.test(complaint)));

/** The time of the reset is that of the host's clock, and so is the date of the answer: ours is not needed. */
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
