/** `groundplan mcp`: serves the commands to clients of the Model Context Protocol over stdin and stdout. docs/mcp.md */

import { dirname } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { type ListToolsResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { FORMAT_NAMES, formatRow, graphRequestOf } from '../../diagram.js';
import { InvalidInput, Misuse } from '../../errors.js';
import type { Graph } from '../../graph/model.js';
import { byText, largest } from '../../graph/order.js';
import type { Io } from '../../platform/io.js';
import { isWithin } from '../../platform/text/paths.js';
import { printable } from '../../platform/text/printable.js';
import { type Bounds, confined } from '../../platform/untrusted/confined.js';
import { type Path, pathBetween } from '../../render/viewer/model/connections.js';
import type { Scene } from '../../render/viewer/model/scene.js';
import { VERSION } from '../../version.js';
import { diff } from '../compare/diff.js';
import { draw } from '../draw.js';
import { explain } from '../explain.js';
import { describeFailure } from '../failure.js';
import { graphdata } from '../graphdata.js';
import {
  ADDRESSES_LISTED_MAX,
  IMAGE_BYTES_MAX,
  NOTES_LENGTH_MAX,
  QUESTION_BYTES_MAX,
  TEXT_LENGTH_MAX,
  WAITING_MAX,
} from '../limits.js';
import * as messages from '../messages.js';
import { type Parsed, parseOptions } from '../options.js';
import { createProgress } from '../progress.js';
import { run } from '../run.js';
import { STDOUT } from '../targets.js';
import { checkPlace, checkRepository } from './place.js';
import { type Arguments, described, type Property, propertiesOf, rowsFor, type Tool, writtenAs } from './tool.js';

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

// ---- Queue.
// Two drawings at once would double the memory and compete for the processor.

interface Queue {
  /** Rejects with the error of the work, or with Misuse if the queue is full. */
  add<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when everything added so far is done. */
  idle(): Promise<void>;
}

/** Creates a queue with at most `WAITING_MAX` waiting calls. */
export function oneAtATime(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    add: (work) => {
      if (waiting > WAITING_MAX) return Promise.reject(new Misuse(messages.BUSY, { remedy: messages.BUSY_REMEDY }));
      waiting++;
      const done = last.then(work).finally(() => waiting--);
      last = done.catch(() => {});
      return done;
    },
    idle: async () => void (await last),
  };
}

// ---- Answers: a command's stdout and stderr for the client.

type Content =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly data: string; readonly mimeType: string }
  | {
      readonly type: 'resource';
      readonly resource: { readonly uri: string; readonly mimeType: string; readonly blob: string };
    };

interface Answer {
  content: Content[];
  isError?: boolean;
}

/**
 * Returns the answer with the output and the notes.
 * @param mediaType null for text
 * @throws Misuse if the output exceeds the limit of a client
 */
export function answerOf(printed: Buffer, mediaType: string | null, notes: string): Answer {
  const said: Content[] = notes.trim() === '' ? [] : [{ type: 'text', text: notes.slice(0, NOTES_LENGTH_MAX) }];
  return { content: [contentOf(printed, mediaType), ...said] };
}

function contentOf(printed: Buffer, mediaType: string | null): Content {
  if (mediaType === null) {
    const text = printed.toString('utf8');
    if (text.length <= TEXT_LENGTH_MAX) return { type: 'text', text };
    throw new Misuse(messages.textTooLong(text.length, TEXT_LENGTH_MAX), { remedy: messages.TOO_LONG_REMEDY });
  }
  if (printed.length > IMAGE_BYTES_MAX) {
    throw new Misuse(messages.imageTooLarge(printed.length, IMAGE_BYTES_MAX), { remedy: messages.TOO_LONG_REMEDY });
  }
  const data = printed.toString('base64');
  if (mediaType.startsWith('image/')) return { type: 'image', data, mimeType: mediaType };
  return { type: 'resource', resource: { uri: messages.DOCUMENT, mimeType: mediaType, blob: data } };
}

/** Returns the error text that the command line would print. */
const failureOf = (error: unknown): Answer => ({
  content: [{ type: 'text', text: describeFailure(error) }],
  isError: true,
});

// ---- Arguments of a client, which are untrusted.

type World = Pick<Io, 'directory' | 'realPath' | 'kindOf'>;

/**
 * Returns the validated arguments of a tool.
 * @throws Misuse for an invalid argument; InvalidInput for a path outside of the directory
 */
export async function readArguments(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  bounds: Bounds,
  io: World,
): Promise<Arguments> {
  const properties = propertiesOf(tool);
  for (const [name, value] of Object.entries(given)) checkShape(name, value, properties);
  for (const name of tool.required ?? []) {
    if (!Object.hasOwn(given, name)) throw new Misuse(messages.missingArgument(name));
  }
  const rows = rowsFor(tool).filter(({ name }) => Object.hasOwn(given, name));
  const texts = Object.entries(tool.texts ?? {}).filter(([name]) => Object.hasOwn(given, name));
  const paths = [
    ...rows
      .filter(isOfPaths)
      .flatMap(({ name }) => [given[name]].flat().map((path) => [name, path as string] as const)),
    ...texts.filter(([, { isPath }]) => isPath).map(([name]) => [name, given[name] as string] as const),
  ];
  for (const [name, path] of paths) await checkPlace(name, path, bounds, io);
  return {
    written: Object.fromEntries(rows.map((row) => writtenAs(row, given[row.name]))),
    texts: Object.fromEntries(texts.map(([name]) => [name, given[name] as string])),
  };
}

const isOfPaths = ({ kind, choices }: { readonly kind: string; readonly choices?: readonly string[] }): boolean =>
  kind === 'path' || (kind === 'list' && choices === undefined);

function checkShape(name: string, value: unknown, properties: Readonly<Record<string, Property>>): void {
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (property === undefined) {
    throw new Misuse(messages.unknownArgument(name), { remedy: messages.argumentsAre(Object.keys(properties)) });
  }
  if (!isOf(property, value)) throw new Misuse(messages.wrongArgument(name, messages.KINDS[property.type]!));
  checkSize(name, value, property);
  if (property.enum !== undefined && !property.enum.includes(value as string)) {
    throw new Misuse(messages.wrongArgument(name, messages.oneOf(property.enum)));
  }
}

/** Checks lengths before any drawing starts. */
function checkSize(name: string, value: unknown, { maxItems, maxLength, items }: Property): void {
  const texts = [value].flat();
  if (maxItems !== undefined && texts.length > maxItems) {
    throw new Misuse(messages.tooManyItems(name, texts.length, maxItems));
  }
  const most = maxLength ?? items?.maxLength;
  const longest = largest(texts.map((text) => (typeof text === 'string' ? text.length : 0)));
  if (most !== undefined && longest > most) throw new Misuse(messages.argumentTooLong(name, longest, most));
}

const isOf = ({ type }: Property, value: unknown): boolean =>
  type === 'array' ? Array.isArray(value) && value.every((item) => typeof item === 'string') : typeof value === type;

// ---- Tools.

/** Options for reading a source, and for drawing it. */
const READING = ['source', 'planner', 'workspace', 'varfile', 'timeout', 'detail', 'hide-accounts'] as const;
const DRAWING = [
  'format',
  'title',
  'theme',
  'layout',
  'simplified',
  'overview',
  'modules',
  'annotate',
  'scale',
] as const;

/** Default source: the server's directory. */
const HERE = { source: '.' };

export const TOOLS: readonly Tool[] = [
  {
    name: 'draw',
    description: messages.DRAW,
    command: 'draw',
    options: [...READING, ...DRAWING, 'changes', 'drift', 'icons'],
    run: async ({ written }, io) => {
      const options = parseOptions('draw', { ...HERE, ...written, outfile: STDOUT });
      await draw(options, io);
      return options.format === null ? null : mediaTypeOf(options.format[0]!);
    },
  },
  {
    name: 'graph',
    description: messages.GRAPH,
    command: 'graphdata',
    options: READING,
    run: async ({ written }, io) => {
      await graphdata(parseOptions('graphdata', { ...HERE, ...written, outfile: STDOUT }), io);
      return null;
    },
  },
  {
    name: 'explain',
    description: messages.EXPLAIN,
    command: 'graphdata',
    options: [...READING, 'explain'],
    run: async ({ written }, io) => {
      const { found, options, progress } = await readFound(written, io);
      await explain(found, options.explain ?? 'text', io, progress);
      return null;
    },
  },
  {
    name: 'diff',
    description: messages.DIFF,
    command: 'diff',
    options: [
      ...READING,
      ...DRAWING,
      'from',
      'to',
      'merge-base',
      'varfile-before',
      'varfile-after',
      'focus',
      'hops',
      'side',
    ],
    texts: {
      before: { description: messages.BEFORE, isPath: true },
      after: { description: messages.AFTER, isPath: true },
    },
    run: differences,
  },
  {
    name: 'path',
    description: messages.PATH,
    command: 'graphdata',
    options: READING,
    texts: {
      from: { description: messages.PATH_FROM, isPath: false },
      to: { description: messages.PATH_TO, isPath: false },
    },
    required: ['from', 'to'],
    run: async ({ written, texts }, io) => {
      const { found } = await readFound(written, io);
      await io.stdout(pathInWords(found.graph, texts.from!, texts.to!));
      return null;
    },
  },
];

async function readFound(written: Arguments['written'], io: Io) {
  const options = parseOptions('graphdata', { ...HERE, ...written });
  const progress = createProgress(io, options);
  const { found } = await run(options, graphRequestOf(options), io, progress);
  return { found, options, progress };
}

async function differences({ written, texts }: Arguments, io: Io, top: string): Promise<string | null> {
  const words = [texts.before, texts.after].filter((word) => word !== undefined);
  if (words.length === 1) throw new Misuse(messages.missingArgument(texts.before === undefined ? 'before' : 'after'));
  const options = parseOptions('diff', { ...written, outfile: STDOUT });
  if (words.length === 0) await checkRepository(options.source ?? '.', top, io);
  await diff(options, words, io);
  return options.format === null ? null : mediaTypeOf(options.format[0]!);
}

/** Returns the media type of a binary format; null for text. */
function mediaTypeOf(name: string): string | null {
  const format = FORMAT_NAMES.find((known) => known === name);
  return format !== undefined && formatRow(format).isBinary ? formatRow(format).mediaType : null;
}

// ---- Paths between two nodes.

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** Converts a graph to the scene of the viewer, without geometry. */
function sceneOf({ nodes, edges }: Graph, numbers: ReadonlyMap<string, number>): Scene {
  const enclosing = (address: string): number[] => {
    const parent = nodes.get(address)?.parent ?? null;
    return parent === null ? [] : [numbers.get(parent)!, ...enclosing(parent)];
  };
  const elements = [...nodes.values()].map(({ address, type }) => ({
    ...{ id: address, hasAddress: true, type, isBox: false, words: [], place: NOWHERE },
    enclosing: enclosing(address),
  }));
  const lines = edges.map(({ from, to, twoWay, thin = false, label }) => ({
    ...{ from: numbers.get(from)!, to: numbers.get(to)!, twoWay },
    ...{ thin, dashed: false, label },
  }));
  return { elements, lines };
}

/**
 * Describes a shortest path as text.
 * @throws InvalidInput if one of the nodes is not in the graph
 */
function pathInWords(graph: Graph, from: string, to: string): string {
  const numbers = new Map([...graph.nodes.keys()].map((address, at) => [address, at]));
  const scene = sceneOf(graph, numbers);
  const path = pathBetween(scene, numberOf('from', from, numbers), numberOf('to', to, numbers));
  if (path === null) return `${messages.NO_PATH}\n`;
  return `${[HEADS[path.sense](path.lines.length), ...stepsOf(path, scene)].join('\n')}\n`;
}

const HEADS = { along: messages.pathAlong, back: messages.pathBack, any: messages.pathIgnoringDirection } as const;

/** Returns each edge in its own direction, even if the path runs against it. */
const stepsOf = ({ lines }: Path, scene: Scene): string[] =>
  lines.map((line) => {
    const { from, to, twoWay, label } = scene.lines[line]!;
    const [tail, head] = [scene.elements[from]!.id, scene.elements[to]!.id].map(printable);
    return `${tail} ${twoWay ? '<->' : '->'} ${head}${label === '' ? '' : `: ${printable(label)}`}`;
  });

function numberOf(name: string, address: string, numbers: ReadonlyMap<string, number>): number {
  const number = numbers.get(address);
  if (number !== undefined) return number;
  const [last = ''] = address.split('.').slice(-1);
  const near = [...numbers.keys()].filter((known) => known.includes(last)).sort(byText);
  const said = (near.length > 0 ? near : [...numbers.keys()]).slice(0, ADDRESSES_LISTED_MAX);
  throw new InvalidInput(messages.unknownAddress(name, address), { remedy: messages.perhaps(said) });
}
