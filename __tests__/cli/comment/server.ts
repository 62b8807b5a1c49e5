/**
 * GitLab and Azure DevOps on the loopback interface, as far as a comment needs them: notes with pages and uploads; threads
 * and attachments. Answers are as the documentation of both has them; what is not in it is answered with 404.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFaults, type Faults } from '../../action/server/faults.js';

export const TOKEN = 'glpat-loopback-secret';
const US = 'a1b2';
const HEAD = 'c'.repeat(40);

export interface Said {
  readonly id: number;
  readonly author: string;
  body: string;
}

export interface State {
  head: string;
  state: string;
  comments: Said[];
  /** By name. */
  readonly uploads: Map<string, Buffer>;
  /** False: writing is answered with 403. */
  mayWrite: boolean;
  isLocked: boolean;
}

export interface HostServer {
  readonly origin: string;
  readonly state: State;
  readonly faults: Faults;
  /** `POST /api/... 201`. */
  readonly log: string[];
  writes(): readonly string[];
  close(): Promise<void>;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const NOT_FOUND: Answer = { status: 404, body: { message: '404 Not found' } };
const json = ({ bytes }: Asked): Record<string, never> => JSON.parse(bytes.toString('utf8'));

function gitlab(asked: Asked, state: State): Answer {
  const { method, path, query, headers, bytes } = asked;
  if (headers['private-token'] !== TOKEN) return { status: 401, body: { message: '401 Unauthorized' } };
  if (path === '/api/v4/user') return { status: 200, body: { id: Number.parseInt(US, 16), username: 'bot' } };
  const inside = /^\/api\/v4\/projects\/42(\/.*)$/.exec(path)?.[1] ?? '';
  if (method !== 'GET' && !state.mayWrite) return { status: 403, body: { message: '403 Forbidden' } };
  if (inside === '/merge_requests/7')
    return { status: 200, body: { iid: 7, sha: state.head, state: state.state, discussion_locked: state.isLocked } };
  if (inside === '/uploads' && method === 'POST') {
    const name = /filename="([^"]*)"/.exec(bytes.toString('latin1'))![1]!;
    state.uploads.set(name, bytes);
    const url = `/uploads/${'0123456789abcdef'.repeat(2)}/${name}`;
    return { status: 201, body: { id: 5, alt: name, url, full_path: `/-/project/42${url}`, markdown: `![x](${url})` } };
  }
  const shown = ({ id, author, body }: Said) => ({
    id,
    body,
    author: { id: Number.parseInt(author, 16) },
    system: false,
  });
  if (inside === '/merge_requests/7/notes') {
    if (method === 'POST') return { status: 201, body: shown(add(state, String(json(asked).body))) };
    const [size, page] = [Number(query.get('per_page') ?? 20), Number(query.get('page') ?? 1)];
    const isMore = state.comments.length > page * size;
    const notes = state.comments.slice((page - 1) * size, page * size).map(shown);
    return { status: 200, body: notes, headers: { 'x-next-page': isMore ? String(page + 1) : '' } };
  }
  const id = Number(/^\/merge_requests\/7\/notes\/(\d+)$/.exec(inside)?.[1]);
  const note = state.comments.find((one) => one.id === id);
  if (note === undefined) return NOT_FOUND;
  if (method === 'DELETE') state.comments = state.comments.filter((one) => one !== note);
  if (method === 'PUT') note.body = String(json(asked).body);
  return method === 'DELETE' ? { status: 204 } : { status: 200, body: shown(note) };
}

function azure(asked: Asked, state: State): Answer {
  const { method, path, query, headers, bytes } = asked;
  // A page to sign in.
  if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 203, body: '<html>Sign In</html>' };
  if (path === '/octo/_apis/connectionData') return { status: 200, body: { authenticatedUser: { id: US } } };
  if (query.get('api-version') !== '7.1') return { status: 400, body: { message: 'api-version' } };
  if (method !== 'GET' && !state.mayWrite) return { status: 403, body: { message: 'TF401027: You need permission' } };
  const inside = /^\/octo\/infra%20team\/_apis\/git\/repositories\/r-1\/pullRequests\/7(\/.*)?$/.exec(path);
  if (inside === null) return NOT_FOUND;
  const rest = inside[1] ?? '';
  if (rest === '')
    return { status: 200, body: { status: state.state, lastMergeSourceCommit: { commitId: state.head } } };
  const author = (id: string) => ({ id, displayName: id });
  const attached = (name: string) => ({
    ...{ displayName: name, author: author(US) },
    url: `https://dev.azure.com/octo/_apis/git/repositories/r-1/pullRequests/7/attachments/${name}`,
  });
  if (rest === '/attachments') return { status: 200, body: { value: [...state.uploads.keys()].map(attached) } };
  if (rest.startsWith('/attachments/') && method === 'POST') {
    const name = rest.slice('/attachments/'.length);
    if (state.uploads.has(name)) return { status: 400, body: { message: 'The attachment is there already' } };
    state.uploads.set(name, bytes);
    return { status: 201, body: attached(name) };
  }
  const comment = ({ author: id, body }: Said) => ({ id: 1, parentCommentId: 0, author: author(id), content: body });
  const thread = (said: Said) => ({ id: said.id, status: 'closed', isDeleted: false, comments: [comment(said)] });
  if (rest === '/threads' && method === 'GET') return { status: 200, body: { value: state.comments.map(thread) } };
  if (rest === '/threads') {
    const [{ content }] = json(asked).comments as unknown as [{ content: string }];
    return { status: 200, body: thread(add(state, content)) };
  }
  const id = Number(/^\/threads\/(\d+)\/comments\/1$/.exec(rest)?.[1]);
  const said = state.comments.find((one) => one.id === id);
  if (said === undefined) return NOT_FOUND;
  if (method === 'DELETE') state.comments = state.comments.filter((one) => one !== said);
  if (method === 'PATCH') said.body = String(json(asked).content);
  return { status: 200, body: comment(said) };
}

/** Ours, as long as nobody else is named. */
export function add(state: State, body: string, author = US): Said {
  const said = { id: (state.comments.at(-1)?.id ?? 100) + 1, author, body };
  state.comments.push(said);
  return said;
}

export async function startHost(provider: 'gitlab' | 'azure-devops'): Promise<HostServer> {
  const isOpen = provider === 'gitlab' ? 'opened' : 'active';
  const state: State = { head: HEAD, state: isOpen, comments: [], uploads: new Map(), mayWrite: true, isLocked: false };
  const faults = createFaults();
  const log: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url!, 'http://localhost');
      const call = `${request.method} ${url.pathname}`;
      const asked = { method: request.method!, path: url.pathname, query: url.searchParams };
      const fault = faults.next(call);
      const work = () =>
        (provider === 'gitlab' ? gitlab : azure)(
          { ...asked, headers: request.headers, bytes: Buffer.concat(chunks) },
          state,
        );
      if (fault?.after === true) work();
      const answer = typeof fault?.play === 'object' ? fault.play : work();
      log.push(`${call} ${answer.status}`);
      send(response, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ state, faults, log },
    writes: () => log.filter((line) => !line.startsWith('GET ')),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  response.writeHead(status, {
    'content-type': typeof body === 'string' ? 'text/html' : 'application/json',
    ...headers,
  });
  response.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
}
