import { join } from 'node:path';
import type { handleUnaryCall, Server } from '@grpc/grpc-js';
import { RPC_BYTES_MAX, SOCKET_PATH_BYTES_MAX } from '../limits/provider.js';
import type { GrpcServer, Procedure, Procedures } from './io.js';

/** See `ServeGrpc` in io.ts. The library is loaded here and not before: most runs never get here. */
export async function serveGrpc(
  { directory, name }: { directory: string; name: string },
  procedures: Procedures,
): Promise<GrpcServer> {
  const { Server, ServerCredentials } = await import('@grpc/grpc-js');
  const server = new Server({
    'grpc.max_receive_message_length': RPC_BYTES_MAX,
    'grpc.max_send_message_length': RPC_BYTES_MAX,
    // Else the library keeps a record of each connection and call, for a service that nobody asks here.
    'grpc.enable_channelz': 0,
  });
  for (const [path, procedure] of procedures) server.register(path, unary(procedure), asIs, asIs, 'unary');
  const socket = join(directory, name);
  const isUnix = process.platform !== 'win32' && Buffer.byteLength(socket) <= SOCKET_PATH_BYTES_MAX;
  // Without a path of its own a socket is open to every user of the machine; all that it answers is what it is asked.
  const port = await bind(server, isUnix ? `unix:${socket}` : '127.0.0.1:0', ServerCredentials.createInsecure());
  return {
    network: isUnix ? 'unix' : 'tcp',
    address: isUnix ? socket : `127.0.0.1:${port}`,
    close: () => close(server),
  };
}

/** The bytes of a message are the message. */
const asIs = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const unary =
  (procedure: Procedure): handleUnaryCall<Uint8Array, Uint8Array> =>
  ({ request }, respond) => {
    let response: Uint8Array;
    try {
      response = procedure(request);
    } catch (error) {
      respond(error as Error);
      return;
    }
    respond(null, response);
  };

const bind = (server: Server, address: string, credentials: Parameters<Server['bindAsync']>[1]): Promise<number> =>
  new Promise((resolve, reject) => {
    server.bindAsync(address, credentials, (error, port) => (error === null ? resolve(port) : reject(error)));
  });

/** Ends what is open at once; then waits until the socket is gone, which only the orderly way tells. */
const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.forceShutdown();
    server.tryShutdown(() => resolve());
  });
