/** REST with JSON, as both hosts have it. */

import type { Io } from '../../platform/io.js';
import { NOT_AS_DOCUMENTED } from '../../pull-request/calls/messages.js';
import { isRefusal, Refusal, type RefusalParts } from '../../pull-request/calls/refusal.js';
import { type Answer, sender } from '../../pull-request/calls/send.js';
import { VERSION } from '../../version.js';
import * as messages from './messages.js';

/** Paths begin behind the address of the API: the token goes nowhere else. All of it rejects with a `Refusal`. */
export interface Rest {
  get(path: string): Promise<Answer>;
  /** Doing it twice is as good as once. */
  put(method: 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Answer>;
  /** Never sent again where it may have been done: then the refusal says `mayHaveHappened`. */
  create(path: string, body: object): Promise<Answer>;
  /** A file; what is sent twice is there twice, which does no harm. */
  send(path: string, content: Uint8Array, type: string): Promise<Answer>;
  /** @throws Refusal for null: what was asked for may have been done */
  expected<T>(value: T | null): T;
  broken(reason: string): Refusal;
}

export interface Address {
  readonly name: string;
  readonly api: string;
  readonly token: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function connect({ name, api, token, headers }: Address, io: Pick<Io, 'request' | 'wait'>): Rest {
  const refuse = (parts: RefusalParts, call: string): Refusal =>
    new Refusal(parts, messages.hostRefuses(name, call, parts.reason), messages.REMEDY[parts.kind]);
  const all = { accept: 'application/json', 'user-agent': `groundplan/${VERSION}`, ...headers };
  const send = sender({ headers: all, token, refuse }, io);
  const json = (body: object | undefined) =>
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const broken = (reason: string): Refusal => refuse({ kind: 'trouble', reason, mayHaveHappened: true }, 'answer');
  return {
    get: (path) => send({ method: 'GET', url: `${api}${path}`, isRepeatable: true }),
    put: (method, path, body) => send({ method, url: `${api}${path}`, isRepeatable: true, ...json(body) }),
    create: (path, body) => send({ method: 'POST', url: `${api}${path}`, isRepeatable: false, ...json(body) }),
    send: (path, body, type) =>
      send({ method: 'POST', url: `${api}${path}`, isRepeatable: true, body, headers: { 'content-type': type } }),
    expected(value) {
      if (value === null) throw broken(NOT_AS_DOCUMENTED);
      return value;
    },
    broken,
  };
}

/** Null where it is gone. @throws Refusal */
export async function unlessGone<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error, 'missing')) return null;
    throw error;
  }
}
