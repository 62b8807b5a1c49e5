/**
 * A package registry on the loopback interface: verdaccio, behind a server that also exchanges the identity of a workflow for a
 * token, as npm's trusted publishing does. https://docs.npmjs.com/trusted-publishers
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { newTemporary } from '../../support/temporary.js';
import { VERDACCIO } from '../../support/tools.js';

const WORKFLOW_IDENTITY = 'identity-of-the-workflow';
const REQUEST_TOKEN = 'token-of-the-job';

export interface Registry {
  readonly url: string;
  /** Token of an account that may publish. */
  readonly token: string;
  /** Packages that have the workflow as their trusted publisher, which only an existing package can have. */
  readonly trusting: Set<string>;
  /** Packages for which the workflow got a token in this way. */
  readonly exchanged: string[];
  /** Variables by which a job with `id-token: write` asks for its identity. */
  readonly identityEnv: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const socket = createSocket().listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo;
      socket.close(() => resolve(port));
    });
  });

export async function startRegistry(): Promise<Registry> {
  const folder = newTemporary('registry-');
  mkdirSync(join(folder, 'storage'));
  writeFileSync(
    join(folder, 'config.yaml'),
    `storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
packages: { '**': { access: $all, publish: $authenticated } }
max_body_size: 50mb
log: { type: stdout, level: error }
`,
  );
  const port = await freePort();
  const verdaccio = spawn(
    process.execPath,
    [VERDACCIO, '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`],
    { stdio: 'ignore', cwd: folder },
  );
  const token = await accountToken(port);
  const exchanged: string[] = [];
  const trusting = new Set<string>();
  const server = await startFront(port, token, { exchanged, trusting });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    ...{ url, token, exchanged, trusting },
    identityEnv: {
      GITHUB_ACTIONS: 'true',
      ACTIONS_ID_TOKEN_REQUEST_URL: `${url}identity?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: REQUEST_TOKEN,
    },
    close: () => stop(server, verdaccio),
  };
}

/** Creates an account, as soon as the registry answers. */
async function accountToken(port: number): Promise<string> {
  const body = JSON.stringify({ name: 'octo', password: 'long-enough-for-a-password' });
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/-/user/org.couchdb.user:octo`, {
      ...{ method: 'PUT', body, headers: { 'content-type': 'application/json' } },
    }).catch(() => null);
    if (response?.ok) return ((await response.json()) as { token: string }).token;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const EXCHANGE = /^\/-\/npm\/v1\/oidc\/token\/exchange\/package\/(.+)$/;

async function startFront(
  port: number,
  token: string,
  { exchanged, trusting }: Pick<Registry, 'exchanged' | 'trusting'>,
): Promise<Server> {
  const server = createServer((asked, response) => {
    const path = asked.url!.split('?')[0]!;
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const name = EXCHANGE.exec(path)?.[1];
    const { authorization } = asked.headers;
    if (path === '/identity') {
      return authorization === `Bearer ${REQUEST_TOKEN}` ? answer(200, { value: WORKFLOW_IDENTITY }) : answer(401, {});
    }
    if (name !== undefined) {
      if (authorization !== `Bearer ${WORKFLOW_IDENTITY}`) return answer(401, { message: 'unknown identity' });
      if (!trusting.has(name)) return answer(404, { message: 'package not found' });
      exchanged.push(name);
      return answer(201, { token });
    }
    const passed = request(
      { host: '127.0.0.1', port, method: asked.method, path: asked.url, headers: asked.headers },
      (from) => {
        response.writeHead(from.statusCode!, from.headers);
        from.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function stop(server: Server, verdaccio: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => verdaccio.once('close', resolve));
  verdaccio.kill();
  await ended;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
