import { Command, type Option } from 'commander';
import type { Io } from '../io/io.js';
import { VERSION } from '../version.js';
import { DOCTOR_HELP, DRAW_HELP, GRAPHDATA_HELP, PROGRAM_HELP } from './help.js';
import { PROGRAM } from './messages.js';
import {
  type DoctorOptions,
  type DrawOptions,
  doctorOptions,
  drawOptions,
  type GraphdataOptions,
  graphdataOptions,
} from './options.js';
import { withoutProgramsOf } from './own-programs.js';

/**
 * The command line. Commands load their code when they run, so that `--version` and `--help` answer at once.
 * @param onHelp gets what was asked for with --help or --version.
 */
export function createProgram(io: Io, onHelp: (text: string) => void): Command {
  const program = new Command(PROGRAM)
    .description(PROGRAM_HELP.description)
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .addHelpText('after', PROGRAM_HELP.after)
    // Commander would end the process and write to its streams; both are the business of the caller.
    .exitOverride()
    .configureOutput({ writeOut: onHelp, writeErr: io.stderr, outputError: () => {} });

  add(program, 'draw', DRAW_HELP, drawOptions()).action(async (options: DrawOptions) => {
    const { draw } = await import('./draw.js');
    await draw(options, await withoutProgramsOf(options.source, io));
  });
  add(program, 'graphdata', GRAPHDATA_HELP, graphdataOptions()).action(async (options: GraphdataOptions) => {
    const { graphdata } = await import('./graphdata.js');
    await graphdata(options, await withoutProgramsOf(options.source, io));
  });
  add(program, 'doctor', DOCTOR_HELP, doctorOptions()).action(async (options: DoctorOptions) => {
    const { doctor } = await import('./doctor.js');
    await doctor(options, io);
  });
  return program;
}

function add(program: Command, name: string, help: { description: string; after: string }, options: Option[]): Command {
  const command = program.command(name).description(help.description).addHelpText('after', help.after);
  for (const option of options) command.addOption(option);
  return command;
}
