/** The tools that answer questions about a graph, one row each. */

import type { Io } from '../../platform/io.js';
import { NEIGHBOURS_DEPTH_MAX, REACH_DEPTH_MAX } from '../limits.js';
import { parseOptions } from '../options.js';
import {
  type Answered,
  answerFind,
  answerNeighbours,
  answerPath,
  answerReach,
  answerSummary,
  type Inputs,
} from './answers.js';
import type { SourceRead } from './memory.js';
import * as messages from './messages.js';
import { PAGING } from './pages.js';
import {
  FIND_SCHEMA,
  NEIGHBOURS_SCHEMA,
  type OutputSchema,
  PATH_SCHEMA,
  REACH_SCHEMA,
  SUMMARY_SCHEMA,
} from './schemas.js';
import { type Arguments, type Input, type Session, type Structured, TEXT, type Tool } from './tool.js';

/** Options that select and read a source. */
export const READING = ['source', 'planner', 'workspace', 'varfile', 'timeout', 'detail', 'hide-accounts'] as const;

/** Default source: the server's directory. */
export const HERE = { source: '.' };

/** Reads the source of a call, or remembers it. */
export const sourceOf = (options: Arguments['options'], io: Io, { memory }: Session): Promise<SourceRead> =>
  memory.read(parseOptions('graphdata', { ...HERE, ...options }), io);

interface Question {
  readonly name: string;
  readonly description: string;
  readonly inputs: Readonly<Record<string, Input>>;
  readonly required?: readonly string[];
  readonly outputSchema: OutputSchema;
  readonly answer: (source: SourceRead, inputs: Inputs) => Answered;
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

const ADDRESS: Input = { ...TEXT, description: messages.ADDRESS };

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
    description: messages.PATH,
    inputs: { from: ADDRESS, to: ADDRESS },
    required: ['from', 'to'],
    outputSchema: PATH_SCHEMA,
    answer: answerPath,
  },
  {
    name: 'find',
    description: messages.FIND,
    inputs: {
      text: { ...TEXT, description: messages.FIND_TEXT },
      type: { ...TEXT, description: messages.FIND_TYPE },
      inside: { ...TEXT, description: messages.FIND_INSIDE },
      ...PAGING,
    },
    outputSchema: FIND_SCHEMA,
    answer: answerFind,
  },
  {
    name: 'neighbours',
    description: messages.NEIGHBOURS,
    inputs: {
      address: ADDRESS,
      depth: depthUpTo(NEIGHBOURS_DEPTH_MAX, messages.NEIGHBOURS_DEPTH),
      direction: choice(messages.NEIGHBOURS_DIRECTION, ['from', 'to', 'any']),
      ...PAGING,
    },
    required: ['address'],
    outputSchema: NEIGHBOURS_SCHEMA,
    answer: answerNeighbours,
  },
  {
    name: 'reach',
    description: messages.REACH,
    inputs: {
      address: ADDRESS,
      direction: choice(messages.REACH_DIRECTION, ['to', 'from', 'dependents']),
      port: { ...TEXT, description: messages.REACH_PORT },
      depth: depthUpTo(REACH_DEPTH_MAX, messages.REACH_DEPTH),
      text: { ...TEXT, description: messages.REACH_TEXT },
      ...PAGING,
    },
    required: ['address'],
    outputSchema: REACH_SCHEMA,
    answer: answerReach,
  },
  {
    name: 'summary',
    description: messages.SUMMARY,
    inputs: {},
    outputSchema: SUMMARY_SCHEMA,
    answer: answerSummary,
  },
];

export const QUESTION_TOOLS: readonly Tool[] = QUESTIONS.map(toolOf);
