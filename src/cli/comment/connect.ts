/** JSON over REST, shared by both hosts. */

import type { Io } from '../../platform/io.js';
import { type Answer, createSender, isRefusal, Refusal, type RefusalParts } from '../../pull-request/calls.js';
import { NOT_AS_DOCUMENTED } from '../../pull-request/messages.js';
import { VERSION } from '../../version.js';
import * as messages from '../messages.js';

/**
 * REST calls. Paths are relative to the API's base URL, so the token goes to no other address. Every method rejects
 * with a `Refusal`.
 */
export interface Rest {
  get(path: string): Promise<Answer>;
  /** Sends an idempotent request. */
  put(method: 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Answer>;
  /**
   * Sends a non-idempotent request, which is never retried once the host may have carried it out. The refusal then has
   * `mayHaveHappened`.
   */
  create(path: string, body: object): Promise<Answer>;
  /** Uploads a file. A retry may upload it twice, which is harmless. */
  send(path: string, content: Uint8Array, type: string): Promise<Answer>;
  /**
   * Returns the value.
   * @throws Refusal if it is null; the host may still have carried out the request
   */
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
  const send = createSender({ headers: all, token, refuse }, io);
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

/**
 * Returns the result, or null if the resource no longer exists.
 * @throws Refusal
 */
export async function unlessGone<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error, 'missing')) return null;
    throw error;
  }
}
