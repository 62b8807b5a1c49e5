import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Client, credentials, status } from '@grpc/grpc-js';
import type { GrpcServer, Procedures } from '../../../src/platform/io.js';
import { serveGrpc } from '../../../src/platform/network/grpc.js';
import { newTemporary } from '../../support/temporary.js';

const echo = (request: Uint8Array) => request;
const PROCEDURES: Procedures = new Map([
  ['/p.S/Echo', echo],
  ['/p.S/Length', (request) => Buffer.from(String(request.length))],
  [
    '/p.S/Fail',
    () => {
      throw new Error('100 % broken \ud800');
    },
  ],
]);

let directory: string;
let server: GrpcServer;

beforeEach(async () => {
  directory = newTemporary('gp-grpc-');
  server = await serveGrpc({ directory, name: '0' }, () => PROCEDURES);
});
afterEach(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

const bytes = (buffer: Buffer) => buffer;

/** With the client of the official library. */
const call = (to: GrpcServer, path: string, request: Buffer): Promise<Buffer> => {
  const client = new Client(to.network === 'unix' ? `unix:${to.address}` : to.address, credentials.createInsecure(), {
    'grpc.max_receive_message_length': -1,
  });
  return new Promise<Buffer>((resolve, reject) => {
    client.makeUnaryRequest(path, bytes, bytes, request, (error, response) =>
      error ? reject(error) : resolve(response!),
    );
  }).finally(() => client.close());
};

test('a request gets its response, many at once', async () => {
  const requests = Array.from({ length: 200 }, (_, i) => Buffer.from(`request ${i}`));
  const responses = await Promise.all(requests.map((request) => call(server, '/p.S/Echo', request)));
  expect(responses.map(String)).toEqual(requests.map(String));
  expect(await call(server, '/p.S/Echo', Buffer.alloc(0))).toHaveLength(0);
});

test('large messages are received and sent', async () => {
  const large = Buffer.alloc(30_000_000, 'x');
  const responses = await Promise.all([1, 2].map(() => call(server, '/p.S/Echo', large)));
  expect(responses.map((response) => response.equals(large))).toEqual([true, true]);
});

test('an unknown path has the status unimplemented', async () => {
  await expect(call(server, '/p.S/Other', Buffer.from('x'))).rejects.toMatchObject({ code: status.UNIMPLEMENTED });
  await expect(call(server, '/p.S/__proto__', Buffer.alloc(1_000_000))).rejects.toMatchObject({
    code: status.UNIMPLEMENTED,
  });
});

test('a procedure that throws gives an error, and the next call works', async () => {
  await expect(call(server, '/p.S/Fail', Buffer.alloc(1))).rejects.toMatchObject({
    code: status.INTERNAL,
    details: 'Error: 100 % broken \ufffd',
  });
  expect(String(await call(server, '/p.S/Length', Buffer.alloc(7)))).toBe('7');
});

test('garbage on the socket ends that connection, no other', async () => {
  const garbage = ['GET / HTTP/1.1\r\n\r\n', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\nxxxxxxxxxxxxxxxxxxxxxxxxxxx', '\0\0\0'];
  for (const text of garbage) {
    const socket = connect(server.address);
    socket.on('error', () => {});
    await new Promise((resolve) => socket.end(text, () => resolve(null)));
  }
  expect(String(await call(server, '/p.S/Echo', Buffer.from('still here')))).toBe('still here');
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['less than a prefix', Buffer.from([0, 0, 0])],
  ['less than it says', Buffer.from([0, 0, 0, 0, 9, 1])],
  ['more than it says', Buffer.from([0, 0, 0, 0, 0, 1])],
  ['compressed', Buffer.from([1, 0, 0, 0, 1, 1])],
])('a message that is %s is refused', async (_, frame) => {
  const { connect: connectHttp2 } = await import('node:http2');
  const session = connectHttp2('http://localhost', { createConnection: () => connect(server.address) });
  const stream = session.request({ ':method': 'POST', ':path': '/p.S/Echo', 'content-type': 'application/grpc' });
  const headers = new Promise<Record<string, unknown>>((resolve) => stream.on('response', resolve));
  stream.end(frame);
  expect((await headers)['grpc-status']).toBe(String(status.INTERNAL));
  session.destroy();
});

test('closing ends connections, removes the socket, and can be repeated', async () => {
  const socket = connect(server.address);
  const gone = new Promise((resolve) =>
    socket
      .resume()
      .on('error', () => {})
      .on('close', resolve),
  );
  await new Promise((resolve) => socket.on('connect', resolve));
  expect(readdirSync(directory)).toEqual(['0']);
  await server.close();
  await server.close();
  await gone;
  expect(readdirSync(directory)).toEqual([]);
  await expect(call(server, '/p.S/Echo', Buffer.alloc(0))).rejects.toMatchObject({ code: status.UNAVAILABLE });
});

test('a path that is too long for a socket gives a port', async () => {
  const long = join(directory, 'd'.repeat(100));
  mkdirSync(long);
  const other = await serveGrpc({ directory: long, name: '0' }, () => PROCEDURES);
  expect(other.network).toBe('tcp');
  expect(other.address).toMatch(/^127\.0\.0\.1:\d+$/);
  expect(String(await call(other, '/p.S/Echo', Buffer.from('x')))).toBe('x');
  expect(readdirSync(long)).toEqual([]);
  await other.close();
});

test('a socket that cannot be created is an error', async () => {
  await expect(serveGrpc({ directory, name: '0' }, () => PROCEDURES)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(serveGrpc({ directory: join(directory, 'none'), name: '0' }, () => PROCEDURES)).rejects.toMatchObject({
    code: expect.stringMatching(/^E/),
  });
});
