/**
 * Reports failures and warnings as annotations, positioned in the code if the message contains a location. Translates
 * CLI options in messages to inputs of the action, and computes the exit code of the step.
 */
import { join, normalize } from 'node:path';
import { GroundplanError } from '../errors.js';
import type { Row } from '../option-row.js';
import { OPTIONS } from '../options.js';
import type { Io } from '../platform/io.js';
import type { AnnotationLocation } from '../platform/runner.js';
import { withoutFolders } from '../platform/text/paths.js';
import { type Context, repositoryPath } from './context.js';
import { BadInput } from './inputs/read.js';
import { ANNOTATIONS_SHOWN } from './limits.js';
import * as messages from './messages.js';

/** Match the location in `main.tf:3:16: expected a value` and in `Invalid expression (modules/net/main.tf:2)`. */
const LOCATION_PATTERNS = [
  /^\s*(?<file>[^:]+):(?<line>\d+):(?<column>\d+):? /,
  /\((?<file>[^():]+):(?<line>\d+)\)\s*$/,
];

const BUG_EXIT_CODE = 1;

/**
 * Annotates a failure, once for each location in its message up to ANNOTATIONS_SHOWN. An internal error is reported as a
 * bug, with its stack in the log.
 * @param folder the planned folder, relative to the working directory; locations are looked up there first
 * @returns the exit code of the failure
 */
export async function annotateFailure(error: unknown, folder: string, context: ReportContext): Promise<number> {
  const { runner } = context;
  if (!(error instanceof GroundplanError) || error.exitCode === BUG_EXIT_CODE) {
    runner.annotate('error', messages.ACTION_FAULT);
    // The stack has locations in the bundle, which a bug report needs.
    runner.group(messages.FAULT_DETAILS, stackOf(error).split('\n'));
    return BUG_EXIT_CODE;
  }
  const remedy = error.remedy === undefined ? '' : withInputNames(`\n${error.remedy}`);
  const message = withInputNames(error.message);
  if (error instanceof BadInput) {
    runner.annotate('error', `${error.message}${remedy}`, { title: messages.inputTitle(error.input) });
    return error.exitCode;
  }
  const located = await locatedLines(message, folder, context.io);
  if (located.length === 0) runner.annotate('error', `${message}${remedy}`);
  for (const { text, location } of located.slice(0, ANNOTATIONS_SHOWN)) {
    runner.annotate('error', `${text}${remedy}`, location);
  }
  // The log has the full message, including lines without a location and annotations beyond the limit.
  if (located.length > 0) runner.group(messages.ALL_MESSAGES, [...message.split('\n'), ...remedy.split('\n')]);
  return error.exitCode;
}

/**
 * Annotates, as a warning, a failure that the step can continue after. An internal error is still reported as a bug, with
 * its stack in the log.
 * @param text the consequence of the failure
 */
export function annotateUnknown(text: string, error: unknown, { runner }: Pick<Context, 'runner'>): void {
  if (error instanceof GroundplanError && error.exitCode !== BUG_EXIT_CODE) {
    runner.annotate('warning', `${text}: ${withInputNames(error.message)}`);
    return;
  }
  runner.annotate('warning', `${text}. ${messages.ACTION_FAULT}`);
  runner.group(messages.FAULT_DETAILS, stackOf(error).split('\n'));
}

/**
 * Annotates the warnings that contain a location, up to ANNOTATIONS_SHOWN, and logs all warnings in one group.
 * @param subject heading of the log group, such as the path of the drawn folder
 * @param folder as for `annotateFailure`
 */
export async function annotateWarnings(
  subject: string,
  warnings: readonly string[],
  folder: string,
  { io, runner }: ReportContext,
): Promise<void> {
  if (warnings.length === 0) return;
  const located = (await Promise.all(warnings.map((text) => locatedLines(text, folder, io)))).flat();
  for (const { text, location } of located.slice(0, ANNOTATIONS_SHOWN)) runner.annotate('warning', text, location);
  runner.group(messages.warningsOf(subject, warnings.length), warnings);
}

type ReportContext = Pick<Context, 'io' | 'runner'>;

interface LocatedLine {
  readonly text: string;
  readonly location: AnnotationLocation;
}

/**
 * Returns one entry per location in an existing file: the first line that contains the location, followed by the
 * indented lines after every line that contains it.
 */
async function locatedLines(text: string, folder: string, io: Io): Promise<LocatedLine[]> {
  const located = new Map<string, LocatedLine>();
  let current: string | null = null;
  for (const line of text.split('\n')) {
    const location = await locationIn(line, folder, io);
    if (location !== null) {
      current = `${location.file}:${location.line}:${location.column}`;
      if (!located.has(current)) located.set(current, { text: line.trim(), location });
    } else if (current !== null && /^\s+\S/.test(line)) {
      const before = located.get(current)!;
      located.set(current, { ...before, text: `${before.text}\n${line.trim()}` });
    }
  }
  return [...located.values()];
}

/** Returns the location in a line; null if there is none, or if the file does not exist. */
async function locationIn(line: string, folder: string, io: Io): Promise<AnnotationLocation | null> {
  const match = LOCATION_PATTERNS.map((pattern) => pattern.exec(line)).find((result) => result !== null);
  if (match?.groups === undefined) return null;
  const { file, line: number, column } = match.groups;
  const path = await existingPath(file!, folder, io);
  if (path === null) return null;
  const location = { file: repositoryPath(path, io), line: Number(number) };
  return column === undefined ? location : { ...location, column: Number(column) };
}

/**
 * Returns the path of the file that a message names; null if it does not exist. Messages about code name files relative
 * to the planned folder, others relative to the working directory.
 */
async function existingPath(file: string, folder: string, io: Io): Promise<string | null> {
  for (const path of [normalize(join(folder, file)), file]) {
    if ((await io.kindOf(path).catch(() => 'missing')) === 'file') return path;
  }
  return null;
}

/** Returns the stacks of an error and of its causes, without folders of the machine. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\ncaused by: ${stackOf(error.cause)}`;
  return withoutFolders(`${error.stack ?? error}`) + cause;
}

// ---- Pipeline messages: CLI options become action inputs.

/** Options of the command line that are also inputs of the action. */
const SHARED_OPTIONS = (OPTIONS as readonly Row[]).filter(
  ({ cli, action }) => cli !== undefined && action !== undefined,
);

/**
 * Replacements for flags, for `--no-<name>` of an option with a choice for it, and for options whose input has another
 * name: `--no-overview` becomes `overview: false`, `--no-modules` `modules: none`, `--source` `path`.
 */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map(
  SHARED_OPTIONS.flatMap(({ name, kind, default: defaultValue, cli, action }): [string, string][] => {
    if (cli?.without !== undefined) return [[`--no-${name}`, `${name}: ${cli.without}`]];
    if (kind === 'flag')
      return [defaultValue === 'true' ? [`--no-${name}`, `${name}: false`] : [`--${name}`, `${name}: true`]];
    return action?.input === undefined ? [] : [[`--${name}`, action.input]];
  }),
);

/** Names of the options whose input has the same name. */
const UNCHANGED_NAMES = SHARED_OPTIONS.filter(({ kind, action }) => kind !== 'flag' && action?.input === undefined).map(
  ({ name }) => name,
);

/** Matches such an option, and a value after it that is one word. */
const UNCHANGED_OPTION = new RegExp(`--(${UNCHANGED_NAMES.join('|')})(?![\\w-])(?: ([a-z]+)(?=[\\s,;.:)]|$))?`, 'g');

/**
 * Translates a message: `--planner static` becomes `planner: static`. Removes advice about `--debug`, which the action
 * lacks: `(--debug ...)`, `; --debug shows ...` and the sentence `--debug shows ...`.
 */
export function withInputNames(message: string): string {
  let result = message.replace(/ ?\(--debug [^)]*\)|; --debug shows[^.\n]*| ?--debug shows[^.\n]*\./g, '');
  for (const [option, input] of REPLACEMENTS) result = result.replace(new RegExp(`${option}(?![\\w-])`, 'g'), input);
  return result.replace(UNCHANGED_OPTION, (_, name: string, value?: string) =>
    value === undefined ? name : `${name}: ${value}`,
  );
}

// ---- Exit code.

/**
 * Returns the exit code of the step by the input `fail-on`. An internal error always fails the step; with `warning`, a
 * step that has only warnings exits like one with invalid input.
 */
export function verdict(exitCode: number, hasWarnings: boolean, failOn: 'error' | 'warning' | 'never'): number {
  if (exitCode === BUG_EXIT_CODE) return exitCode;
  if (failOn === 'never') return 0;
  if (exitCode === 0 && hasWarnings && failOn === 'warning') return 2;
  return exitCode;
}
