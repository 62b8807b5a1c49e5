/**
 * GitHub on the loopback interface: REST, GraphQL, the artifact service and its blob store, with pages, permissions,
 * latency and faults, and a log of every call. What it answers was taken from GitHub's documentation and from logs of its
 * answers; the official artifact client holds that part to the truth (artifact-client.test.ts).
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Answer,
  type Asked,
  BAD_CREDENTIALS,
  FORBIDDEN,
  NOT_FOUND,
  NOT_JSON,
  type Route,
  rateLimited,
} from './answers.js';
import { ARTIFACT_ROUTES, artifactService, blobStore, RUNTIME_TOKEN } from './artifacts.js';
import { CHECK_ROUTES } from './checks.js';
import { COMMENT_ROUTES } from './comments.js';
import { createFaults, type Faults } from './faults.js';
import { GIT_ROUTES } from './git.js';
import { graphql } from './graphql.js';
import { LABEL_ROUTES } from './labels.js';
import { BOT, createState, type Identity, type State } from './model.js';
import { PULL_ROUTES } from './pulls.js';
import { RELEASE_ROUTES } from './releases.js';

const ROUTES = [
  ...COMMENT_ROUTES,
  ...PULL_ROUTES,
  ...LABEL_ROUTES,
  ...CHECK_ROUTES,
  ...GIT_ROUTES,
  ...RELEASE_ROUTES,
  ...ARTIFACT_ROUTES,
];

export interface Call {
  /** `PATCH /repos/octo/infra/issues/comments/1000`, with the query. */
  readonly call: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
  /** 0 for a connection that was broken. */
  readonly status: number;
}

export interface GitHubServer {
  readonly origin: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly token: string;
  readonly state: State;
  readonly faults: Faults;
  readonly log: Call[];
  /** `POST /graphql 200`, in the order in which they were answered; a broken connection is 0. */
  calls(): readonly string[];
  /** Those that are no reading. */
  writes(): readonly string[];
  /** What a runner gives an action of where the services are. */
  env(): Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export interface ServerOptions {
  readonly identity?: Identity;
  /** Paths begin with /api/v3, as on GitHub Enterprise Server. */
  readonly isEnterprise?: boolean;
  /** At most so long each answer takes. */
  readonly latencyMilliseconds?: number;
}

export async function startGitHub({
  identity = BOT,
  isEnterprise = false,
  latencyMilliseconds = 2,
}: ServerOptions = {}): Promise<GitHubServer> {
  const token = 'ghs_loopback';
  const state = createState(token, identity);
  const faults = createFaults();
  const log: Call[] = [];
  const prefix = isEnterprise ? '/api/v3' : '';
  let served = 0;

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => {});
    request.on('end', () => {
      // Different for each call, the same in each run.
      const delay = latencyMilliseconds === 0 ? 0 : (served++ * 7919) % (latencyMilliseconds + 1);
      setTimeout(() => serve(request, response, Buffer.concat(chunks)), delay);
    });
  });

  function serve(request: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
    const { headers } = request;
    const method = request.method!;
    const url = new URL(request.url!, origin());
    const asked: Omit<Asked, 'identity' | 'params' | 'body'> = {
      ...{ state, origin: origin(), path: url.pathname, query: url.searchParams, headers, bytes },
    };
    const body = parse(bytes, headers['content-type']);
    const call = `${method} ${request.url}`;
    const done = (status: number) => log.push({ call, headers, body: body ?? bytes, status });

    const fault = faults.next(call);
    const work = () =>
      answer(method, { ...asked, params: [], body: (body ?? {}) as Asked['body'] }, body === undefined);
    if (fault === null) {
      send(response, work(), done);
      return;
    }
    if (fault.after === true) work();
    if (typeof fault.play === 'object') send(response, fault.play, done);
    else done(0);
    if (fault.play === 'reset') request.socket.resetAndDestroy();
  }

  function answer(method: string, asked: Omit<Asked, 'identity'>, isBroken: boolean): Answer {
    const { path } = asked;
    if (path.startsWith('/twirp/')) return artifactService({ ...asked, identity });
    if (path.startsWith('/blob/')) return blobStore(method, { ...asked, identity });
    if (path.startsWith('/codeload/')) return archiveOf(path.slice('/codeload/'.length), asked);
    const who = identityOf(asked, state);
    if (who === undefined) return BAD_CREDENTIALS;
    // To ask how many are left costs none: https://docs.github.com/rest/rate-limit
    if (path === `${prefix}/rate_limit`) return { status: 200, body: { resources: { core: limitOf(state) } } };
    if (--state.budget < 0) return rateLimited(Math.ceil(Date.now() / 1000) + 1800);
    if (isBroken) return NOT_JSON;
    if (path === (isEnterprise ? '/api/graphql' : '/graphql')) return graphql({ ...asked, identity: who });
    const home = new RegExp(`^${prefix}/(?:repos/${state.owner}/${state.name}|repositories/1)(/.*)$`);
    const inside = home.exec(path)?.[1];
    if (inside === undefined) return NOT_FOUND;
    const route = ROUTES.find((one) => one.method === method && one.path.test(inside));
    if (route === undefined) return NOT_FOUND;
    if (!isAllowed(route, who)) return FORBIDDEN;
    return route.answer({ ...asked, identity: who, params: route.path.exec(inside)!.slice(1) });
  }

  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `${origin()}${prefix}`;
  const graphqlUrl = `${origin()}${isEnterprise ? '/api' : ''}/graphql`;
  return {
    ...{ origin: origin(), apiUrl, graphqlUrl, token, state, faults, log },
    calls: () => log.map(({ call, status }) => `${call} ${status}`),
    writes: () => log.flatMap(({ call, status, body }) => (isWrite(call, body) ? [`${call} ${status}`] : [])),
    env: () => ({
      GITHUB_API_URL: apiUrl,
      GITHUB_GRAPHQL_URL: graphqlUrl,
      // The artifact client talks to nobody else: github.com, *.ghe.com, *.localhost.
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: `${state.owner}/${state.name}`,
      GITHUB_RUN_ID: String(state.runId),
      ACTIONS_RESULTS_URL: `${origin()}/`,
      ACTIONS_RUNTIME_TOKEN: RUNTIME_TOKEN,
    }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const limitOf = ({ budget }: State) => ({ limit: 1000, remaining: Math.max(0, Math.min(budget, 1000)), used: 0 });

/** The token is not for this host. */
function archiveOf(commit: string, { state, headers }: Pick<Asked, 'state' | 'headers'>): Answer {
  if (headers.authorization !== undefined) return { status: 400, body: 'a token came here' };
  return { status: 200, body: state.archives.get(commit), headers: { 'content-type': 'application/x-gzip' } };
}

/** undefined for what says that it is JSON and is not. */
function parse(bytes: Buffer, type = ''): unknown {
  if (bytes.length === 0 || !/json/.test(type)) return null;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

const identityOf = ({ headers }: Pick<Asked, 'headers'>, { tokens }: State): Identity | undefined =>
  tokens.get(/^(?:token|bearer) (.+)$/i.exec(String(headers.authorization))?.[1] ?? '');

const isAllowed = ({ method, needs }: Route, { permissions }: Identity): boolean =>
  needs === null || permissions[needs] === 'write' || (permissions[needs] === 'read' && method === 'GET');

const isWrite = (call: string, body: unknown): boolean =>
  !/^(GET|HEAD) /.test(call) && !(/\/graphql$/.test(call) && !/\bmutation\b/.test(JSON.stringify(body)));

function send(response: ServerResponse, { status, body, headers = {} }: Answer, done: (status: number) => void): void {
  const isText = typeof body === 'string' || Buffer.isBuffer(body);
  response.writeHead(status, {
    'x-github-request-id': 'C0DE:1',
    'x-ratelimit-limit': '1000',
    'x-ratelimit-remaining': '900',
    'x-ratelimit-resource': 'core',
    ...(isText || body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    ...headers,
  });
  done(status);
  response.end(body === undefined ? undefined : isText ? body : JSON.stringify(body));
}
