import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getGlobalDispatcher, fetch as packageFetch, request, setGlobalDispatcher } from 'undici';
import { useProxy } from '../../../src/platform/network/dispatcher.js';
import { request as httpRequest } from '../../../src/platform/network/http.js';
import { proxyFor } from '../../../src/platform/network/proxy.js';
import { nodeIo } from '../../../src/platform/node.js';

const PROXY = 'http://proxy.corp:3128';
const isDirect = (url: string, no_proxy: string) => proxyFor(new URL(url), { all_proxy: PROXY, no_proxy }) === null;

test.each([
  ['https://git.corp/x', 'git.corp:443', true],
  ['https://git.corp:443/x', 'git.corp:443', true],
  ['http://git.corp/x', 'git.corp:80', true],
  ['https://git.corp:8443/x', 'git.corp:8443', true],
  ['https://git.corp/x', 'git.corp:80', false],
  ['https://git.corp:8443/x', 'git.corp:443', false],
])(
  '%s with a port in no_proxy, %s: no proxy is %s, the usual port counted as if it were written',
  (url, entry, direct) => {
    expect(isDirect(url, entry)).toBe(direct);
  },
);

test.each(['corp', '.corp', '*.corp', 'GIT.corp', 'other, git.corp', '*'])(
  'no_proxy %s exempts https://git.corp',
  (entry) => {
    expect(isDirect('https://git.corp/x', entry)).toBe(true);
  },
);

test.each(['it.corp', 'x.git.corp', 'corp.', ''])('no_proxy %j does not exempt https://git.corp', (entry) => {
  expect(isDirect('https://git.corp/x', entry)).toBe(false);
});

describe('requests of fetch use the same proxy', () => {
  const asked: string[] = [];
  const server = createServer((_, response) => void response.end('direct'));
  const before = getGlobalDispatcher();
  const ownFetch = globalThis.fetch;
  beforeAll(async () => {
    // Node's own fetch has a dispatcher outside of the sandbox that tests run in.
    Object.assign(globalThis, { fetch: packageFetch });
    server.on('connect', ({ url }, socket) => {
      asked.push(String(url));
      socket.end('HTTP/1.1 502 x\r\n\r\n');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => setGlobalDispatcher(before));
  afterAll(() => {
    Object.assign(globalThis, { fetch: ownFetch });
    server.close();
  });

  const port = () => (server.address() as AddressInfo).port;
  const at = () => `127.0.0.1:${port()}`;
  /** Reaches the same server by an address that is not exempt from proxies. */
  const target = () => `http://0.0.0.0:${port()}/x`;

  test.each(['all_proxy', 'ALL_PROXY', 'http_proxy'])('%s names the proxy', async (name) => {
    useProxy({ [name]: `http://${at()}` });
    await expect(request('http://git.corp/x')).rejects.toThrow();
    expect(asked.splice(0)).toEqual(['git.corp:80']);
  });

  test('a proxy that refuses the connection is named with its status', async () => {
    useProxy({ all_proxy: `http://${at()}` });
    expect(await get('http://git.corp/x')).toEqual({ end: 'unreachable', reason: 'PROXY_REFUSED_502' });
    asked.splice(0);
  });

  test('no_proxy exempts subdomains', async () => {
    useProxy({ all_proxy: 'http://127.0.0.1:9', no_proxy: '0.0.0' });
    const { body } = await request(target());
    expect(await body.text()).toBe('direct');
  });

  const get = (url: string) =>
    httpRequest(url, { method: 'GET', seconds: 60, silentSeconds: 5, bytesMax: 100 } as const);

  test.each(['all_proxy', 'ALL_PROXY'])('SOCKS in %s is ignored', async (name) => {
    useProxy({ [name]: 'socks5h://127.0.0.1:9' });
    expect(await get(target())).toMatchObject({ end: 'response', status: 200, text: 'direct' });
  });

  test('SOCKS in http_proxy is not bypassed', async () => {
    useProxy({ http_proxy: 'socks5h://127.0.0.1:9' });
    expect(await get(target())).toEqual({ end: 'proxy-unknown' });
  });

  test('https_proxy is for https alone', async () => {
    useProxy({ https_proxy: 'http://127.0.0.1:9' });
    const { body } = await request(target());
    expect(await body.text()).toBe('direct');
  });

  test.each(['127.0.0.1', 'localhost'])('a server on this machine, %s, needs no proxy', async (host) => {
    useProxy({ all_proxy: 'http://127.0.0.1:9' });
    expect(await get(`http://${host}:${port()}/x`)).toMatchObject({ end: 'response', text: 'direct' });
  });

  test('requests of every command go through the proxy of the environment', async () => {
    const { env } = process;
    process.env = { http_proxy: `http://${at()}` };
    try {
      const options = { method: 'GET', seconds: 60, silentSeconds: 5, bytesMax: 100 } as const;
      await nodeIo().request('http://gitlab.corp/api/v4/x', options);
    } finally {
      process.env = env;
    }
    expect(asked.splice(0)).toEqual(['gitlab.corp:80']);
  });
});
