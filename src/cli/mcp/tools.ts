/** The tools of `groundplan mcp`, one row each. A tool runs a command, whose stdout becomes the answer. */
import { FORMAT_NAMES, formatRow, graphRequestOf, type ReadResult } from '../../diagram.js';
import { InvalidInput, Misuse } from '../../errors.js';
import type { Graph } from '../../graph/model.js';
import { byText } from '../../graph/order.js';
import type { Io } from '../../platform/io.js';
import { printable } from '../../platform/text/printable.js';
import { type Path, pathBetween } from '../../render/viewer/model/connections.js';
import type { Scene } from '../../render/viewer/model/scene.js';
import { diff } from '../compare/diff.js';
import { draw } from '../draw.js';
import { explain } from '../explain.js';
import { graphdata } from '../graphdata.js';
import { ADDRESSES_LISTED_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { type Parsed, parseOptions } from '../options.js';
import { STDOUT } from '../output.js';
import { createProgress, type Progress } from '../progress.js';
import { run } from '../run.js';
import type { Arguments, Tool } from './tool.js';
import { checkRepository } from './tool.js';

/** Options that select and read a source. */
const READING = ['source', 'planner', 'workspace', 'varfile', 'timeout', 'detail', 'hide-accounts'] as const;

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

/** Default source: the server's directory. */
const HERE = { source: '.' };

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
    run: async ({ options }, io) => {
      await graphdata(parseOptions('graphdata', { ...HERE, ...options, outfile: STDOUT }), io);
      return null;
    },
  },
  {
    name: 'explain',
    description: messages.EXPLAIN,
    command: 'graphdata',
    options: [...READING, 'explain'],
    run: async ({ options }, io) => {
      await withSource(options, io, ({ result, parsed, progress }) =>
        explain(result, parsed.explain ?? 'text', io, progress),
      );
      return null;
    },
  },
  {
    name: 'diff',
    description: messages.DIFF,
    command: 'diff',
    options: [...READING, ...DRAWING, ...COMPARING],
    texts: {
      before: { description: messages.BEFORE, isPath: true },
      after: { description: messages.AFTER, isPath: true },
    },
    run: runDiff,
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
    run: async ({ options, texts }, io) => {
      await withSource(options, io, ({ result }) => io.stdout(describePath(result.graph, texts.from!, texts.to!)));
      return null;
    },
  },
];

interface SourceRead {
  readonly result: ReadResult;
  readonly parsed: Parsed<'graphdata'>;
  readonly progress: Progress;
}

/** Reads the source of a call, and passes it to `use`. */
async function withSource(
  options: Arguments['options'],
  io: Io,
  use: (source: SourceRead) => Promise<void>,
): Promise<void> {
  const parsed = parseOptions('graphdata', { ...HERE, ...options });
  const progress = createProgress(io, parsed);
  try {
    const { result } = await run(parsed, graphRequestOf(parsed), io, progress);
    await use({ result, parsed, progress });
  } finally {
    // Otherwise a counted step would be repeated for as long as the server runs.
    progress.done();
  }
}

/** @param top the directory to which the server is confined */
async function runDiff({ options, texts }: Arguments, io: Io, top: string): Promise<string | null> {
  const positionals = [texts.before, texts.after].filter((path) => path !== undefined);
  if (positionals.length === 1) {
    throw new Misuse(messages.missingArgument(texts.before === undefined ? 'before' : 'after'));
  }
  const parsed = parseOptions('diff', { ...options, outfile: STDOUT });
  if (positionals.length === 0) await checkRepository(parsed.source ?? '.', top, io);
  await diff(parsed, positionals, io);
  return binaryTypeOf(parsed.format);
}

/**
 * Returns the media type of the first format if it is binary; null for text.
 * @param formats null for the default, which is text
 */
function binaryTypeOf(formats: readonly string[] | null): string | null {
  const format = FORMAT_NAMES.find((name) => name === formats?.[0]);
  return format !== undefined && formatRow(format).isBinary ? formatRow(format).mediaType : null;
}

// ---- The tool `path`, with the search of the interactive page.

/** Positions of the nodes in the scene, by address. */
type Indexes = ReadonlyMap<string, number>;

/**
 * Describes a shortest path between two nodes, one edge per line:
 *
 *     2 steps along the arrows:
 *     aws_lb.web -> aws_instance.app
 *     aws_instance.app -> aws_db_instance.main: SQL
 *
 * @throws InvalidInput if one of the addresses is not in the graph
 */
function describePath(graph: Graph, from: string, to: string): string {
  const indexes: Indexes = new Map([...graph.nodes.keys()].map((address, index) => [address, index]));
  const scene = sceneOf(graph, indexes);
  const path = pathBetween(scene, indexOf('from', from, indexes), indexOf('to', to, indexes));
  if (path === null) return `${messages.NO_PATH}\n`;
  return `${[HEADINGS[path.sense](path.lines.length), ...stepsOf(path, scene)].join('\n')}\n`;
}

const HEADINGS = { along: messages.pathAlong, back: messages.pathBack, any: messages.pathIgnoringDirection } as const;

/** Returns each edge in its own direction, even if the path runs against it. */
const stepsOf = ({ lines }: Path, scene: Scene): string[] =>
  lines.map((line) => {
    const { from, to, twoWay, label } = scene.lines[line]!;
    const [tail, head] = [scene.elements[from]!.id, scene.elements[to]!.id].map(printable);
    return `${tail} ${twoWay ? '<->' : '->'} ${head}${label === '' ? '' : `: ${printable(label)}`}`;
  });

/** @param argument name of the argument, for the error */
function indexOf(argument: string, address: string, indexes: Indexes): number {
  const index = indexes.get(address);
  if (index !== undefined) return index;
  const [lastName = ''] = address.split('.').slice(-1);
  const similar = [...indexes.keys()].filter((known) => known.includes(lastName)).sort(byText);
  const suggested = (similar.length > 0 ? similar : [...indexes.keys()]).slice(0, ADDRESSES_LISTED_MAX);
  throw new InvalidInput(messages.unknownAddress(argument, address), { remedy: messages.perhaps(suggested) });
}

// ---- The graph as a scene of the interactive page. The search needs no positions.

const NO_PLACE = { x: 0, y: 0, width: 0, height: 0 };

function sceneOf({ nodes, edges }: Graph, indexes: Indexes): Scene {
  const enclosing = (address: string): number[] => {
    const parent = nodes.get(address)?.parent ?? null;
    return parent === null ? [] : [indexes.get(parent)!, ...enclosing(parent)];
  };
  const elements = [...nodes.values()].map(({ address, type }) => ({
    ...{ id: address, hasAddress: true, type, isBox: false, words: [], place: NO_PLACE },
    enclosing: enclosing(address),
  }));
  const lines = edges.map(({ from, to, twoWay, thin = false, label }) => ({
    ...{ from: indexes.get(from)!, to: indexes.get(to)!, twoWay },
    ...{ thin, dashed: false, label },
  }));
  return { elements, lines };
}
