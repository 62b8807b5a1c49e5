/** Servers on the loopback interface: one that nobody may speak to, and one that answers what a row says. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { Answer } from './hostile.js';
import { filled, type Places } from './machine.js';

export interface Forbidden {
  readonly port: number;
  /** `GET /x` of whoever has come, a connection without a request as `connection`. */
  readonly visits: readonly string[];
  close(): Promise<void>;
}

/** On every address of the loopback interface: 127.0.0.1, 127.0.0.2, [::1]. What it says must not be quoted. */
export async function serveForbidden(): Promise<Forbidden> {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    visits.push(`${request.method} ${request.url}`);
    response.writeHead(403).end(`${QUOTED}\n`);
  });
  server.on('connection', () => visits.push('connection'));
  const port = await listening(server, '::');
  return { port, visits, close: () => closed(server) };
}

/** In the answers of servers: whoever prints it has quoted a stranger. */
export const QUOTED = 'W0rds0fAStr4nger';

export interface Served {
  readonly port: number;
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** @param places asked when a request comes: they name the server itself */
export async function serveAnswers(
  answers: Readonly<Record<string, Answer>>,
  places: (path: string) => Places,
): Promise<Served> {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const asked = await contentOf(request);
    const path = request.url!.split('?', 1)[0]!;
    requests.push(`${request.method} ${path}`);
    const { status = 200, headers = {}, body = '', waitsMs = 0 } = answers[path] ?? { status: 404, body: QUOTED };
    const fill = (text: string) => filled(text, places(path));
    const filledHeaders = Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, fill(text)]));
    setTimeout(() => {
      response.writeHead(status, filledHeaders);
      response.end(
        typeof body === 'string' ? fill(body) : typeof body === 'function' ? body(places(path), asked) : body,
      );
    }, waitsMs);
  });
  const port = await listening(server, '127.0.0.1');
  return { port, requests, close: () => closed(server) };
}

/** Git packs what is longer than a kilobyte. */
async function contentOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
}

async function listening(server: Server, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
