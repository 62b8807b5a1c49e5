/** Calls to GitHub: REST and GraphQL, patient with what passes, silent about the token. */
import type { Io } from '../../io/io.js';
import { memberAt, textAt } from '../../json/foreign.js';
import { VERSION } from '../../version.js';
import type { Event, Repository } from '../model.js';
import {
  ANSWER_BYTES_MAX,
  CALL_SECONDS,
  FIRST_WAIT_SECONDS,
  PAGES_MAX,
  PER_PAGE,
  TRIES,
  WAIT_SECONDS_MAX,
} from './limits.js';
import { nextPage } from './link.js';
import * as messages from './messages.js';
import { Refusal } from './refusal.js';
import { judge } from './verdict.js';

export interface GitHub {
  /** Of the repository: `/repos/octo/infra`, to begin a path with. */
  readonly home: string;
  /** @throws Refusal */
  get(path: string): Promise<unknown>;
  /** Doing it twice is as good as once: an update, a deletion, an object that is named by its content. @throws Refusal */
  put(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /**
   * Never sent again where it may have been done: then the refusal says `mayHaveHappened`, and the caller looks.
   * @throws Refusal
   */
  create(path: string, body: object): Promise<unknown>;
  /** All pages of a list, as far as `PAGES_MAX` goes. @throws Refusal */
  list(path: string): Promise<readonly unknown[]>;
  /** The `data` of the answer. Doing it twice must be as good as once. @throws Refusal, also for errors that come with status 200 */
  graphql(query: string, variables?: object): Promise<unknown>;
  /** As long as after the failure of a call that was tried so often. */
  pause(tried: number): Promise<void>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

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

  /** What is said to us may repeat what we have sent. */
  const withoutToken = (text: string): string => (token === '' ? text : text.replaceAll(token, '***'));

  async function send(method: Method, url: string, body: object | undefined, isRepeatable: boolean) {
    const call = `${method} ${url.replace(/^https?:\/\/[^/]+/, '').replace(/\?.*$/, '')}`;
    for (let tried = 1; ; tried++) {
      const result = await io.request(url, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        seconds: CALL_SECONDS,
        silentSeconds: CALL_SECONDS,
        bytesMax: ANSWER_BYTES_MAX,
      });
      const verdict = judge(result);
      if (verdict.is === 'answer') return verdict;
      const { kind, reason, mayHaveHappened } = verdict;
      const seconds = verdict.waitSeconds ?? pauseOf(tried);
      const passes = kind === 'limit' || (kind === 'trouble' && (isRepeatable || !mayHaveHappened));
      if (!passes || tried === TRIES || seconds > WAIT_SECONDS_MAX) {
        throw new Refusal(kind, call, withoutToken(reason), mayHaveHappened);
      }
      await io.wait(seconds);
    }
  }

  async function list(path: string): Promise<readonly unknown[]> {
    const items: unknown[] = [];
    let url: string | null = `${apiUrl}${path}${path.includes('?') ? '&' : '?'}per_page=${PER_PAGE}`;
    for (let page = 1; url !== null && page <= PAGES_MAX; page++) {
      const { value, headers: answered } = await send('GET', url, undefined, true);
      if (!Array.isArray(value)) throw new Refusal('trouble', `GET ${path}`, messages.NOT_AS_DOCUMENTED);
      items.push(...value);
      url = nextPage(answered.get('link') ?? '');
      // The token goes nowhere else.
      if (url !== null && !url.startsWith(`${apiUrl}/`))
        throw new Refusal('trouble', `GET ${path}`, messages.ELSEWHERE);
    }
    return items;
  }

  async function graphql(query: string, variables: object = {}): Promise<unknown> {
    const { value } = await send('POST', graphqlUrl, { query, variables }, true);
    const errors = memberAt(value, 'errors');
    if (!Array.isArray(errors) || errors.length === 0) return memberAt(value, 'data');
    const kind = GRAPHQL_KINDS.get(textAt(errors[0], 'type') ?? '') ?? 'invalid';
    const complaint = withoutToken(textAt(errors[0], 'message') ?? '');
    throw new Refusal(kind, 'POST /graphql', messages.graphqlSays(complaint));
  }

  const rest = async (method: Method, path: string, body: object | undefined, isRepeatable: boolean) =>
    (await send(method, `${apiUrl}${path}`, body, isRepeatable)).value;
  return {
    home: homeOf(repository),
    get: (path) => rest('GET', path, undefined, true),
    put: (method, path, body) => rest(method, path, body, true),
    create: (path, body) => rest('POST', path, body, false),
    list,
    graphql,
    pause: (tried) => io.wait(pauseOf(tried)),
  };
}

const pauseOf = (tried: number): number => FIRST_WAIT_SECONDS * 2 ** (tried - 1);

const homeOf = ({ owner, name }: Repository): string =>
  `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;

const GRAPHQL_KINDS = new Map([
  ['FORBIDDEN', 'permission'],
  ['INSUFFICIENT_SCOPES', 'permission'],
  ['NOT_FOUND', 'missing'],
  ['RATE_LIMITED', 'limit'],
] as const) as ReadonlyMap<string, Refusal['kind']>;
