/**
 * Asks the machine, and turns answers into hashes. The recorder hashes what planning reads with the same functions, so
 * that an equal machine gives equal hashes.
 */

import { sha256 } from '../hash.js';
import type { Entry, Io, RunOptions, RunResult } from '../io.js';
import { findProgram } from '../programs/find.js';
import { type Bases, expand, type Question, shorten } from './rows.js';

/** Returns the hash of an answer that is a text or bytes. The prefix keeps a word apart from a file with that text. */
export const hashOf = (answer: string | Uint8Array): string =>
  sha256(typeof answer === 'string' ? `text ${answer}` : answer);

/** Returns the answer that stands for an error. */
export const errorText = (error: unknown): string => `error ${(error as NodeJS.ErrnoException)?.code ?? 'unknown'}`;

/**
 * Returns the answer that stands for the entries of a directory.
 *
 * @param pattern regular expression of the names that matter; empty for all
 */
export function entriesText(entries: readonly Entry[], pattern: string): string {
  const matching = pattern === '' ? entries : entries.filter(({ name }) => new RegExp(pattern).test(name));
  return JSON.stringify(matching.map(({ name, kind }) => [name, kind]));
}

/**
 * Variables that count although nothing asks for them by name: programs get them. Tokens decide what may be fetched and
 * not what it is, and they change with every job.
 */
const COUNTED =
  /^(?:TF_(?!TOKEN_)|TFE_HOSTNAME$|TG_|TERRAGRUNT_|(?:ASDF|AQUA|MISE|PROTO|RTX|TENV|TFENV|TOFUENV)_|GROUNDPLAN_)/;

/** Returns the names of the variables that count, in order. */
export const countedNames = (env: Io['env']): readonly string[] =>
  Object.keys(env)
    .filter((name) => COUNTED.test(name) && env[name] !== undefined)
    .sort();

/** A run of a program that only asks, with the variables that it gets besides those of the environment. */
export interface AskingRun {
  readonly command: string;
  readonly args: readonly string[];
  readonly seconds: number;
  readonly more: Readonly<Record<string, string | null>>;
}

/** Returns a run in comparison with the environment, so that it can be repeated in another one. */
export function askingRun(command: string, args: readonly string[], options: RunOptions, env: Io['env']): AskingRun {
  // A copy, because a recording environment notes each variable that is asked for by name.
  const current = { ...env };
  const given = options.env ?? current;
  const names = new Set([...Object.keys(given), ...Object.keys(current)]);
  const changed = [...names].sort().filter((name) => given[name] !== current[name]);
  const more = Object.fromEntries(changed.map((name) => [name, given[name] ?? null]));
  return { command, args, seconds: options.seconds, more };
}

/** Answers of programs by `Io` and question: a run that reads a hundred root modules asks for the version once. */
const runs = new WeakMap<Io, Map<string, Promise<RunResult>>>();

/** Repeats a run that only asks. */
export function repeatRun(asking: AskingRun, io: Io): Promise<RunResult> {
  const known = runs.get(io) ?? new Map<string, Promise<RunResult>>();
  runs.set(io, known);
  const { command, args, seconds, more } = asking;
  const text = JSON.stringify(asking);
  const changes = Object.entries(more).map(([name, value]) => [name, value ?? undefined]);
  const env = { ...io.env, ...Object.fromEntries(changes) };
  const answer = known.get(text) ?? io.run(command, args, { seconds, env });
  known.set(text, answer);
  return answer;
}

/** Returns the answer that identifies the file behind a command. */
export async function programText(command: string, io: Io): Promise<string> {
  const path = findProgram(command, io.env);
  if (path === null) return 'missing';
  return `${await io.realPath(path).catch(errorText)} ${await io.sizeOf(path).catch(errorText)}`;
}

/** Returns the hash of the answer that the machine gives now. */
export async function ask(question: Question, bases: Bases, io: Io): Promise<string> {
  return hashOf(await answerTo(question, bases, io).catch(errorText));
}

/** Returns the answer of the machine. */
async function answerTo({ kind, name, detail = '' }: Question, bases: Bases, io: Io): Promise<string | Uint8Array> {
  switch (kind) {
    case 'readFile':
      return io.readFile(expand(name, bases));
    case 'readRegular':
      return io.readRegular(expand(name, bases), Number(detail));
    case 'kindOf':
      return io.kindOf(expand(name, bases));
    case 'sizeOf':
      return String(await io.sizeOf(expand(name, bases)));
    case 'realPath': {
      const path = await io.realPath(expand(name, bases));
      return path === null ? 'none' : shorten(path, bases);
    }
    case 'list':
      return entriesText(await io.list(expand(name, bases), ...(detail === '' ? [] : [new RegExp(detail)])), detail);
    case 'env':
      return String(io.env[name]);
    case 'names':
      return JSON.stringify(countedNames(io.env));
    case 'run':
      return JSON.stringify(await repeatRun(JSON.parse(name) as AskingRun, io));
    case 'program':
      return programText(name, io);
  }
}
