/**
 * Repeats the questions of a recording (rows.ts), such as "which files are in this directory?", and hashes the answers.
 * The recorder hashes with the same functions, so that a machine in the same state gives the same hashes.
 */

import { sha256 } from '../hash.js';
import type { Entry, Io, RunOptions, RunResult } from '../io.js';
import { findProgram } from '../programs/find.js';
import { type BaseFolders, expand, type Question, shorten } from './rows.js';

/** Returns the hash of an answer. The prefix distinguishes a text, such as `missing`, from a file with that content. */
export const hashOf = (answer: string | Uint8Array): string =>
  sha256(typeof answer === 'string' ? `text ${answer}` : answer);

/** Returns the answer to record for an error. */
export const errorText = (error: unknown): string => `error ${(error as NodeJS.ErrnoException)?.code ?? 'unknown'}`;

/**
 * Returns the answer to record for the entries of a directory.
 * @param pattern regular expression of the names that matter; empty for all
 */
export function entriesText(entries: readonly Entry[], pattern: string): string {
  const matching = pattern === '' ? entries : entries.filter(({ name }) => new RegExp(pattern).test(name));
  return JSON.stringify(matching.map(({ name, kind }) => [name, kind]));
}

/**
 * Variables that may change the result although the code does not read them by name: they are passed to Terraform and
 * other programs. Tokens are left out. They change with every job, and decide only whether a module may be fetched.
 */
const RELEVANT =
  /^(?:TF_(?!TOKEN_)|TFE_HOSTNAME$|TG_|TERRAGRUNT_|(?:ASDF|AQUA|MISE|PROTO|RTX|TENV|TFENV|TOFUENV)_|GROUNDPLAN_)/;

/** Returns the names of the variables that may change the result, sorted. */
export const relevantVariables = (env: Io['env']): readonly string[] =>
  Object.keys(env)
    .filter((name) => RELEVANT.test(name) && env[name] !== undefined)
    .sort();

/** A run that only prints facts about the machine (`terraform version`), so that it can be repeated to check them. */
export interface ProbeRun {
  readonly command: string;
  readonly args: readonly string[];
  readonly seconds: number;
  readonly more: Readonly<Record<string, string | null>>;
}

/**
 * Returns a run with only those variables that differ from the environment, so that it can be repeated in another
 * environment.
 */
export function probeRun(command: string, args: readonly string[], options: RunOptions, env: Io['env']): ProbeRun {
  // A copy, because a recording environment records each variable that is read by name.
  const current = { ...env };
  const given = options.env ?? current;
  const names = new Set([...Object.keys(given), ...Object.keys(current)]);
  const changed = [...names].sort().filter((name) => given[name] !== current[name]);
  const more = Object.fromEntries(changed.map((name) => [name, given[name] ?? null]));
  return { command, args, seconds: options.seconds, more };
}

/**
 * Results of probes by `Io` and probe, so that a run over a hundred root modules starts `terraform version` only once.
 */
const runs = new WeakMap<Io, Map<string, Promise<RunResult>>>();

/** Repeats a probe, at most once per `Io`. */
export function repeatProbe(asking: ProbeRun, io: Io): Promise<RunResult> {
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
export async function programIdentity(command: string, io: Io): Promise<string> {
  const path = findProgram(command, io.env);
  if (path === null) return 'missing';
  return `${await io.realPath(path).catch(errorText)} ${await io.sizeOf(path).catch(errorText)}`;
}

/** Returns the hash of the answer that the machine gives now. */
export async function answerHash(question: Question, bases: BaseFolders, io: Io): Promise<string> {
  return hashOf(await answerTo(question, bases, io).catch(errorText));
}

/** Returns the answer of the machine. */
async function answerTo(
  { kind, name, detail = '' }: Question,
  bases: BaseFolders,
  io: Io,
): Promise<string | Uint8Array> {
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
      return JSON.stringify(relevantVariables(io.env));
    case 'run':
      return JSON.stringify(await repeatProbe(JSON.parse(name) as ProbeRun, io));
    case 'program':
      return programIdentity(name, io);
  }
}
