/** A server of a few files for the browser of this machine, with an event stream that announces new versions. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FileServer, ServedFile } from '../io.js';
import { EVENT_STREAMS_MAX, SERVER_TOKEN_BYTES } from '../limits.js';

/** Loopback only: no other machine can connect. */
const HOST = '127.0.0.1';

/** Path of the event stream. No file has this name, because files have an extension. */
const EVENTS = 'events';

/** Headers of all responses: the browser stores nothing, and no other site can read or frame a file. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
} as const;

/**
 * Implements `Io.serveFiles`. All paths begin with a random token, because every user of this machine, and every page
 * in the browser, can send requests to a port. Other values of the `Host` header are refused: a foreign name that
 * resolves to this machine would otherwise make a page of another site the same origin.
 */
export async function serveFiles(find: (name: string) => ServedFile | null): Promise<FileServer> {
  const token = randomBytes(SERVER_TOKEN_BYTES).toString('hex');
  const streams = new Set<ServerResponse>();
  let latest: string | null = null;
  const server = createServer((request, response) => {
    const name = nameIn(request, token, hostOf(server.address()));
    if (name !== EVENTS) send(response, name === null ? null : find(name));
    else if (streams.size >= EVENT_STREAMS_MAX) refuse(response);
    else {
      streams.add(response);
      response.on('close', () => streams.delete(response));
      response.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' });
      // Without a first line, the browser would wait for the headers.
      response.write(latest === null ? ':\n\n' : eventOf(latest));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: HOST, port: 0 }, () => {
      server.off('error', reject);
      // A connection could not be accepted, and the browser repeats its request.
      server.on('error', () => {});
      resolve();
    });
  });
  return {
    address: `http://${hostOf(server.address())}/${token}/`,
    publish(text) {
      latest = text;
      for (const stream of streams) stream.write(eventOf(text));
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Returns the `Host` header of a request to this server. */
const hostOf = (address: string | AddressInfo | null): string => `${HOST}:${(address as AddressInfo).port}`;

/** Returns the name of the requested file, empty for the start page; null for a request that is refused. */
function nameIn({ method, url = '', headers }: IncomingMessage, token: string, host: string): string | null {
  const prefix = `/${token}/`;
  if (method !== 'GET' || headers.host !== host || !url.startsWith(prefix)) return null;
  try {
    return decodeURIComponent(url.slice(prefix.length).split('?', 1)[0]!);
  } catch {
    return null;
  }
}

function refuse(response: ServerResponse): void {
  response.writeHead(404, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' });
  response.end();
}

function send(response: ServerResponse, file: ServedFile | null): void {
  if (file === null) {
    refuse(response);
    return;
  }
  const { mediaType, policy, content } = file;
  response.writeHead(200, {
    ...HEADERS,
    'content-type': mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
    'content-security-policy': policy,
  });
  response.end(content);
}

/** Returns an event with the text on one line: JSON has no line breaks. */
const eventOf = (text: string): string => `data: ${text.replace(/[\r\n]/g, ' ')}\n\n`;
