/**
 * `groundplan mcp`: serves draw, graph, explain, diff and path to clients of the Model Context Protocol over stdin and stdout, one
 * call at a time and read-only. docs/mcp.md
 */

import { dirname } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { type ListToolsResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { Misuse } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { isWithin } from '../../platform/text/paths.js';
import { type Bounds, confined } from '../../platform/untrusted/confined.js';
import { VERSION } from '../../version.js';
import { QUESTION_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { Parsed } from '../options.js';
import { type Answer, answerOf, failureOf } from './answer.js';
import { type RawArguments, readArguments } from './arguments.js';
import { createQueue } from './queue.js';
import { described, type Tool } from './tool.js';
import { TOOLS } from './tools.js';

/**
 * Serves until the input ends, and answers every pending call before it returns.
 * @throws Misuse without stdin, or if the working directory contains a home directory
 */
export async function mcp(options: Parsed<'mcp'>, io: Io): Promise<void> {
  const { onStdin } = io;
  if (onStdin === undefined) throw new Misuse(messages.NOBODY, { remedy: messages.NOBODY_REMEDY });
  const bounds = { top: await servedDirectory(io), network: options.network };
  const queue = createQueue();
  const server = createServer(bounds, (tool, raw, signal) =>
    queue.add(async () => (signal.aborted ? NO_ANSWER : callTool(tool, raw, options, { bounds, io }))).catch(failureOf),
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
  const ended = onStdin((bytes) => void input.write(bytes));
  await Promise.race([ended, closed]);
  await queue.idle();
}

/** Returns the real path of the working directory. @throws Misuse if it is a root, a home directory or above one */
async function servedDirectory(io: Io): Promise<string> {
  const directory = (await io.realPath(io.directory)) ?? io.directory;
  const home = (await io.realPath(io.home).catch(() => null)) ?? io.home;
  if (directory !== dirname(directory) && !isWithin(directory, home)) return directory;
  throw new Misuse(messages.TOO_WIDE, { remedy: messages.TOO_WIDE_REMEDY });
}

/** Answer to a call that the client cancelled while it was queued. The client expects none. */
const NO_ANSWER: Answer = { content: [] };

/** @param signal aborted if the client cancels the call */
type OnCall = (tool: Tool, raw: RawArguments, signal: AbortSignal) => Promise<Answer>;

function createServer(bounds: Bounds, onCall: OnCall): Server {
  const server = new Server(
    { name: messages.PROGRAM, version: VERSION },
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
    return { ...(await onCall(tool, params.arguments ?? {}, signal)) };
  });
  return server;
}

/** Runs a tool in a world confined to the directory, with its stdout and stderr as answer. Never throws. */
async function callTool(
  tool: Tool,
  raw: RawArguments,
  options: Parsed<'mcp'>,
  { bounds, io }: { readonly bounds: Bounds; readonly io: Io },
): Promise<Answer> {
  const stdout: Uint8Array[] = [];
  let stderr = '';
  const world: Io = {
    ...confined(io, bounds),
    stdout: async (content) => void stdout.push(Buffer.from(content as Uint8Array)),
    stderr: (text) => {
      stderr += text;
    },
    stdoutIsTerminal: false,
    stderrIsTerminal: false,
  };
  try {
    const { options: callOptions, texts } = await readArguments(tool, raw, bounds, world);
    const serverOptions = {
      fetch: bounds.network,
      // Without network access the option would only cause a warning that a client cannot act on.
      ...(bounds.network && { privateHost: options['private-host'] }),
      // Clients cannot override the account setting of the server.
      ...(options['hide-accounts'] === 'on' && { hideAccounts: 'on' }),
    };
    const mediaType = await tool.run({ options: { ...callOptions, ...serverOptions }, texts }, world, bounds.top);
    return answerOf(Buffer.concat(stdout), mediaType, stderr);
  } catch (error) {
    return failureOf(error);
  }
}
