/** The host that shows the comment, and the calls to its REST API. GitLab and Azure DevOps implement it. */

import { PROXY_UNSUPPORTED, UNREACHABLE_REMEDY } from '../../messages.js';
import type { Io } from '../../platform/io.js';
import { isProxyRefusal } from '../../platform/text/hosts.js';
import { type Answer, createSender, isRefusal, Refusal, type RefusalParts } from '../../pull-request/calls.js';
import { NOT_AS_DOCUMENTED } from '../../pull-request/messages.js';
import type { Dialect } from '../../pull-request/model.js';
import type { CommentStore } from '../../pull-request/sticky.js';
import { VERSION } from '../../version.js';
import * as messages from '../messages.js';

/** A comment on a merge or pull request (GitLab: note). */
export interface Note {
  /** Id as in the host's URLs: `12`, or `12/1` for thread and comment. */
  readonly id: string;
  /** Id of the author's account. */
  readonly author: string;
  readonly body: string;
}

/** State of the merge or pull request on the host. */
export interface PullState {
  /** Its newest commit; empty if unknown. */
  readonly head: string;
  readonly isOpen: boolean;
  /** True if the conversation is locked. Some users may still be allowed to comment. */
  readonly isLocked: boolean;
}

/** The host of the merge or pull request. */
export interface Host {
  readonly comments: CommentStore<Note>;
  /** @throws Refusal */
  pullState(): Promise<PullState>;
  /**
   * Uploads a picture and returns its URL for Markdown.
   * @throws Refusal
   */
  upload(name: string, png: Uint8Array): Promise<string>;
  /** Maximum size of a comment in bytes. */
  readonly bytesMax: number;
  /** The host's Markdown. */
  readonly dialect: Dialect;
}

// ---- Calls to REST APIs, with JSON bodies.

/**
 * REST calls. Paths are relative to the API's base URL, so the token goes to no other address. Calls reject with a
 * `Refusal`.
 */
export interface Rest {
  get(path: string): Promise<Answer>;
  /** Sends an idempotent request. */
  put(method: 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Answer>;
  /**
   * Sends a request that is not repeated once the host may have carried it out. The refusal then has `mayHaveHappened`.
   */
  create(path: string, body: object): Promise<Answer>;
  /** Uploads a file. A retry may upload it twice, which is harmless. */
  send(path: string, content: Uint8Array, type: string): Promise<Answer>;
  /**
   * Returns the value of an answer.
   * @throws Refusal if it is null: the answer is not as documented
   */
  expected<T>(value: T | null): T;
  /** Returns the refusal for an answer that cannot be used. The host may have carried out the request. */
  broken(reason: string): Refusal;
}

/** The API of a host. */
export interface Api {
  /** Name of the host for messages. */
  readonly name: string;
  /** Base URL without a trailing slash. */
  readonly url: string;
  /** Masked in messages. */
  readonly token: string;
  /** Headers of every call, with the token. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the calls to an API. Every call sends its headers, and transient failures are retried. */
export function connect({ name, url, token, headers }: Api, io: Pick<Io, 'request' | 'wait'>): Rest {
  const refuse = (parts: RefusalParts, call: string): Refusal =>
    new Refusal(parts, messages.hostRefuses(name, call, parts.reason), remedyFor(parts));
  const allHeaders = { accept: 'application/json', 'user-agent': `groundplan/${VERSION}`, ...headers };
  const send = createSender({ headers: allHeaders, token, refuse }, io);
  const json = (body: object | undefined) =>
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const broken = (reason: string): Refusal => refuse({ kind: 'trouble', reason, mayHaveHappened: true }, 'answer');
  return {
    get: (path) => send({ method: 'GET', url: `${url}${path}`, isRepeatable: true }),
    put: (method, path, body) => send({ method, url: `${url}${path}`, isRepeatable: true, ...json(body) }),
    create: (path, body) => send({ method: 'POST', url: `${url}${path}`, isRepeatable: false, ...json(body) }),
    send: (path, body, type) =>
      send({ method: 'POST', url: `${url}${path}`, isRepeatable: true, body, headers: { 'content-type': type } }),
    expected(value) {
      if (value === null) throw broken(NOT_AS_DOCUMENTED);
      return value;
    },
    broken,
  };
}

/** Returns the remedy for a refusal. Running again does not help if a proxy is the cause. */
const remedyFor = ({ kind, reason }: RefusalParts): string =>
  reason === PROXY_UNSUPPORTED || isProxyRefusal(reason) ? UNREACHABLE_REMEDY : messages.REMEDY[kind];

/**
 * Returns the result of calls; null if the host answers that their object does not exist.
 * @throws any other Refusal
 */
export async function unlessGone<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error, 'missing')) return null;
    throw error;
  }
}
