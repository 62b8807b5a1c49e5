/**
 * A model server on this machine that speaks the wire formats of the three kinds: Ollama's newline-delimited JSON, the
 * hosted interface's one JSON value, server-sent events of chat completions.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export type Play = (response: ServerResponse, asked: Asked) => void;

export interface ModelServer {
  readonly url: string;
  readonly asked: Asked[];
  close(): Promise<void>;
}

export async function startModelServer(play: Play): Promise<ModelServer> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const one = {
        method: request.method!,
        path: request.url!,
        headers: request.headers,
        body: text === '' ? null : JSON.parse(text),
      };
      asked.push(one);
      play(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const json = (
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(value));
};

/** In pieces of a few bytes, which cut lines and characters in two. */
export async function inPieces(response: ServerResponse, text: string, size = 7): Promise<void> {
  const bytes = Buffer.from(text, 'utf8');
  for (let at = 0; at < bytes.length && response.writable; at += size) {
    response.write(bytes.subarray(at, at + size));
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
}

const words = (text: string): string[] => text.match(/[\s\S]{1,9}/g) ?? [];

export const ollama =
  (answer: string): Play =>
  (response, { path }) => {
    if (path === '/api/tags')
      return json(response, 200, { models: [{ name: 'llama3:latest', model: 'llama3:latest' }] });
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    const lines = words(answer).map((content) => ({
      model: 'llama3',
      message: { role: 'assistant', content },
      done: false,
    }));
    const last = { model: 'llama3', message: { role: 'assistant', content: '' }, done: true, done_reason: 'stop' };
    void inPieces(response, [...lines, last].map((line) => `${JSON.stringify(line)}\n`).join(''));
  };

export const chatCompletions =
  (answer: string): Play =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const event = (delta: object, finish: string | null) =>
      `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
    const events = words(answer).map((content) => event({ content }, null));
    void inPieces(response, `: keep-alive\n\n${events.join('')}${event({}, 'stop')}data: [DONE]\n\n`);
  };

export const hosted =
  (value: unknown): Play =>
  (response) =>
    json(response, 200, value);
