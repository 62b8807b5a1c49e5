import { isAbsolute, join, relative, resolve } from 'node:path';
import type { Io } from '../platform/io.js';
import type { Runner } from '../platform/runner.js';
import type { Inputs } from './inputs/table.js';
import type { Event } from './model.js';

/** What every mode works with. */
export interface Context {
  readonly io: Io;
  readonly runner: Runner;
  readonly inputs: Inputs;
  readonly event: Event;
  /** Commit that `base-dir` is of, where the step has fetched it. */
  readonly baseCommit?: string;
  /** Path before, by the path now, of root modules whose directory looks renamed; both from the root of the repository. */
  readonly renamed?: ReadonlyMap<string, string>;
}

type JobIo = Pick<Io, 'env' | 'directory'>;

/** Where the repository is checked out. */
export const workspaceOf = ({ env, directory }: JobIo): string => env.GITHUB_WORKSPACE || directory;

/** Where files go that the job does not keep. */
export const temporaryOf = (io: JobIo): string => io.env.RUNNER_TEMP || join(workspaceOf(io), '.groundplan');

/**
 * A path from the root of the repository, with `/`; `.` for the root. Of what is outside only the last name is left:
 * folders of the machine are in no output.
 */
export function repositoryPath(path: string, io: JobIo): string {
  const within = withinWorkspace(path, io);
  if (within === '') return '.';
  return isOutside(within) ? within.slice(within.lastIndexOf('/') + 1) : within;
}

export const isInWorkspace = (path: string, io: JobIo): boolean => !isOutside(withinWorkspace(path, io));

const withinWorkspace = (path: string, io: JobIo): string =>
  relative(resolve(workspaceOf(io)), resolve(io.directory, path)).replaceAll('\\', '/');

const isOutside = (within: string): boolean => within === '..' || within.startsWith('../') || isAbsolute(within);
