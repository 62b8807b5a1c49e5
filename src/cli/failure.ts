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
  return troubleOf(error) === undefined ? 1 : 4;
}

/**
 * Returns the text for stderr: a line and a remedy for a user error, a stack trace for a bug. Empty for requested help
 * or version.
 * @param debug true to add stack traces to user errors
 * @param command command whose help applies, if known
 */
export function describeFailure(error: unknown, debug = false, command: Invocation | null = null): string {
  if (error instanceof CommanderError) return describeUsage(error, command);
  const known = knownFailure(error);
  if (known === null) return describeBug(error);
  return describeKnown(known) + (debug ? lines(withoutFolders(traceOf(error))) : '');
}

/** The command that was run. */
interface Invocation {
  readonly name: string;
  /** Positional arguments. */
  readonly words: readonly string[];
  /** True if the command takes a source and none was given. */
  readonly lacksSource: boolean;
}

interface KnownFailure {
  readonly message: string;
  readonly remedy: string | undefined;
}

/** Returns the message and remedy of a user error or a system failure; null for a bug. */
function knownFailure(error: unknown): KnownFailure | null {
  if (error instanceof GroundplanError) return error.exitCode === 1 ? null : error;
  const trouble = troubleOf(error);
  return trouble === undefined ? null : { message: trouble[0], remedy: trouble[1] };
}

const troubleOf = (error: unknown) =>
  sharedMessages.MACHINE_TROUBLES.get((error as NodeJS.ErrnoException | null)?.code);

function describeKnown(error: KnownFailure): string {
  const [first = '', ...more] = error.message.split('\n');
  const causes = more.map((line) => (line.startsWith(' ') ? line : sharedMessages.remedyLine(line)));
  return lines(sharedMessages.errorLine(first), ...causes, error.remedy && sharedMessages.remedyLine(error.remedy));
}

/**
 * Describes a usage error. Commander's text looks like `error: unknown option '--soruce'`, with `(Did you mean
 * --source?)` on a second line.
 */
function describeUsage(error: CommanderError, command: Invocation | null): string {
  if (error.code.startsWith('commander.help') || error.code === 'commander.version') return '';
  const seeHelp = messages.seeHelp(command?.name ?? null);
  if (error.code === 'commander.excessArguments' && command !== null) {
    const [said, hint] = leftOver(command);
    const remedy = [hint, seeHelp].filter((text) => text !== '').join(' ');
    return lines(sharedMessages.errorLine(said), sharedMessages.remedyLine(remedy));
  }
  const said = error.message.replace(HINT, '').replace(/^error: /, '');
  const option = UNKNOWN.exec(said)?.[1];
  const meant = option === undefined ? '' : meantBy(option, command?.name ?? null);
  const hint = meant === '' ? (HINT.exec(error.message)?.[1] ?? '') : meant;
  return lines(
    sharedMessages.errorLine(printable(said.replace(VALUE, '$1'))),
    sharedMessages.remedyLine(hint === '' ? seeHelp : `${hint} ${seeHelp}`),
  );
}

/** Returns the error and the remedy for unexpected arguments. */
function leftOver({ name, words, lacksSource }: Invocation): [string, string] {
  if (name === 'diff') return [messages.DIFF_TAKES_TWO, messages.DIFF_REMEDY];
  if (name === 'docs') return [messages.DOCS_TAKES_ONE, messages.DOCS_REMEDY];
  const isSource = lacksSource && words.length === 1;
  const mayBePath = !isSource && name !== 'doctor';
  return [messages.argumentsLeftOver(words, isSource), mayBePath ? messages.PATHS_IN_QUOTES : ''];
}

/** Commander's hint, anchored at the end because a quoted value may contain line breaks. */
const HINT = /\n\((Did you mean [^\n]*)\)$/;
const UNKNOWN = /^unknown option '(--?[^='\s]*)/;
/** Value of an unknown option. It is removed because it could be a password. */
const VALUE = /^(unknown option '--?[^=']*)=[\s\S]*(?=')/;

function describeBug(error: unknown): string {
  const remedy = error instanceof GroundplanError ? error.remedy : undefined;
  return lines(
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
  const [first] = (cause instanceof GroundplanError ? cause.message : '').split('\n', 1);
  return `${frames}\ncaused by: ${first === '' ? stackOf(cause) : `${first}\n${traceOf(cause)}`}`;
}

const lines = (...texts: (string | undefined | false)[]): string =>
  texts
    .filter((text) => text)
    .map((text) => `${text}\n`)
    .join('');

// ---- Option names of other programs.
// Commander itself suggests options for typos.

/** Option names by foreign name, without its value. The first one that the command has is suggested. */
const OPTIONS: ReadonlyMap<string, readonly string[]> = new Map([
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

function named(names: readonly string[], ...words: readonly string[]): [string, readonly string[]][] {
  return words.map((word) => [word, names]);
}

/** Remedies for Terraform options without an equivalent and for ambiguous ones. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['-var', messages.VAR_REMEDY],
  ['--var', messages.VAR_REMEDY],
  ['-v', messages.VERSION_REMEDY],
]);

/**
 * Returns the likely intended option as a sentence; empty if unknown.
 * @param option option as typed, without a value
 * @param command null if no command is known yet
 */
function meantBy(option: string, command: string | null): string {
  const sentence = SENTENCES.get(option);
  if (sentence !== undefined) return sentence;
  if (command === null) return '';
  const rows = rowsOf(command as Command);
  const names = OPTIONS.get(option) ?? [];
  const row = names.flatMap((name) => rows.find((one) => one.name === name) ?? [])[0];
  return row === undefined ? '' : messages.didYouMean(longOf(row));
}
