/** Calls to GitHub's REST and GraphQL APIs: retries transient failures and never reveals the token. */

import type { Io } from '../../platform/io.js';
import { memberAt, textAt } from '../../platform/json/foreign.js';
import { createSender, pauseOf, Refusal, type RefusalKind, type RefusalParts } from '../../pull-request/calls.js';
import * as pullRequestMessages from '../../pull-request/messages.js';
import { VERSION } from '../../version.js';
import { PAGES_MAX, PER_PAGE } from '../limits.js';
import * as messages from '../messages.js';
import type { Event, Repository } from '../model.js';

/** The calls to the API for one repository. */
export interface GitHub {
  /** Path prefix of the repository: `/repos/octo/infra`. */
  readonly repositoryPath: string;
  /** @throws Refusal */
  get(path: string): Promise<unknown>;
  /**
   * Sends an idempotent request: an update, a deletion, or an object identified by its content.
   * @throws Refusal
   */
  put(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /**
   * Sends a non-idempotent request. It is never retried once GitHub may have carried it out; the refusal then has
   * `mayHaveHappened`, and the caller checks.
   * @throws Refusal
   */
  create(path: string, body: object): Promise<unknown>;
  /**
   * Returns all pages of a list, up to `PAGES_MAX`.
   * @throws Refusal
   */
  list(path: string): Promise<readonly unknown[]>;
  /**
   * Returns the `data` of the response. The query must be idempotent.
   * @throws Refusal, including for errors that come with status 200
   */
  graphql(query: string, variables?: object): Promise<unknown>;
  /** Waits before a retry, for longer after each failed attempt. `tried` counts those so far. */
  pause(tried: number): Promise<void>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Returns the API client of a repository. It sends the token with every call, and to no host but that of the API. */
export function connect(
  { apiUrl, graphqlUrl, repository }: Pick<Event, 'apiUrl' | 'graphqlUrl' | 'repository'>,
  token: string,
  io: Pick<Io, 'request' | 'wait'>,
): GitHub {
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'user-agent': `groundplan/${VERSION}`,
    'x-github-api-version': '2022-11-28',
  };

  const send = createSender(
    {
      headers,
      token,
      refuse: ({ kind, reason, mayHaveHappened }, call) => refusal(kind, call, reason, mayHaveHappened),
    },
    io,
  );

  async function list(path: string): Promise<readonly unknown[]> {
    const items: unknown[] = [];
    let url: string | null = `${apiUrl}${path}${path.includes('?') ? '&' : '?'}per_page=${PER_PAGE}`;
    for (let page = 1; url !== null && page <= PAGES_MAX; page++) {
      const { value, headers: answered } = await send({ method: 'GET', url, isRepeatable: true });
      if (!Array.isArray(value)) throw refusal('trouble', `GET ${path}`, pullRequestMessages.NOT_AS_DOCUMENTED);
      items.push(...value);
      url = nextPage(answered.get('link') ?? '');
      // The token is sent to no other host.
      if (url !== null && !url.startsWith(`${apiUrl}/`))
        throw refusal('trouble', `GET ${path}`, pullRequestMessages.ELSEWHERE);
    }
    return items;
  }

  async function graphql(query: string, variables: object = {}): Promise<unknown> {
    const { value } = await send({
      method: 'POST',
      url: graphqlUrl,
      isRepeatable: true,
      body: JSON.stringify({ query, variables }),
    });
    const errors = memberAt(value, 'errors');
    if (!Array.isArray(errors) || errors.length === 0) return memberAt(value, 'data');
    const kind = GRAPHQL_KINDS.get(textAt(errors[0], 'type') ?? '') ?? 'invalid';
    // An empty token would match between all characters. A NUL, which no message has, matches nothing.
    const complaint = (textAt(errors[0], 'message') ?? '').replaceAll(token || '\0', '***');
    throw refusal(kind, 'POST /graphql', messages.graphqlError(complaint));
  }

  const callRest = async (method: Method, path: string, body: object | undefined, isRepeatable: boolean) =>
    (await send({ method, url: `${apiUrl}${path}`, isRepeatable, ...(body && { body: JSON.stringify(body) }) })).value;
  return {
    repositoryPath: pathOf(repository),
    get: (path) => callRest('GET', path, undefined, true),
    put: (method, path, body) => callRest(method, path, body, true),
    create: (path, body) => callRest('POST', path, body, false),
    list,
    graphql,
    pause: (tried) => io.wait(pauseOf(tried)),
  };
}

const pathOf = ({ owner, name }: Repository): string =>
  `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;

/** Kinds of refusal by the `type` of a GraphQL error. Any other type is `invalid`. */
const GRAPHQL_KINDS = new Map([
  ['FORBIDDEN', 'permission'],
  ['INSUFFICIENT_SCOPES', 'permission'],
  ['NOT_FOUND', 'missing'],
  ['RATE_LIMITED', 'limit'],
] as const) as ReadonlyMap<string, RefusalKind>;

/**
 * Returns the URL of the next page in a `Link` header; null on the last page.
 * https://datatracker.ietf.org/doc/html/rfc8288
 */
export function nextPage(header: string): string | null {
  for (const part of header.split(/,\s*(?=<)/)) {
    const [, address, parameters] = /^\s*<([^>]*)>(.*)$/.exec(part) ?? [];
    if (address !== undefined && /;\s*rel="?next"?\s*(;|$)/i.test(parameters ?? '')) return address;
  }
  return null;
}

// ---- Refusals.

/**
 * Creates the error for a failed call, with its message and remedy.
 * @param call HTTP method and path, for the message
 * @param mayHaveHappened true if GitHub may have carried the call out all the same
 */
export function refusal(kind: RefusalKind, call: string, reason: string, mayHaveHappened = false): Refusal {
  const parts: RefusalParts = { kind, reason, mayHaveHappened };
  return new Refusal(parts, messages.githubRefusal(call, reason), messages.GITHUB_REMEDIES[kind]);
}
