/**
 * Keeps results for later runs of the same code: docs/decisions/0017-kept-inventories.md. Loads neither the planner nor
 * the stages, because a run on unchanged code needs none of them.
 */

import { relative } from 'node:path';
import type { CodeSource } from './planning/source.js';
import type { RunKind } from './platform/cache/recorder.js';
import type { Io } from './platform/io.js';

/** Converts a result to data that can be kept, and back. */
export interface ResultForm<T> {
  /** Distinguishes results of the same code: the kind of result, and its options. */
  readonly kind: readonly unknown[];
  readonly save: (result: T) => unknown;
  readonly load: (saved: unknown) => T;
}

/** Returns the result of an earlier run for the same code, or else calls `read`. */
export const rememberCode = <T>(
  source: CodeSource,
  form: ResultForm<T>,
  io: Io,
  read: (recordingIo: Io) => Promise<T>,
): Promise<T> => rememberCodes([source], form, io, read);

/**
 * Returns the result of an earlier run for the same code of several root modules, or else calls `read`.
 * @param sources at least one; all have the same planning
 */
export async function rememberCodes<T>(
  sources: readonly [CodeSource, ...CodeSource[]],
  { kind, save, load }: ResultForm<T>,
  io: Io,
  read: (recordingIo: Io) => Promise<T>,
): Promise<T> {
  const { cache = true, planner, debug } = sources[0].planning;
  // Real providers read the cloud, which changes without the code.
  if (!cache || planner === 'terraform' || io.results === undefined) return read(io);
  const { remember } = await import('./platform/cache/remember.js');
  const key = [...kind, ...sources.flatMap(optionsOf)];
  return remember({ key, bases: basesOf(sources[0]), kindOfRun, save, load, debug }, io, read);
}

/**
 * Returns all options that an inventory depends on. Their values are part of the key; the files and variables that they
 * name are recorded when they are read.
 */
function optionsOf({ name, directory, repository, planning }: CodeSource): readonly unknown[] {
  const { planner, engine, workspace, varFiles, network = true, installed = true, privateHosts = [] } = planning;
  // A checkout has another temporary folder in each run.
  const location = repository === null ? directory : [relative(repository, directory)];
  return [name, location, planner, engine, workspace, varFiles, network, installed, privateHosts];
}

/**
 * Returns the folder of a fetched repository or of a commit by a name that stands for it, because its location differs from
 * run to run.
 */
const basesOf = ({ repository }: CodeSource): ReadonlyMap<string, string> =>
  new Map(repository === null ? [] : [['repository', repository]]);

/** Programs whose runs may be repeated from a result. */
const ENGINES: ReadonlySet<string> = new Set(['terraform', 'tofu']);
/** Kinds of runs by the subcommand of an engine. */
const RUNS: Readonly<Record<string, RunKind>> = { version: 'probe', plan: 'computation', show: 'computation' };

/**
 * Returns the kind of a run. The offline plan runs in a copy with an environment of its own; Git contacts hosts, so
 * that modules from branches are never kept.
 */
export const kindOfRun = (command: string, [first = '']: readonly string[]): RunKind =>
  (ENGINES.has(command) ? RUNS[first] : undefined) ?? 'other';

// ---- The search for root modules.

/** A search for root modules below a directory. */
export interface RootSearch {
  /** Real path of the directory. */
  readonly top: string;
  readonly exclude: readonly string[];
  readonly cache: boolean;
  readonly debug: ((text: string) => void) | null;
}

/** Returns the result of an earlier search for root modules if no directory and no code has changed. */
export async function rememberRoots<T>(
  { top, exclude, cache, debug }: RootSearch,
  io: Io,
  search: (recordingIo: Io) => Promise<T>,
): Promise<T> {
  if (!cache || io.results === undefined) return search(io);
  const { remember } = await import('./platform/cache/remember.js');
  const form = { save: (result: T) => result, load: (saved: unknown) => saved as T };
  return remember({ key: ['roots', top, exclude], kindOfRun, debug, ...form }, io, search);
}
