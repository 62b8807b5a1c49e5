/** The tools of `groundplan mcp`, one row each. A tool runs a command, whose stdout becomes the answer. */
import { FORMAT_NAMES, formatRow } from '../../diagram.js';
import { Misuse } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { draw } from '../draw.js';
import * as messages from '../messages.js';
import { parseOptions } from '../options.js';
import { STDOUT } from '../output.js';
import { answerDiff } from './differences.js';
import { writeExplanation, writeGraph, writeGraphPage } from './listings.js';
import * as questionMessages from './messages.js';
import { PAGING } from './pages.js';
import { HERE, QUESTION_TOOLS, READING, sourceOf } from './questions.js';
import { DIFF_SCHEMA } from './schemas.js';
import { type Arguments, checkRepository, type Session, type Structured, TEXT, type Tool } from './tool.js';

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

/** Content of the resource for the graph. */
export const WHOLE_GRAPH: Tool = {
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
  ...QUESTION_TOOLS,
];

async function runDiff({ options, inputs }: Arguments, io: Io, { top }: Session): Promise<Structured> {
  const { before, after } = inputs as { readonly before?: string; readonly after?: string };
  const positionals = [before, after].filter((path) => path !== undefined);
  if (positionals.length === 1) throw new Misuse(messages.missingArgument(before === undefined ? 'before' : 'after'));
  const parsed = parseOptions('diff', { ...options, outfile: STDOUT });
  if (positionals.length === 0) await checkRepository(parsed.source ?? '.', top, io);
  const mediaType = binaryTypeOf(parsed.format);
  const answer = await answerDiff(parsed, positionals, inputs, io);
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
