import type { Command } from 'commander';
import type { Io } from '../platform/io.js';
import { describeFailure, exitCodeOf } from './failure.js';
import { createProgram } from './program.js';

/**
 * Runs one command line, given without the program's name. Never throws and never exits the process.
 * @returns the exit code, docs/exit-codes.md
 */
export async function main(args: readonly string[], io: Io): Promise<number> {
  let help = '';
  let code = 0;
  const program = createProgram(
    io,
    (text) => {
      help += text;
    },
    (other) => {
      code = other;
    },
  );
  try {
    await parse(program, args);
    if (help !== '') await io.stdout(help);
    return code;
  } catch (error) {
    const command = program.commands.find((known) => known.name() === args[0]);
    io.stderr(describeFailure(error, args.includes('--debug'), command && calledBy(command)));
    return exitCodeOf(error);
  }
}

/** Parses the arguments. Commander throws after printing help; requested help is not a failure. */
async function parse(program: Command, args: readonly string[]): Promise<void> {
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (exitCodeOf(error) !== 0) throw error;
  }
}

function calledBy(command: Command) {
  const takesSource = command.options.some(({ long }) => long === '--source');
  const lacksSource = takesSource && command.opts().source === undefined;
  return { name: command.name(), words: command.args, lacksSource };
}
