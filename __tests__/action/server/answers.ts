/** What the services answer, as they word it. */
import type { Identity, Permission, State } from './model.js';

export interface Answer {
  readonly status: number;
  /** JSON for anything that is no text and no bytes. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Asked {
  readonly state: State;
  /** Of this server: `http://127.0.0.1:49152`. */
  readonly origin: string;
  /** As the request names it: before the query, with the prefix of GitHub Enterprise. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly params: readonly string[];
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
  /** The body where it is JSON, an empty object where there is none. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly identity: Identity;
}

export interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly needs: Permission | null;
  readonly answer: (asked: Asked) => Answer;
}

const complaint = (status: number, message: string, more: object = {}): Answer => ({
  status,
  body: { message, ...more, documentation_url: 'https://docs.github.com/rest', status: String(status) },
});

export const BAD_CREDENTIALS = complaint(401, 'Bad credentials');
export const FORBIDDEN = complaint(403, 'Resource not accessible by integration');
export const NOT_FOUND = complaint(404, 'Not Found');
export const NOT_JSON = complaint(400, 'Problems parsing JSON');
export const unprocessable = (message: string, errors?: readonly object[]): Answer =>
  complaint(422, message, errors === undefined ? {} : { errors });

/** The first rate limit: so many requests an hour. Passes at a time that is given as seconds since 1970. */
export const rateLimited = (resetsAt: number): Answer => ({
  ...complaint(403, 'API rate limit exceeded for installation ID 1.'),
  headers: { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(resetsAt) },
});
/** The second one: too much at a time. */
export const secondaryLimit = (status: 403 | 429, retryAfter: number): Answer => ({
  ...complaint(status, 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'),
  headers: { 'retry-after': String(retryAfter) },
});
/** What stands before GitHub answers in HTML. */
export const BAD_GATEWAY: Answer = {
  status: 502,
  body: '<html><head><title>502 Bad Gateway</title></head></html>',
  headers: { 'content-type': 'text/html' },
};
export const UNAVAILABLE = complaint(503, 'Service unavailable');
export const TOO_LONG = unprocessable('Validation Failed', [
  {
    resource: 'IssueComment',
    code: 'unprocessable',
    field: 'data',
    message: 'Body is too long (maximum is 65536 characters)',
  },
]);

/** One page of a list, and where the others are: by the number of the repository, as GitHub's links have it. */
export function paged(asked: Asked, items: readonly unknown[], wrap: (page: readonly unknown[]) => unknown = (x) => x) {
  const size = Math.min(100, Math.max(1, Number(asked.query.get('per_page') ?? 30)));
  const page = Math.max(1, Number(asked.query.get('page') ?? 1));
  const last = Math.max(1, Math.ceil(items.length / size));
  const at = asked.path.replace(/\/repos\/[^/]+\/[^/]+\//, '/repositories/1/');
  const link = (to: number, rel: string) => {
    const query = new URLSearchParams(asked.query);
    query.set('page', String(to));
    return `<${asked.origin}${at}?${query}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
    ...(page > 1 ? [link(1, 'first')] : []),
  ];
  return {
    status: 200,
    body: wrap(items.slice((page - 1) * size, page * size)),
    headers: (links.length > 0 ? { link: links.join(', ') } : {}) as Record<string, string>,
  };
}
