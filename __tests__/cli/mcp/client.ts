/** The SDK's own client, connected to the server in this process by its standard input and output. */
import { Client, type JSONRPCMessage, type Transport } from '@modelcontextprotocol/client';
import { mcp } from '../../../src/cli/mcp/index.js';
import { parseOptions } from '../../../src/cli/options.js';
import { nodeFiles } from '../../../src/platform/node.js';
import { memoryIo } from '../../support/memory-io.js';

export interface Connected {
  readonly client: Client;
  /** Number of bytes that the server has sent. */
  readonly received: () => number;
  /** Number of files that were read through the server's world. */
  readonly reads: () => number;
  readonly close: () => Promise<void>;
}

/** Serves a directory, and connects a client to it. */
export async function connect(directory: string): Promise<Connected> {
  let bytes = 0;
  let reads = 0;
  let send: (bytes: Uint8Array) => void = () => {};
  let end: () => void = () => {};
  let buffer = '';
  const transport: Transport = {
    start: async () => {},
    send: async (message: JSONRPCMessage) => send(Buffer.from(`${JSON.stringify(message)}\n`)),
    close: async () => end(),
  };
  const io = memoryIo(
    {},
    {
      ...nodeFiles,
      readFile: (path) => {
        reads++;
        return nodeFiles.readFile(path);
      },
      ...{ directory, home: '/home/nobody' },
      onStdin: (take) =>
        new Promise<void>((resolve) => {
          send = take;
          end = resolve;
        }),
      stdout: async (content) => {
        bytes += content.length;
        buffer += Buffer.from(content as Uint8Array).toString('utf8');
        const lines = buffer.split('\n');
        buffer = lines.pop()!;
        for (const line of lines) transport.onmessage?.(JSON.parse(line) as JSONRPCMessage);
      },
    },
  );
  const served = mcp(parseOptions('mcp', {}), io);
  // The server begins to listen when it has found its directory.
  while (end.name === 'end') await new Promise((resolve) => setImmediate(resolve));
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  const close = async () => {
    await client.close();
    await served;
  };
  return { client, received: () => bytes, reads: () => reads, close };
}
