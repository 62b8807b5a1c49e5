/** A gRPC server on node:http2. Terraform calls it in place of a provider while groundplan plans code. */
import { createServer, type Http2Server, type Http2Session, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { GrpcServer, OnConnection, Procedure, Procedures } from '../io.js';
import { RPC_BYTES_MAX, SOCKET_PATH_BYTES_MAX } from '../limits.js';

/** Codes of gRPC: https://github.com/grpc/grpc/blob/master/doc/statuscodes.md */
const STATUS = { ok: 0, resourceExhausted: 8, unimplemented: 12, internal: 13 } as const;

/** Prefix of each message: a compression flag (0: none), and the length in four bytes. */
const PREFIX_BYTES = 5;

const HEADERS = { ':status': 200, 'content-type': 'application/grpc' } as const;

/**
 * Implements `ServeGrpc` of io.ts. Supports unary calls only, on node:http2; docs/decisions/0003-grpc-on-node-http2.md
 * says why not @grpc/grpc-js. Protocol: https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md
 */
export async function serveGrpc(
  { directory, name }: { directory: string; name: string },
  connected: OnConnection,
): Promise<GrpcServer> {
  // By default, Node ends a session with more than 10 MB in flight, the size of one large schema.
  const server = createServer({ maxSessionMemory: (2 * RPC_BYTES_MAX) / 1_000_000 });
  const sessions = new Map<Http2Session, Procedures>();
  server.on('session', (session) => {
    sessions.set(session, connected());
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) =>
    serve(stream, stream.session && sessions.get(stream.session)?.get(headers[':path'] ?? '')),
  );
  const socket = join(directory, name);
  const isUnix = process.platform !== 'win32' && Buffer.byteLength(socket) <= SOCKET_PATH_BYTES_MAX;
  // Every local user can call a port. The procedures only compute answers, so this is harmless.
  await listen(server, isUnix ? { path: socket } : { host: '127.0.0.1', port: 0 });
  return {
    network: isUnix ? 'unix' : 'tcp',
    address: isUnix ? socket : `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => close(server, [...sessions.keys()]),
  };
}

/**
 * Reads the message of one call, and answers it.
 * @param procedure undefined for an unknown path
 */
function serve(stream: ServerHttp2Stream, procedure: Procedure | undefined): void {
  // A client that has disconnected needs no answer.
  stream.on('error', () => {});
  if (procedure === undefined) {
    stream.resume();
    refuse(stream, STATUS.unimplemented, 'not implemented');
    return;
  }
  const chunks: Buffer[] = [];
  let length = 0;
  stream.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= PREFIX_BYTES + RPC_BYTES_MAX) chunks.push(chunk);
  });
  stream.on('end', () => {
    if (length > PREFIX_BYTES + RPC_BYTES_MAX) refuse(stream, STATUS.resourceExhausted, 'the message is too large');
    else answer(stream, chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks), procedure);
  });
}

/**
 * Calls the procedure with a message, and sends what it returns.
 * @param framed the message with its prefix
 */
function answer(stream: ServerHttp2Stream, framed: Buffer, procedure: Procedure): void {
  const isWhole = framed.length >= PREFIX_BYTES && framed.readUInt32BE(1) === framed.length - PREFIX_BYTES;
  if (!isWhole || framed[0] !== 0) {
    refuse(stream, STATUS.internal, 'not one whole uncompressed message');
    return;
  }
  try {
    respond(stream, procedure(framed.subarray(PREFIX_BYTES)));
  } catch (error) {
    refuse(stream, STATUS.internal, Buffer.from(String(error)).toString());
  }
}

/** Sends the answer to a call. */
function respond(stream: ServerHttp2Stream, message: Uint8Array): void {
  if (stream.destroyed) return;
  const framed = Buffer.allocUnsafe(PREFIX_BYTES + message.length);
  framed[0] = 0;
  framed.writeUInt32BE(message.length, 1);
  framed.set(message, PREFIX_BYTES);
  stream.respond(HEADERS, { waitForTrailers: true });
  stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': STATUS.ok }));
  stream.end(framed);
}

/**
 * Answers with an error, which gRPC sends in the headers.
 * @param reason well-formed Unicode, else `encodeURI` throws
 */
function refuse(stream: ServerHttp2Stream, status: number, reason: string): void {
  if (stream.destroyed || stream.headersSent) return;
  const headers = { ...HEADERS, 'grpc-status': status, 'grpc-message': encodeURI(reason) };
  stream.respond(headers, { endStream: true });
}

const listen = (server: Http2Server, address: { path: string } | { host: string; port: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      // A connection could not be accepted. The system informs the client.
      server.on('error', () => {});
      resolve();
    });
  });

/**
 * Closes the server. Node removes the socket once the server has closed, which requires that all sessions have ended.
 */
async function close(server: Http2Server, sessions: readonly Http2Session[]): Promise<void> {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  for (const session of sessions) session.destroy();
  await closed;
}
