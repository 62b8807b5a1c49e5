/** `groundplan mcp`: the commands for clients of the Model Context Protocol, over standard input and output. docs/mcp.md */
import { dirname } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { type ListToolsResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { Misuse } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { isWithin } from '../../text/within.js';
import { type Bounds, confined } from '../../untrusted/confined.js';
import { VERSION } from '../../version.js';
import { PROGRAM } from '../messages.js';
import type { Parsed } from '../options.js';
import { type Answer, answerOf, failureOf } from './answer.js';
import { readArguments } from './arguments.js';
import { QUESTION_BYTES_MAX } from './limits.js';
import * as messages from './messages.js';
import { oneAtATime } from './queue.js';
import { described, type Tool } from './tool.js';
import { TOOLS } from './tools.js';

/** Until the input ends; what was asked before is answered. @throws Misuse where there is nothing to confine to */
export async function mcp(options: Parsed<'mcp'>, io: Io): Promise<void> {
  const { hear } = io;
  if (hear === undefined) throw new Misuse(messages.NOBODY);
  const top = (await io.realPath(io.directory)) ?? io.directory;
  const home = (await io.realPath(io.home).catch(() => null)) ?? io.home;
  if (top === dirname(top) || isWithin(top, home)) {
    throw new Misuse(messages.TOO_WIDE, { remedy: messages.TOO_WIDE_REMEDY });
  }
  const bounds = { top, network: options.network };
  const queue = oneAtATime();
  const server = serverOf(bounds, (tool, given, signal) =>
    queue.add(async () => (signal.aborted ? NOTHING : call(tool, given, options, { bounds, io }))).catch(failureOf),
  );
  const input = new PassThrough();
  const output = new Writable({
    write: (bytes, _, done) => void io.stdout(bytes).then(() => done(), done),
  });
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
  });
  await server.connect(new StdioServerTransport(input, output, { maxBufferSize: QUESTION_BYTES_MAX }));
  if (io.stderrIsTerminal) io.stderr(`${messages.waiting(io.directory)}\n`);
  const ended = hear((bytes) => void input.write(bytes));
  await Promise.race([ended, closed]);
  await queue.idle();
}

/** A client that has taken a call back while it waited wants no answer. */
const NOTHING: Answer = { content: [] };

/** @param signal whether the client has taken the call back */
type Ask = (tool: Tool, given: Readonly<Record<string, unknown>>, signal: AbortSignal) => Promise<Answer>;

function serverOf(bounds: Bounds, ask: Ask) {
  const server = new Server(
    { name: PROGRAM, version: VERSION },
    {
      capabilities: { tools: {} },
      instructions: messages.INSTRUCTIONS,
      // Asked of what a user has filled in, which nobody is asked for here.
      jsonSchemaValidator: { getValidator: () => () => ({ valid: false, data: undefined, errorMessage: '' }) },
    },
  );
  server.setRequestHandler('tools/list', async () => ({
    // The SDK types a JSON Schema with lists that may be written to.
    tools: TOOLS.map((tool) => described(tool, bounds.network)) as unknown as ListToolsResult['tools'],
  }));
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq: { signal } }) => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (tool === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, messages.unknownTool(params.name));
    return { ...(await ask(tool, params.arguments ?? {}, signal)) };
  });
  return server;
}

async function call(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  options: Parsed<'mcp'>,
  { bounds, io }: { readonly bounds: Bounds; readonly io: Io },
): Promise<Answer> {
  const printed: Uint8Array[] = [];
  let notes = '';
  const world: Io = {
    ...confined(io, bounds),
    stdout: async (content) => void printed.push(Buffer.from(content as Uint8Array)),
    stderr: (text) => {
      notes += text;
    },
    stdoutIsTerminal: false,
    stderrIsTerminal: false,
  };
  try {
    const { written, texts } = await readArguments(tool, given, bounds, world);
    const ofServer = {
      fetch: bounds.network,
      // Without the network a client would be warned of an option that it cannot give.
      ...(bounds.network && { privateHost: options['private-host'] }),
      // Whoever starts the server decides what its clients see.
      ...(options['hide-accounts'] === 'on' && { hideAccounts: 'on' }),
    };
    const mediaType = await tool.run({ written: { ...written, ...ofServer }, texts }, world, bounds.top);
    return answerOf(Buffer.concat(printed), mediaType, notes);
  } catch (error) {
    return failureOf(error);
  }
}
