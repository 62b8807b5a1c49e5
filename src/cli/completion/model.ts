/** Describes the command line for completion scripts: commands, their options, and the values of each option. */
import type { Command as Program } from 'commander';
import type { Command } from '../../option-row.js';
import { type CliRow, helpOf, longOf, rowsOf } from '../options.js';

export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof SHELLS)[number];

/** Completion of a value. `list`: several of the choices, joined with commas. `text`: nothing can be suggested. */
export interface Value {
  readonly kind: 'choice' | 'list' | 'file' | 'directory' | 'text';
  /** Empty unless `kind` is `choice` or `list`. */
  readonly choices: readonly string[];
  readonly isOptional: boolean;
}

interface CompletionOption {
  /** Long form: `--theme`. */
  readonly flag: string;
  readonly help: string;
  /** Null for a flag. */
  readonly value: Value | null;
  readonly isRepeatable: boolean;
}

export interface CompletionCommand {
  readonly name: string;
  readonly help: string;
  /** Positional arguments in order. */
  readonly operands: readonly Value[];
  readonly options: readonly CompletionOption[];
}

/** Positional arguments that are not files. */
const OPERANDS: ReadonlyMap<string, Value> = new Map([
  ['directory', { kind: 'directory', choices: [], isOptional: true }],
  ['shell', { kind: 'choice', choices: SHELLS, isOptional: true }],
]);
const FILE: Value = { kind: 'file', choices: [], isOptional: true };
const PRINT_HELP: CompletionOption = { flag: '--help', help: 'print help', value: null, isRepeatable: false };

/** Returns the commands in the order of the help. */
export const describeCommands = (program: Program): CompletionCommand[] =>
  program.commands.map((command) => ({
    name: command.name(),
    help: command.description(),
    operands: command.registeredArguments.map((operand) => OPERANDS.get(operand.name()) ?? FILE),
    options: [...rowsOf(command.name() as Command).flatMap(optionsIn), PRINT_HELP],
  }));

function optionsIn(row: CliRow): CompletionOption[] {
  const option: CompletionOption = {
    flag: longOf(row),
    help: helpOf(row),
    value: valueIn(row),
    isRepeatable: row.kind === 'list' && row.choices === undefined,
  };
  const { without } = row.cli;
  if (without === undefined) return [option];
  return [
    option,
    { flag: `--no-${row.name}`, help: `same as ${option.flag} ${without}`, value: null, isRepeatable: false },
  ];
}

function valueIn({ kind, choices, cli }: CliRow): Value | null {
  if (kind === 'flag') return null;
  const isOptional = cli.bare !== undefined;
  if (choices !== undefined) return { kind: kind === 'list' ? 'list' : 'choice', choices, isOptional };
  const placeholder = cli.value ?? '';
  if (/directory/.test(placeholder)) return { kind: 'directory', choices: [], isOptional };
  return { kind: /path|file/.test(placeholder) ? 'file' : 'text', choices: [], isOptional };
}
