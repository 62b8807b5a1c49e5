/** `groundplan mcp`: serves the commands to clients of the Model Context Protocol over stdin and stdout. docs/mcp.md */
import { dirname } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { type ListToolsResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { Misuse } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { isWithin } from '../../platform/text/within.js';
import { type Bounds, confined } from '../../platform/untrusted/confined.js';
import { VERSION } from '../../version.js';
import { QUESTION_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { PROGRAM } from '../messages.js';
import type { Parsed } from '../options.js';
import { type Answer, answerOf, failureOf } from './answer.js';
import { readArguments } from './arguments.js';
import { oneAtATime } from './queue.js';
import { described, type Tool } from './tool.js';
import { TOOLS } from './tools.js';

/**
 * Serves until the input ends, and answers every pending call before it returns.
 * @throws Misuse without stdin, or if the working directory contains a home directory
 */
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

/** Answer to a call that the client cancelled while it was queued. The client expects none. */
const NOTHING: Answer = { content: [] };

/** @param signal aborted if the client cancels the call */
type Ask = (tool: Tool, given: Readonly<Record<string, unknown>>, signal: AbortSignal) => Promise<Answer>;

function serverOf(bounds: Bounds, ask: Ask) {
  const server = new Server(
    { name: PROGRAM, version: VERSION },
    {
      capabilities: { tools: {} },
      instructions: messages.INSTRUCTIONS,
      // Never called: it would validate users' answers to questions of the server, which asks none.
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
      // Without network access the option would only cause a warning that a client cannot act on.
      ...(bounds.network && { privateHost: options['private-host'] }),
      // Clients cannot override the account setting of the server.
      ...(options['hide-accounts'] === 'on' && { hideAccounts: 'on' }),
    };
    const mediaType = await tool.run({ written: { ...written, ...ofServer }, texts }, world, bounds.top);
    return answerOf(Buffer.concat(printed), mediaType, notes);
  } catch (error) {
    return failureOf(error);
  }
}
