/** Exposes the commands as tools. */
import { FORMAT_NAMES, formatRow } from '../../diagram.js';
import { Misuse } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { diff } from '../compare/diff.js';
import { draw } from '../draw.js';
import { explain } from '../explain.js';
import { GRAPH_ONLY, graphdata } from '../graphdata.js';
import * as messages from '../messages.js';
import { parseOptions } from '../options.js';
import { createProgress } from '../progress.js';
import { run } from '../run.js';
import { STDOUT } from '../targets.js';
import { checkRepository } from './place.js';
import type { Arguments, Tool } from './tool.js';
import { wayInWords } from './way.js';

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
    description: messages.WAY,
    command: 'graphdata',
    options: READING,
    texts: {
      from: { description: messages.WAY_FROM, isPath: false },
      to: { description: messages.WAY_TO, isPath: false },
    },
    required: ['from', 'to'],
    run: async ({ written, texts }, io) => {
      const { found } = await readFound(written, io);
      await io.stdout(wayInWords(found.graph, texts.from!, texts.to!));
      return null;
    },
  },
];

async function readFound(written: Arguments['written'], io: Io) {
  const options = parseOptions('graphdata', { ...HERE, ...written });
  const progress = createProgress(io, options);
  const { found } = await run(options, GRAPH_ONLY, io, progress);
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
