/** How large a message may be: with a limit that a test can reach. */
import { connect } from 'node:http2';
import { serveGrpc } from '../../../src/platform/network/grpc.js';
import { newTemporary } from '../../support/temporary.js';

jest.mock('../../../src/platform/limits.js', () => ({
  ...jest.requireActual('../../../src/platform/limits.js'),
  RPC_BYTES_MAX: 1_000,
}));

const PREFIX_BYTES = 5;

async function statusOf(bytes: number): Promise<string> {
  const server = await serveGrpc(
    { directory: newTemporary('gp-grpc-'), name: '0' },
    () => new Map([['/p.S/Echo', (request) => request]]),
  );
  const session = connect('http://localhost', { path: server.address });
  const framed = Buffer.alloc(PREFIX_BYTES + bytes);
  framed.writeUInt32BE(bytes, 1);
  const stream = session.request({ ':method': 'POST', ':path': '/p.S/Echo' });
  const status = new Promise<string>((resolve) => {
    for (const event of ['response', 'trailers'] as const)
      stream.on(
        event,
        (headers: Record<string, unknown>) =>
          headers['grpc-status'] !== undefined && resolve(String(headers['grpc-status'])),
      );
  });
  stream.resume().end(framed);
  const found = await status;
  session.destroy();
  await server.close();
  return found;
}

test('a message exactly as large as allowed is answered, one byte more is too large', async () => {
  expect([await statusOf(1_000), await statusOf(1_001)]).toEqual(['0', '8']);
});
