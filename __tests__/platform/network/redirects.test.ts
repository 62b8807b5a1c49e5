/** Whoever sends a token says himself where it goes: neither client follows a redirection with it, or at all. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { download } from '../../../src/platform/network/download.js';
import { request } from '../../../src/platform/network/http.js';

const servers: Server[] = [];
/** `<host> <path>`, in the order of the requests. */
const asked: string[] = [];
let status = 0;

beforeAll(async () => {
  for (const host of ['127.0.0.1', '127.0.0.2']) {
    const server = createServer(({ url }, response) => {
      asked.push(`${host} ${url}`);
      if (url !== '/moved') response.end('another');
      else response.writeHead(status, { location: `http://127.0.0.2:${portOf(servers[1]!)}/other` }).end();
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
  }
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => void asked.splice(0));

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const options = { headers: { authorization: 'Bearer s3cret' }, seconds: 10, silentSeconds: 10, bytesMax: 1000 };
const url = () => `http://127.0.0.1:${portOf(servers[0]!)}/moved`;

test.each([301, 302, 303, 307, 308])('%d is an answer: the other server hears nothing', async (code) => {
  status = code;
  const answers = [
    await request(url(), { ...options, method: 'GET' }),
    await request(url(), { ...options, method: 'POST', body: 's3cret' }),
    await download(url(), { ...options, env: {}, mayConnect: () => true }),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ end: 'response', status: code });
  expect(asked).toEqual(Array(3).fill('127.0.0.1 /moved'));
});
