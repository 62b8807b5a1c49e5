import { isAbsolute, join, relative, resolve } from 'node:path';
import type { Io } from '../platform/io.js';
import type { Runner } from '../platform/runner.js';
import type { Inputs } from './inputs/table.js';
import type { Event } from './model.js';

/** The arguments of every mode. Copies with other inputs are passed on, never changed in place. */
export interface Context {
  readonly io: Io;
  readonly runner: Runner;
  readonly inputs: Inputs;
  readonly event: Event;
  /** Commit of `base-dir`, if this step downloaded it. */
  readonly baseCommit?: string;
  /** Old path by new path of root modules that look renamed, both relative to the repository root. */
  readonly renamed?: ReadonlyMap<string, string>;
}

type JobIo = Pick<Io, 'env' | 'directory'>;

/** Returns the folder of the checkout; the working directory outside a workflow, as in tests. */
export const workspaceOf = ({ env, directory }: JobIo): string => env.GITHUB_WORKSPACE || directory;

/** Returns the folder for temporary files. The runner empties its own at the end of the job. */
export const temporaryOf = (io: JobIo): string => io.env.RUNNER_TEMP || join(workspaceOf(io), '.groundplan');

/**
 * Returns the path relative to the repository root, with `/`; `.` for the root. Outside the root only the last name
 * is returned, so that no output reveals folders of the machine.
 */
export function repositoryPath(path: string, io: JobIo): string {
  const within = withinWorkspace(path, io);
  if (within === '') return '.';
  return isOutside(within) ? within.slice(within.lastIndexOf('/') + 1) : within;
}

/** True for a path within the workspace of the job, as written: links are not followed. */
export const isInWorkspace = (path: string, io: JobIo): boolean => !isOutside(withinWorkspace(path, io));

const withinWorkspace = (path: string, io: JobIo): string =>
  relative(resolve(workspaceOf(io)), resolve(io.directory, path)).replaceAll('\\', '/');

const isOutside = (within: string): boolean => within === '..' || within.startsWith('../') || isAbsolute(within);

// ---- Addresses of the repository and its runs at GitHub, for links.

type Location = Pick<Event, 'serverUrl' | 'repository'>;

/** Returns the URL of the repository, without a trailing slash: `https://github.com/octo/infra`. */
export const repositoryUrl = ({ serverUrl, repository: { owner, name } }: Location): string =>
  `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;

/** Returns the URL of a workflow run: `https://github.com/octo/infra/actions/runs/7`. */
export const runUrl = (event: Location, runId: number): string => `${repositoryUrl(event)}/actions/runs/${runId}`;

/** Returns the URL of an artifact of a run, for readers who are signed in. */
export const artifactUrl = (event: Location, runId: number, artifactId: number): string =>
  `${runUrl(event, runId)}/artifacts/${artifactId}`;
