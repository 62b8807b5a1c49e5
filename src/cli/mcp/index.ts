/**
 * `groundplan mcp`: serves the tools of tools.ts and two resources to clients of the Model Context Protocol over stdin
 * and stdout, one call at a time and read-only. docs/mcp.md
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
import { describeFailure } from '../failure.js';
import { IMAGE_BYTES_MAX, NOTES_LENGTH_MAX, QUESTION_BYTES_MAX, TEXT_LENGTH_MAX, WAITING_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { Parsed } from '../options.js';
import { createMemory, type SourceMemory } from './memory.js';
import { resourceUnknown } from './messages.js';
import { described, type RawArguments, readArguments, type Tool } from './tool.js';
import { RESOURCES, readUri, TEMPLATES, TOOLS } from './tools.js';

/**
 * Serves until the input ends, and answers every pending call before it returns.
 * @throws Misuse without stdin, or if the working directory contains a home directory
 */
export async function mcp(options: Parsed<'mcp'>, io: Io): Promise<void> {
  const { onStdin } = io;
  if (onStdin === undefined) throw new Misuse(messages.NO_CLIENT, { remedy: messages.NO_CLIENT_REMEDY });
  const bounds = { top: await servedDirectory(io), network: options.network };
  const queue = createQueue();
  const memory = createMemory();
  const server = createServer(bounds, (tool, raw, signal) =>
    queue
      .add(async () => (signal.aborted ? NO_ANSWER : callTool(tool, raw, options, { bounds, io, memory })))
      .catch(failureOf),
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

/**
 * Returns the real path of the working directory.
 * @throws Misuse if it is a root, a home directory or above one
 */
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
      capabilities: { tools: {}, resources: {} },
      instructions: messages.INSTRUCTIONS,
      // Never called: it would validate answers of users to questions of the server, which asks none.
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
  server.setRequestHandler('resources/list', async () => ({ resources: [...RESOURCES] }));
  server.setRequestHandler('resources/templates/list', async () => ({ resourceTemplates: [...TEMPLATES] }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }, { mcpReq: { signal } }) => {
    const read = readUri(uri);
    if (read === null) throw new ProtocolError(ProtocolErrorCode.InvalidParams, resourceUnknown(uri));
    const { tool, given, mimeType } = read;
    const { content, isError } = await onCall(tool, given, signal);
    const text = content.flatMap((part) => (part.type === 'text' ? part.text : []))[0] ?? '';
    if (isError === true) throw new ProtocolError(ProtocolErrorCode.InvalidParams, text);
    return { contents: [{ uri, mimeType, text }] };
  });
  return server;
}

/** Runs a tool in a world confined to the directory, with its stdout and stderr as answer. Never throws. */
async function callTool(
  tool: Tool,
  raw: RawArguments,
  options: Parsed<'mcp'>,
  { bounds, io, memory }: { readonly bounds: Bounds; readonly io: Io; readonly memory: SourceMemory },
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
    const { options: callOptions, inputs } = await readArguments(tool, raw, bounds, world);
    const serverOptions = {
      fetch: bounds.network,
      cache: options.cache,
      // Without network access the option would only cause a warning that a client cannot act on.
      ...(bounds.network && { privateHost: options['private-host'] }),
      // Clients cannot override the account setting of the server.
      ...(options['hide-accounts'] === 'on' && { hideAccounts: 'on' }),
    };
    const given = { options: { ...callOptions, ...serverOptions }, inputs };
    const output = await tool.run(given, world, { top: bounds.top, memory });
    if (output === null || typeof output === 'string') return answerOf(Buffer.concat(stdout), output, stderr);
    const { structured, mediaType = null } = output;
    return { ...answerOf(Buffer.concat(stdout), mediaType, stderr), structuredContent: { ...structured } };
  } catch (error) {
    return failureOf(error);
  }
}

// ---- Answers: the output of a command as text, as an image or as a document.

type Content =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly data: string; readonly mimeType: string }
  | {
      readonly type: 'resource';
      readonly resource: { readonly uri: string; readonly mimeType: string; readonly blob: string };
    };

/** Result of a call, as the protocol defines it. Mutable, because the SDK's type is. */
interface Answer {
  content: Content[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
}

/**
 * Returns an answer with the output of a command.
 * @param stdout output of the command
 * @param mediaType of the output; null for text
 * @param notes stderr of the command, a second text unless it is blank
 * @throws Misuse if the output is larger than a client accepts
 */
export function answerOf(stdout: Buffer, mediaType: string | null, notes: string): Answer {
  const output = mediaType === null ? textContent(stdout) : binaryContent(stdout, mediaType);
  if (notes.trim() === '') return { content: [output] };
  return { content: [output, { type: 'text', text: notes.slice(0, NOTES_LENGTH_MAX) }] };
}

function textContent(stdout: Buffer): Content {
  const text = stdout.toString('utf8');
  if (text.length <= TEXT_LENGTH_MAX) return { type: 'text', text };
  throw new Misuse(messages.textTooLong(text.length, TEXT_LENGTH_MAX), { remedy: messages.TOO_LONG_REMEDY });
}

function binaryContent(stdout: Buffer, mimeType: string): Content {
  if (stdout.length > IMAGE_BYTES_MAX) {
    throw new Misuse(messages.imageTooLarge(stdout.length, IMAGE_BYTES_MAX), { remedy: messages.TOO_LONG_REMEDY });
  }
  const data = stdout.toString('base64');
  if (mimeType.startsWith('image/')) return { type: 'image', data, mimeType };
  return { type: 'resource', resource: { uri: messages.DOCUMENT, mimeType, blob: data } };
}

/** Returns the error text that the command line would print. */
const failureOf = (error: unknown): Answer => ({
  content: [{ type: 'text', text: describeFailure(error) }],
  isError: true,
});

// ---- The queue of calls.

/** Runs calls one after the other: two drawings at once would double the memory and compete for the processor. */
interface Queue {
  /** Resolves with the result of the work. Rejects with its error, or with Misuse if the queue is full. */
  add<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when everything added so far is done. */
  idle(): Promise<void>;
}

/** Creates a queue of one running call and at most `WAITING_MAX` waiting ones. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  return {
    add: (work) => {
      if (unfinished > WAITING_MAX) return Promise.reject(new Misuse(messages.BUSY, { remedy: messages.BUSY_REMEDY }));
      unfinished++;
      const done = last.then(work).finally(() => unfinished--);
      last = done.catch(() => {});
      return done;
    },
    idle: async () => void (await last),
  };
}
