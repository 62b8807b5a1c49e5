/**
 * Turns any error of a command into an exit code and the text on stderr. An error of the user:
 *
 *     error: --source nowhere: there is no such file or directory
 *       Check the name and the working directory.
 */
import { CommanderError } from 'commander';
import { GroundplanError } from '../errors.js';
import * as sharedMessages from '../messages.js';
import type { Command } from '../option-row.js';
import { withoutFolders } from '../platform/text/paths.js';
import { printable } from '../platform/text/printable.js';
import * as messages from './messages.js';
import { longOf, rowsOf } from './options.js';

/** Returns the exit code for any error of a command: docs/exit-codes.md. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof GroundplanError) return error.exitCode;
  // Commander's exit code is 0 for requested help and 1 for everything else.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  return machineTroubleOf(error) === undefined ? 1 : 4;
}

/**
 * Returns the text for stderr, with a line break at its end: message and remedy of a user error, the stack trace of a
 * bug. Empty for requested help or version.
 * @param debug true to add stack traces to user errors
 * @param command command that was run, whose help a usage error mentions; null if unknown
 */
export function describeFailure(error: unknown, debug = false, command: Invocation | null = null): string {
  if (error instanceof CommanderError) return describeUsage(error, command);
  const known = knownFailure(error);
  if (known === null) return describeBug(error);
  return describeKnown(known) + (debug ? linesOf(withoutFolders(traceOf(error))) : '');
}

/** The command that was run, and its arguments. */
interface Invocation {
  readonly name: string;
  readonly positionals: readonly string[];
  /** True if the command has the option `--source` and it was not given. */
  readonly lacksSource: boolean;
}

// ---- Errors of the user and of the machine.

interface KnownFailure {
  /** The first line is the message; others are causes. */
  readonly message: string;
  readonly remedy: string | undefined;
}

/** Returns the message and remedy of a user error or a system failure; null for a bug. */
function knownFailure(error: unknown): KnownFailure | null {
  if (error instanceof GroundplanError) return error.exitCode === 1 ? null : error;
  const trouble = machineTroubleOf(error);
  return trouble === undefined ? null : { message: trouble[0], remedy: trouble[1] };
}

const machineTroubleOf = (error: unknown) =>
  sharedMessages.MACHINE_TROUBLES.get((error as NodeJS.ErrnoException | null)?.code);

function describeKnown({ message, remedy }: KnownFailure): string {
  const [first = '', ...others] = message.split('\n');
  const causes = others.map((line) => (line.startsWith(' ') ? line : sharedMessages.remedyLine(line)));
  return linesOf(sharedMessages.errorLine(first), ...causes, remedy && sharedMessages.remedyLine(remedy));
}

// ---- Bugs.

function describeBug(error: unknown): string {
  const remedy = error instanceof GroundplanError ? error.remedy : undefined;
  return linesOf(
    sharedMessages.errorLine(messages.INTERNAL_FAULT),
    withoutFolders(stackOf(error)),
    remedy && sharedMessages.remedyLine(remedy),
    sharedMessages.remedyLine(messages.REPORT_FAULT),
  );
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const stack = error.stack ?? String(error);
  return error.cause === undefined ? stack : `${stack}\ncaused by: ${stackOf(error.cause)}`;
}

/** Returns the stack trace and causes of an error whose message has been printed. */
function traceOf(error: unknown): string {
  if (!(error instanceof GroundplanError)) return stackOf(error);
  const { message, cause, stack = '' } = error;
  const frames = stack.slice(stack.indexOf(message) + message.length).replace(/^\n/, '');
  if (cause === undefined) return frames;
  const [firstLine] = (cause instanceof GroundplanError ? cause.message : '').split('\n', 1);
  return `${frames}\ncaused by: ${firstLine === '' ? stackOf(cause) : `${firstLine}\n${traceOf(cause)}`}`;
}

/** Joins the texts that are neither empty nor undefined, each with a line break at its end. */
const linesOf = (...texts: (string | undefined)[]): string =>
  texts
    .filter((text) => text)
    .map((text) => `${text}\n`)
    .join('');

// ---- Usage errors of Commander.

/**
 * Describes a usage error. Commander's text looks like `error: unknown option '--soruce'`, with `(Did you mean
 * --source?)` on a second line.
 */
function describeUsage(error: CommanderError, command: Invocation | null): string {
  if (error.code.startsWith('commander.help') || error.code === 'commander.version') return '';
  const seeHelp = messages.seeHelp(command?.name ?? null);
  if (error.code === 'commander.excessArguments' && command !== null) {
    const [message, advice] = excessArguments(command);
    return linesOf(sharedMessages.errorLine(message), sharedMessages.remedyLine(joinSentences(advice, seeHelp)));
  }
  const message = error.message.replace(HINT, '').replace(/^error: /, '');
  const option = UNKNOWN.exec(message)?.[1];
  const advice = option === undefined ? '' : adviceFor(option, command?.name ?? null);
  const hint = HINT.exec(error.message)?.[1] ?? '';
  return linesOf(
    sharedMessages.errorLine(printable(message.replace(VALUE, '$1'))),
    sharedMessages.remedyLine(joinSentences(advice || hint, seeHelp)),
  );
}

const joinSentences = (...sentences: readonly string[]): string => sentences.filter((text) => text !== '').join(' ');

/** Returns the error and the advice for unexpected positional arguments; the advice is empty if there is none. */
function excessArguments({ name, positionals, lacksSource }: Invocation): [message: string, advice: string] {
  if (name === 'diff') return [messages.DIFF_TAKES_TWO, messages.DIFF_REMEDY];
  if (name === 'docs') return [messages.DOCS_TAKES_ONE, messages.DOCS_REMEDY];
  if (name === 'completion') return [messages.unexpectedArguments(positionals.slice(1), false), ''];
  const isSource = lacksSource && positionals.length === 1;
  // `--source my dir` without quotes leaves `dir` over.
  const mayBePath = !isSource && name !== 'doctor';
  return [messages.unexpectedArguments(positionals, isSource), mayBePath ? messages.PATHS_IN_QUOTES : ''];
}

/** Commander's hint, anchored at the end because a quoted value may contain line breaks. */
const HINT = /\n\((Did you mean [^\n]*)\)$/;
/** The name of an unknown option, without its value. */
const UNKNOWN = /^unknown option '(--?[^='\s]*)/;
/** The value of an unknown option. It is removed because it could be a password. */
const VALUE = /^(unknown option '--?[^=']*)=[\s\S]*(?=')/;

// ---- Advice for options of other programs.
// Commander itself suggests options for typing errors.

/** Our options by the names that other programs have for them. The first one that the command has is suggested. */
const OPTIONS_BY_OTHER_NAME: ReadonlyMap<string, readonly string[]> = new Map([
  ...named(['outfile', 'outdir'], '-o', '--o', '--out', '--output', '--out-file', '--output-file', '--outputfile'),
  ...named(['outdir', 'outfile'], '--out-dir', '--output-dir'),
  ...named(['varfile'], '-var-file', '--var-file', '--vars', '--tfvars', '--vars-file', '--values'),
  ...named(['source'], '-s', '--src', '--path', '--dir', '--directory', '--input', '-i', '-C', '-chdir', '--chdir'),
  ...named(['planfile', 'source'], '--plan', '-p', '--plan-file'),
  ...named(['format'], '-f', '-t', '-T', '--type', '--output-format'),
  ...named(['debug'], '--verbose', '-d'),
  ...named(['quiet'], '-q', '--silent'),
  ...named(['show'], '--open', '--view'),
  ...named(['detail'], '--level'),
]);

function named(options: readonly string[], ...otherNames: readonly string[]): [string, readonly string[]][] {
  return otherNames.map((name) => [name, options]);
}

/** Remedies for Terraform options without an equivalent, and for ambiguous ones. */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  ['-var', messages.VAR_REMEDY],
  ['--var', messages.VAR_REMEDY],
  ['-v', messages.VERSION_REMEDY],
]);

/**
 * Returns a sentence that names the likely intended option; empty if unknown.
 * @param option option as typed, without a value
 * @param command null if no command is known yet
 */
function adviceFor(option: string, command: string | null): string {
  const sentence = REMEDIES.get(option);
  if (sentence !== undefined) return sentence;
  if (command === null) return '';
  const rows = rowsOf(command as Command);
  const names = OPTIONS_BY_OTHER_NAME.get(option) ?? [];
  const [row] = names.flatMap((name) => rows.find((candidate) => candidate.name === name) ?? []);
  return row === undefined ? '' : messages.didYouMean(longOf(row));
}
