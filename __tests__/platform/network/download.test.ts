/** What the environment says of proxies, and that a request leaves nothing behind that keeps the process alive. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DownloadRequest } from '../../../src/platform/io.js';
import { download } from '../../../src/platform/network/download.js';

let server: Server;
const seen: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    response.end('x');
  });
  // What a proxy is asked for.
  server.on('connect', (request, socket) => {
    seen.push(`CONNECT ${request.url}`);
    socket.end('HTTP/1.1 502 x\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());
beforeEach(() => void seen.splice(0));

const port = () => (server.address() as AddressInfo).port;
const OPTIONS = { mayConnect: () => true, seconds: 600, silentSeconds: 5, bytesMax: 100 } as const;
const ask = (env: DownloadRequest['env'], url = `http://127.0.0.1:${port()}/x`) => download(url, { ...OPTIONS, env });
const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

test.each([
  { HTTP_PROXY: 'socks5h://127.0.0.1:9' },
  { http_proxy: 'socks5://user:password@127.0.0.1:9' },
  { http_proxy: 'socks4a://127.0.0.1' },
  { http_proxy: 'socks4a://127.0.0.1', all_proxy: 'http://127.0.0.1:9' },
  { all_proxy: 'http://[x' },
  { HTTP_PROXY: 'ftp://127.0.0.1:9' },
  { http_proxy: 'http://[x' },
])('an unsupported proxy is reported, and no timer is left: %p', async (env) => {
  const before = timers();
  expect(await ask(env)).toEqual({ end: 'proxy-unknown' });
  expect(timers()).toBe(before);
  expect(seen).toEqual([]);
});

test.each(['socks5h://127.0.0.1:9', 'socks5://user:password@127.0.0.1:9', 'ftp://127.0.0.1:9'])(
  'an all_proxy of another protocol than HTTP is ignored: %s',
  async (proxy) => {
    expect(await ask({ ALL_PROXY: proxy })).toMatchObject({ end: 'response', status: 200 });
    expect(seen).toEqual(['GET /x']);
  },
);

test('no_proxy takes precedence over a proxy', async () => {
  expect(await ask({ HTTP_PROXY: 'socks5h://127.0.0.1:9', no_proxy: '127.0.0.1' })).toMatchObject({ end: 'response' });
});

test.each(['ALL_PROXY', 'all_proxy'])('%s is the proxy of a protocol without its own', async (name) => {
  await ask({ [name]: `127.0.0.1:${port()}` }, 'http://93.184.215.14/x');
  expect(seen).toEqual([expect.stringContaining('93.184.215.14')]);
  seen.splice(0);
  await ask({ [name]: 'socks5://127.0.0.1:9', http_proxy: `127.0.0.1:${port()}` }, 'http://93.184.215.14/x');
  expect(seen).toHaveLength(1);
});

test('the proxy of http_proxy gets the request', async () => {
  await ask({ http_proxy: `127.0.0.1:${port()}` }, 'http://93.184.215.14/x');
  expect(seen).toEqual([expect.stringMatching(/^(CONNECT 93\.184\.215\.14|GET http:\/\/93\.184\.215\.14\/x)/)]);
});

test.each(['http', 'https'])('a proxy that refuses %s is named with its status', async (scheme) => {
  const result = await ask({ all_proxy: `127.0.0.1:${port()}` }, `${scheme}://93.184.215.14/x`);
  expect(result).toEqual({ end: 'unreachable', reason: 'PROXY_REFUSED_502' });
});

test('a response leaves no timer', async () => {
  const before = timers();
  expect(await ask({})).toMatchObject({ end: 'response', status: 200 });
  expect(timers()).toBeLessThanOrEqual(before);
});
