import { Command } from 'commander';
import type { Command as CommandName } from '../option-row.js';
import type { Io } from '../platform/io.js';
import { VERSION } from '../version.js';
import {
  CHECK_HELP,
  COMMENT_HELP,
  DIFF_HELP,
  DOCS_HELP,
  DOCTOR_HELP,
  DRAW_HELP,
  GRAPHDATA_HELP,
  MCP_HELP,
  PROGRAM_HELP,
} from './help.js';
import { PROGRAM } from './messages.js';
import { optionsOf, type Parsed, parseOptions } from './options.js';
import { withoutProgramsOf } from './own-programs.js';

/**
 * Creates the command line. Commands load their code when they run, so that `--version` and `--help` respond
 * immediately.
 * @param onHelp receives the text of --help or --version
 * @param onCode receives an exit code that is not a failure
 */
export function createProgram(io: Io, onHelp: (text: string) => void, onCode: (code: number) => void): Command {
  const program = new Command(PROGRAM)
    .description(PROGRAM_HELP.description)
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .addHelpText('after', PROGRAM_HELP.after)
    // Commander would exit the process and write to its streams; the caller handles both.
    .exitOverride()
    .configureOutput({ writeOut: onHelp, writeErr: io.stderr, outputError: () => {} });

  add(program, 'draw', DRAW_HELP, async (options) => {
    const { draw } = await import('./draw.js');
    await draw(options, await withoutProgramsOf(options.source, io));
  });
  add(program, 'graphdata', GRAPHDATA_HELP, async (options) => {
    const { graphdata } = await import('./graphdata.js');
    await graphdata(options, await withoutProgramsOf(options.source, io));
  });
  add(program, 'diff', DIFF_HELP, async (options, words) => {
    const { diff } = await import('./compare/diff.js');
    let own = io;
    for (const source of [...words, options.source ?? '.']) own = await withoutProgramsOf(source, own);
    onCode(await diff(options, words, own));
  });
  add(program, 'check', CHECK_HELP, async (options) => {
    const { check } = await import('./compare/check.js');
    onCode(await check(options, await withoutProgramsOf(options.source, io)));
  });
  add(program, 'comment', COMMENT_HELP, async (options) => {
    const { comment } = await import('./comment/index.js');
    let own = io;
    for (const source of ['.', ...options.source]) own = await withoutProgramsOf(source, own);
    await comment(options, own);
  });
  add(program, 'docs', DOCS_HELP, async (options, words) => {
    const { docs } = await import('./docs/index.js');
    onCode(await docs(options, words, await withoutProgramsOf(words[0] ?? '.', io)));
  });
  add(program, 'mcp', MCP_HELP, async (options) => {
    const { mcp } = await import('./mcp/index.js');
    await mcp(options, await withoutProgramsOf('.', io));
  });
  add(program, 'doctor', DOCTOR_HELP, async (options) => {
    const { doctor } = await import('./doctor.js');
    await doctor(options, io);
  });
  return program;
}

function add<C extends CommandName>(
  program: Command,
  name: C,
  help: { readonly description: string; readonly after: string; readonly words?: readonly string[] },
  run: (options: Parsed<C>, words: readonly string[]) => Promise<void>,
): void {
  const command = program.command(name).description(help.description).addHelpText('after', help.after);
  const { words = [] } = help;
  for (const word of words) command.argument(`[${word}]`);
  for (const option of optionsOf(name)) command.addOption(option);
  command.action((...all: unknown[]) => {
    const given = all.slice(0, words.length).filter((word) => typeof word === 'string');
    return run(parseOptions(name, all[words.length] as Record<string, unknown>), given);
  });
}
