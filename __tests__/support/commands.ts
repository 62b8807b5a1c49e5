/**
 * How each command is run in this process on a directory, for tests that run all of them. A command without an entry, or a
 * tool of `groundplan mcp`, fails these tests: nothing new comes past them.
 */

import { createProgram, main } from '../../src/cli/main.js';
import { TOOLS } from '../../src/cli/mcp/tools.js';
import type { Command } from '../../src/option-row.js';
import type { Io } from '../../src/platform/io.js';
import { nodeIo } from '../../src/platform/node.js';
import { memoryIo } from './memory-io.js';

export interface Stand {
  /** The directory of code, which is the working directory where a command takes no other. */
  readonly source: string;
  /** Another directory of code, to compare with. */
  readonly other: string;
  /** An empty folder to write to. */
  readonly out: string;
  /** A picture and a graph file, current or not. */
  readonly picture: string;
  readonly graph: string;
}

export interface Invocation {
  readonly args: readonly string[];
  /** Messages of a client, for a command that waits for some. */
  readonly messages?: readonly object[];
  /** The command writes to the merge request of a pipeline. */
  readonly isPipeline?: true;
}

type Invoke = (stand: Stand, formats: readonly string[]) => readonly Invocation[];

const STATIC = ['--planner', 'static'];

export const INVOCATIONS: Readonly<Record<Command, Invoke>> = {
  draw: ({ source, out }, formats) => [
    {
      args: [
        'draw',
        '--source',
        source,
        ...STATIC,
        '--format',
        formats.join(','),
        '--outfile',
        `${out}/a.svg`,
        '--tags',
        'Owner',
      ],
    },
    { args: ['draw', '--source', source, ...STATIC, '--outfile', `${out}/b.svg`, '--explain', '--debug'] },
  ],
  graphdata: ({ source, out }) => [
    { args: ['graphdata', '--source', source, ...STATIC, '--outfile', `${out}/a.json`, '--explain', 'json'] },
    { args: ['graphdata', '--source', source, ...STATIC, '--show_services'] },
  ],
  diff: ({ source, other, out }, formats) => [
    {
      args: [
        'diff',
        other,
        source,
        ...STATIC,
        '--format',
        formats.join(','),
        '--outfile',
        `${out}/c.svg`,
        '--tags',
        'Owner',
      ],
    },
    ...['text', 'markdown', 'json'].map((format) => ({ args: ['diff', other, source, ...STATIC, '--format', format] })),
    { args: ['diff', '--source', source, ...STATIC] },
  ],
  check: ({ source, picture, graph }) =>
    [picture, graph].map((file) => ({ args: ['check', '--source', source, ...STATIC, '--file', file] })),
  comment: ({ source }) => [
    { args: ['comment', '--provider', 'gitlab', '--source', source, ...STATIC], isPipeline: true },
    { args: ['comment', '--provider', 'gitlab', '--source', source, ...STATIC, '--no-pictures'], isPipeline: true },
  ],
  docs: ({ source, out }) => [{ args: ['docs', source, ...STATIC, '--outdir', `${out}/site`] }],
  estate: ({ source, out }, formats) => [
    {
      args: [
        ...['estate', source, ...STATIC, '--format', formats.join(','), '--outfile', `${out}/e.svg`],
        ...['--estatefile', `${out}/estate.json`],
      ],
    },
    { args: ['estate', source, ...STATIC, '--outfile', `${out}/f.svg`, '--estatefile', '-', '--quiet'] },
  ],
  doctor: () => [{ args: ['doctor'] }],
  completion: () => [{ args: ['completion', 'zsh'] }],
  mcp: () => [{ args: ['mcp'], messages: TOOLS.map(({ name }) => callOf(name)) }],
};

/** Arguments of each tool of `groundplan mcp`. */
const TOOL_ARGUMENTS: Readonly<Record<string, object>> = {
  draw: { planner: 'static', format: 'mermaid' },
  graph: { planner: 'static' },
  explain: { planner: 'static' },
  diff: { planner: 'static', from: 'HEAD' },
  path: { planner: 'static', from: 'x', to: 'y' },
  find: { planner: 'static' },
  neighbours: { planner: 'static', address: 'aws_lambda_function.f' },
  reach: { planner: 'static', address: 'aws_lambda_function.f', direction: 'from' },
  summary: { planner: 'static' },
};

function callOf(name: string): object {
  const given = TOOL_ARGUMENTS[name];
  if (given === undefined) throw new Error(`the tool ${name} has no arguments in __tests__/support/commands.ts`);
  return { method: 'tools/call', params: { name, arguments: given } };
}

/** Returns the commands that the program has. */
export const commandNames = (): readonly Command[] =>
  createProgram(memoryIo(), NOTHING, NOTHING).commands.map((command) => command.name() as Command);

const NOTHING = (): void => {};

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in a directory, with the environment that is given and no other. */
export async function invoke(
  { args, messages = [] }: Invocation,
  { directory, home, env }: Pick<Io, 'directory' | 'home' | 'env'>,
): Promise<Ran> {
  const out: Buffer[] = [];
  let err = '';
  const lines = [
    { id: 0, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: CLIENT } },
    ...messages.map((message, at) => ({ id: at + 1, ...message })),
  ].map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const answers = () => Buffer.concat(out).toString('utf8').split('\n').length - 1;
  const io: Io = {
    ...nodeIo(),
    ...{ directory, home, env, stdoutIsTerminal: false, stderrIsTerminal: false },
    stdout: async (content) => void out.push(Buffer.from(content as Uint8Array)),
    stderr: (text) => {
      err += text;
    },
    async onStdin(take) {
      for (const line of lines) take(Buffer.from(line));
      while (answers() < lines.length) await new Promise((resolve) => setImmediate(resolve));
    },
  };
  const before = process.cwd();
  process.chdir(directory);
  try {
    const code = await main(args, io);
    return { code, out: Buffer.concat(out).toString('utf8'), err };
  } finally {
    process.chdir(before);
  }
}

const CLIENT = { name: 'test', version: '1' };
