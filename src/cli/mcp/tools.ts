/**
 * The tools of `groundplan mcp`, one row each. A tool runs a command, whose stdout becomes the answer, or answers a
 * question about a graph. The resources are two tools without arguments: the graph and the picture.
 */

import { FORMAT_DEFAULT, FORMAT_NAMES, formatRow } from '../../diagram.js';
import { Misuse } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { draw } from '../draw.js';
import { NEIGHBOURS_DEPTH_MAX, REACH_DEPTH_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { parseOptions } from '../options.js';
import { STDOUT } from '../output.js';
import {
  type AnswerContent,
  answerFind,
  answerNeighbours,
  answerPath,
  answerReach,
  answerSummary,
  type Inputs,
} from './answers.js';
import { answerDiff, writeExplanation, writeGraph, writeGraphPage } from './listings.js';
import type { SourceRead } from './memory.js';
import * as questionMessages from './messages.js';
import { PAGING } from './pages.js';
import {
  DIFF_SCHEMA,
  FIND_SCHEMA,
  NEIGHBOURS_SCHEMA,
  type OutputSchema,
  PATH_SCHEMA,
  REACH_SCHEMA,
  SUMMARY_SCHEMA,
} from './schemas.js';
import {
  type Arguments,
  checkRepository,
  type Input,
  type RawArguments,
  type Session,
  type Structured,
  TEXT,
  type Tool,
} from './tool.js';

/** Options that name a source or decide how it is read. */
const READING = ['source', 'planner', 'workspace', 'varfile', 'timeout', 'detail', 'hide-accounts'] as const;

/** Default source: the server's directory. */
const HERE = { source: '.' };

/** Reads the source of a call, or takes it from memory. */
const sourceOf = (options: Arguments['options'], io: Io, { memory }: Session): Promise<SourceRead> =>
  memory.read(parseOptions('graphdata', { ...HERE, ...options }), io);

/** Options of diagrams. */
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

/** Options of a comparison. */
const COMPARING = ['from', 'to', 'merge-base', 'varfile-before', 'varfile-after', 'focus', 'hops', 'side'] as const;

// ---- Questions about a graph.

/** A tool that answers from the graph of a source. */
interface Question {
  readonly name: string;
  readonly description: string;
  readonly inputs: Readonly<Record<string, Input>>;
  readonly required?: readonly string[];
  readonly outputSchema: OutputSchema;
  readonly answer: (source: SourceRead, inputs: Inputs) => AnswerContent;
}

function toolOf({ answer, ...row }: Question): Tool {
  return {
    ...row,
    command: 'graphdata',
    options: READING,
    async run({ options, inputs }, io, session): Promise<Structured> {
      const { lines, structured } = answer(await sourceOf(options, io, session), inputs);
      await io.stdout(`${lines.join('\n')}\n`);
      return { structured };
    },
  };
}

const ADDRESS: Input = { ...TEXT, description: questionMessages.ADDRESS };

const choice = (description: string, names: readonly string[]): Input => ({ type: 'string', description, enum: names });
const depthUpTo = (maximum: number, description: string): Input => ({
  type: 'integer',
  description,
  minimum: 1,
  maximum,
});

const QUESTIONS: readonly Question[] = [
  {
    name: 'path',
    description: questionMessages.PATH,
    inputs: { from: ADDRESS, to: ADDRESS },
    required: ['from', 'to'],
    outputSchema: PATH_SCHEMA,
    answer: answerPath,
  },
  {
    name: 'find',
    description: questionMessages.FIND,
    inputs: {
      text: { ...TEXT, description: questionMessages.FIND_TEXT },
      type: { ...TEXT, description: questionMessages.FIND_TYPE },
      inside: { ...TEXT, description: questionMessages.FIND_INSIDE },
      ...PAGING,
    },
    outputSchema: FIND_SCHEMA,
    answer: answerFind,
  },
  {
    name: 'neighbours',
    description: questionMessages.NEIGHBOURS,
    inputs: {
      address: ADDRESS,
      depth: depthUpTo(NEIGHBOURS_DEPTH_MAX, questionMessages.NEIGHBOURS_DEPTH),
      direction: choice(questionMessages.NEIGHBOURS_DIRECTION, ['from', 'to', 'any']),
      ...PAGING,
    },
    required: ['address'],
    outputSchema: NEIGHBOURS_SCHEMA,
    answer: answerNeighbours,
  },
  {
    name: 'reach',
    description: questionMessages.REACH,
    inputs: {
      address: ADDRESS,
      direction: choice(questionMessages.REACH_DIRECTION, ['to', 'from', 'dependents']),
      port: { ...TEXT, description: questionMessages.REACH_PORT },
      depth: depthUpTo(REACH_DEPTH_MAX, questionMessages.REACH_DEPTH),
      text: { ...TEXT, description: questionMessages.REACH_TEXT },
      ...PAGING,
    },
    required: ['address'],
    outputSchema: REACH_SCHEMA,
    answer: answerReach,
  },
  {
    name: 'summary',
    description: questionMessages.SUMMARY,
    inputs: {},
    outputSchema: SUMMARY_SCHEMA,
    answer: answerSummary,
  },
];

// ---- All tools.

/** Content of the resource for the graph. */
const WHOLE_GRAPH: Tool = {
  name: 'graph',
  description: messages.GRAPH,
  command: 'graphdata',
  options: READING,
  run: async ({ options }, io, session) => {
    await writeGraph(await sourceOf(options, io, session), io);
    return null;
  },
};

export const TOOLS: readonly Tool[] = [
  {
    name: 'draw',
    description: messages.DRAW,
    command: 'draw',
    options: [...READING, ...DRAWING, 'changes', 'drift', 'icons'],
    run: async ({ options }, io) => {
      const parsed = parseOptions('draw', { ...HERE, ...options, outfile: STDOUT });
      await draw(parsed, io);
      return binaryTypeOf(parsed.format);
    },
  },
  {
    name: 'graph',
    description: messages.GRAPH,
    command: 'graphdata',
    options: READING,
    inputs: { inside: { ...TEXT, description: questionMessages.FIND_INSIDE }, ...PAGING },
    run: async ({ options, inputs }, io, session) => {
      await writeGraphPage(await sourceOf(options, io, session), inputs, io);
      return null;
    },
  },
  {
    name: 'explain',
    description: messages.EXPLAIN,
    command: 'graphdata',
    options: [...READING, 'explain'],
    inputs: { address: { ...TEXT, description: questionMessages.EXPLAIN_ADDRESS }, ...PAGING },
    run: async ({ options, inputs }, io, session) => {
      const { explain: format } = parseOptions('graphdata', { ...HERE, ...options });
      await writeExplanation(await sourceOf(options, io, session), format ?? 'text', inputs, io);
      return null;
    },
  },
  {
    name: 'diff',
    description: messages.DIFF,
    command: 'diff',
    options: [...READING, ...DRAWING, ...COMPARING],
    inputs: {
      before: { ...TEXT, description: messages.BEFORE, isPath: true },
      after: { ...TEXT, description: messages.AFTER, isPath: true },
      ...PAGING,
    },
    outputSchema: DIFF_SCHEMA,
    run: runDiff,
  },
  ...QUESTIONS.map(toolOf),
];

async function runDiff({ options, inputs }: Arguments, io: Io, { top, memory }: Session): Promise<Structured> {
  const { before, after } = inputs as { readonly before?: string; readonly after?: string };
  const positionals = [before, after].filter((path) => path !== undefined);
  if (positionals.length === 1) throw new Misuse(messages.missingArgument(before === undefined ? 'before' : 'after'));
  const parsed = parseOptions('diff', { ...options, outfile: STDOUT });
  if (positionals.length === 0) await checkRepository(parsed.source ?? '.', top, io);
  const mediaType = binaryTypeOf(parsed.format);
  const answer = await answerDiff(parsed, positionals, inputs, { io, memory });
  return mediaType === null ? answer : { ...answer, mediaType };
}

/**
 * Returns the media type of the first format if it is binary; null for text.
 * @param formats null for the default, which is text
 */
function binaryTypeOf(formats: readonly string[] | null): string | null {
  const format = FORMAT_NAMES.find((name) => name === formats?.[0]);
  return format !== undefined && formatRow(format).isBinary ? formatRow(format).mediaType : null;
}

// ---- Resources.

/** A resource: the output of a tool. */
interface ResourceRow {
  /** Last part of the URI. */
  readonly name: string;
  readonly description: string;
  readonly descriptionOfTemplate: string;
  readonly mimeType: string;
  /** Tool whose text is the content. */
  readonly tool: Tool;
  readonly given: RawArguments;
}

/** The resources of the protocol. Each has a URI for the server's directory, and a template for any source below it. */
const RESOURCE_ROWS: readonly ResourceRow[] = [
  {
    name: 'graph',
    description: questionMessages.GRAPH_RESOURCE,
    descriptionOfTemplate: questionMessages.GRAPH_OF,
    mimeType: 'application/json',
    tool: WHOLE_GRAPH,
    given: {},
  },
  {
    name: 'picture',
    description: questionMessages.PICTURE_RESOURCE,
    descriptionOfTemplate: questionMessages.PICTURE_OF,
    mimeType: formatRow(FORMAT_DEFAULT).mediaType,
    tool: TOOLS.find(({ name }) => name === 'draw')!,
    given: { format: FORMAT_DEFAULT },
  },
];

const PREFIX = 'groundplan:///';

export const RESOURCES = RESOURCE_ROWS.map(({ name, description, mimeType }) => ({
  name,
  description,
  mimeType,
  uri: `${PREFIX}${name}`,
}));

export const TEMPLATES = RESOURCE_ROWS.map(({ name, descriptionOfTemplate, mimeType }) => ({
  name,
  description: descriptionOfTemplate,
  mimeType,
  uriTemplate: `${PREFIX}${name}/{source}`,
}));

/** A call that gives the content of a resource. */
interface Reading {
  readonly tool: Tool;
  readonly given: RawArguments;
  readonly mimeType: string;
}

/**
 * Returns the call for a URI, such as `groundplan:///graph/envs%2Fprod`; null for a URI of no resource. The caller checks
 * the source in it like any argument.
 */
export function readUri(uri: string): Reading | null {
  const [, name, source] = /^groundplan:\/\/\/(\w+)(?:\/(.+))?$/s.exec(uri) ?? [];
  const row = RESOURCE_ROWS.find((resource) => resource.name === name);
  const path = source === undefined ? '.' : decode(source);
  if (row === undefined || path === null) return null;
  const { tool, given, mimeType } = row;
  return { tool, given: { ...given, source: path }, mimeType };
}

/** Returns the decoded text; null for an invalid escape. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
