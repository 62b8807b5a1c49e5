/** Reports failures and warnings as annotations, positioned in the code if the text contains a location. */

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

/** Locations such as `main.tf:3:16: expected a value` and `Invalid expression (modules/net/main.tf:2)`. */
const PLACES = [/^\s*(?<file>[^:]+):(?<line>\d+):(?<column>\d+):? /, /\((?<file>[^():]+):(?<line>\d+)\)\s*$/];

/**
 * Annotates a failure.
 * @param folder folder that locations in the text are relative to, itself relative to the working directory
 * @returns the exit code of the failure
 */
export async function annotateFailure(error: unknown, folder: string, context: Tell): Promise<number> {
  const { runner } = context;
  if (!(error instanceof GroundplanError) || error.exitCode === 1) {
    runner.annotate('error', messages.ACTION_FAULT);
    // The stack has locations in the bundle, which a bug report needs.
    runner.group(messages.FAULT_DETAILS, stackOf(error).split('\n'));
    return 1;
  }
  const remedy = error.remedy === undefined ? '' : inInputs(`\n${error.remedy}`);
  const message = inInputs(error.message);
  if (error instanceof BadInput) {
    runner.annotate('error', `${error.message}${remedy}`, { title: messages.inputTitle(error.input) });
    return error.exitCode;
  }
  const placed = await placesIn(message, folder, context.io);
  if (placed.length === 0) runner.annotate('error', `${message}${remedy}`);
  for (const { text, place } of placed.slice(0, ANNOTATIONS_SHOWN)) {
    runner.annotate('error', `${text}${remedy}`, place);
  }
  // The log has the full message, including text without a location and annotations beyond the limit.
  if (placed.length > 0) runner.group(messages.ALL_MESSAGES, [...message.split('\n'), ...remedy.split('\n')]);
  return error.exitCode;
}

/**
 * Annotates warnings with a location, and logs all of them.
 * @param what subject of the warnings
 */
export async function tellWarnings(
  what: string,
  warnings: readonly string[],
  folder: string,
  { io, runner }: Tell,
): Promise<void> {
  if (warnings.length === 0) return;
  const placed = (await Promise.all(warnings.map((text) => placesIn(text, folder, io)))).flat();
  for (const { text, place } of placed.slice(0, ANNOTATIONS_SHOWN)) runner.annotate('warning', text, place);
  runner.group(messages.warningsOf(what, warnings.length), warnings);
}

type Tell = Pick<Context, 'io' | 'runner'>;

interface LocatedText {
  readonly text: string;
  readonly place: AnnotationLocation;
}

/** Returns the lines of a text that name an existing file, each location once, with the indented lines below. */
async function placesIn(text: string, folder: string, io: Io): Promise<LocatedText[]> {
  const placed = new Map<string, LocatedText>();
  let at: string | null = null;
  for (const line of text.split('\n')) {
    const place = await placeIn(line, folder, io);
    if (place !== null) {
      at = `${place.file}:${place.line}:${place.column}`;
      if (!placed.has(at)) placed.set(at, { text: line.trim(), place });
    } else if (at !== null && /^\s+\S/.test(line)) {
      const before = placed.get(at)!;
      placed.set(at, { ...before, text: `${before.text}\n${line.trim()}` });
    }
  }
  return [...placed.values()];
}

async function placeIn(line: string, folder: string, io: Io): Promise<AnnotationLocation | null> {
  const match = PLACES.map((pattern) => pattern.exec(line)).find((found) => found !== null);
  if (match?.groups === undefined) return null;
  const { file, line: number, column } = match.groups;
  const path = await existing(file!, folder, io);
  if (path === null) return null;
  const place = { file: repositoryPath(path, io), line: Number(number) };
  return column === undefined ? place : { ...place, column: Number(column) };
}

/**
 * Returns the path of an existing file. Locations in code are relative to the planned folder, others to the working
 * directory.
 */
async function existing(file: string, folder: string, io: Io): Promise<string | null> {
  for (const path of [normalize(join(folder, file)), file]) {
    if ((await io.kindOf(path).catch(() => 'missing')) === 'file') return path;
  }
  return null;
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\ncaused by: ${stackOf(error.cause)}`;
  return withoutFolders(`${error.stack ?? error}`) + cause;
}

// ---- Translates messages of the pipeline, which name options of the command line, to inputs of the action.

/** Options that are also inputs. */
const SHARED = (OPTIONS as readonly Row[]).filter(({ cli, action }) => cli !== undefined && action !== undefined);

/** Replacements for options with another name or the opposite meaning: `--no-overview` becomes `overview: false`. */
const OTHERS: ReadonlyMap<string, string> = new Map(
  SHARED.flatMap(({ name, kind, default: usual, cli, action }): [string, string][] => {
    if (cli?.without !== undefined) return [[`--no-${name}`, `${name}: ${cli.without}`]];
    if (kind === 'flag')
      return [usual === 'true' ? [`--no-${name}`, `${name}: false`] : [`--${name}`, `${name}: true`]];
    return action?.input === undefined ? [] : [[`--${name}`, action.input]];
  }),
);

const SAME = SHARED.filter(({ kind, action }) => kind !== 'flag' && action?.input === undefined).map(
  ({ name }) => name,
);

const OPTION = new RegExp(`--(${SAME.join('|')})(?![\\w-])(?: ([a-z]+)(?=[\\s,;.:)]|$))?`, 'g');

/**
 * Translates a message: `--planner static` becomes `planner: static`. Removes advice about `--debug`, which the action
 * lacks.
 */
export function inInputs(text: string): string {
  let said = text.replace(/ ?\(--debug [^)]*\)/g, '').replace(/ ?--debug [^.]*\./g, '');
  for (const [option, input] of OTHERS) said = said.replaceAll(option, input);
  return said.replace(OPTION, (_, name: string, value?: string) => (value === undefined ? name : `${name}: ${value}`));
}

// ---- Exit code.

/** Returns the exit code of the step. A bug fails the step regardless of `fail-on`. */
export function verdict(exitCode: number, hasWarnings: boolean, failOn: 'error' | 'warning' | 'never'): number {
  if (exitCode === 1) return 1;
  if (failOn === 'never') return 0;
  if (exitCode === 0 && hasWarnings && failOn === 'warning') return 2;
  return exitCode;
}
