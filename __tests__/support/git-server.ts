/** A host of Git repositories on the loopback interface: what it answers depends on the first name of the path. */
import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { GIT_ENV, git, type Repository } from './repository.js';

export interface GitServer {
  readonly origin: string;
  /** `GET /open/n.git/info/refs Basic dTpw`, in order. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** The login that `/auth` wants. */
export const LOGIN = 'user:p%40ss-s3cret';
const AUTHORIZATION = `Basic ${Buffer.from('user:p@ss-s3cret').toString('base64')}`;

type Answer = (request: IncomingMessage, response: ServerResponse, path: string, repository: Repository) => void;

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end('no\n');

const ANSWERS: Readonly<Record<string, Answer>> = {
  open: smart,
  auth: (request, response, path, repository) =>
    request.headers.authorization === AUTHORIZATION
      ? smart(request, response, path, repository)
      : status(401, { 'www-authenticate': 'Basic realm="x"' })(request, response, path, repository),
  forbidden: (request, response, path, repository) =>
    status(request.headers.authorization ? 403 : 401, { 'www-authenticate': 'Basic realm="x"' })(
      request,
      response,
      path,
      repository,
    ),
  missing: status(404),
  broken: status(500),
  silent: () => {},
  /** Begins to answer, and does not go on. */
  stuck: (request, response, path, repository) =>
    request.method === 'GET' ? smart(request, response, path, repository) : void response.writeHead(200).write('0008'),
  plain: (request, response, path, { path: folder }) => {
    const file = join(folder, path.split('?', 1)[0]!);
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) response.end(readFileSync(file));
    else status(404)(request, response, path, {} as Repository);
  },
};

/** Serves `repository` as `/<answer>/n.git`, also as a proxy for any host. */
export async function serveGit(repository: Repository): Promise<GitServer> {
  git(repository.path, 'update-server-info');
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const [, name, path] = /^(?:http:\/\/[^/]+)?\/([^/]+)\/n\.git(\/.*)$/.exec(request.url!) ?? [];
    requests.push(
      [request.method, request.url?.split('?', 1)[0], request.headers.authorization].filter(Boolean).join(' '),
    );
    const answer = ANSWERS[name ?? 'missing'] ?? ANSWERS.missing!;
    answer(request, response, path ?? '', repository);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** CGI, as web servers call `git http-backend`. */
function smart(request: IncomingMessage, response: ServerResponse, path: string, repository: Repository): void {
  const [info, query = ''] = path.split('?');
  const backend = spawn('git', ['http-backend'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      ...GIT_ENV,
      GIT_PROJECT_ROOT: dirname(repository.path),
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      HTTP_CONTENT_ENCODING: String(request.headers['content-encoding'] ?? ''),
      PATH_INFO: `/n.git${info}`,
      QUERY_STRING: query,
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
    },
  });
  request.pipe(backend.stdin).on('error', () => {});
  const chunks: Buffer[] = [];
  backend.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  backend.on('close', () => {
    const all = Buffer.concat(chunks);
    const end = all.indexOf('\r\n\r\n');
    const headers = new Map(
      all
        .subarray(0, end)
        .toString()
        .split('\r\n')
        .map((line) => line.split(': ', 2) as [string, string]),
    );
    const code = Number.parseInt(headers.get('Status') ?? '200', 10);
    headers.delete('Status');
    response.writeHead(code, Object.fromEntries(headers)).end(all.subarray(end + 4));
  });
}
