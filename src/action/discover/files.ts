/** Which files the run's event has changed: from GitHub, which needs no history, else from Git. */
import { join } from 'node:path';
import { GroundplanError } from '../../errors.js';
import type { Io } from '../../io/io.js';
import { LOOK_SECONDS } from '../../limits/action.js';
import * as messages from '../../messages/action.js';
import { type Context, workspaceOf } from '../context.js';
import { connect } from '../github/client.js';
import { listChangedFiles } from '../github/pulls.js';

/** From the root of the repository; null where nobody knows, and why. */
export type ChangedFiles = { readonly files: readonly string[] } | { readonly files: null; readonly reason: string };

export async function readChangedFiles(context: Omit<Context, 'runner'>): Promise<ChangedFiles> {
  const asked = await askGitHub(context);
  if (asked.files !== null) return asked;
  const compared = await askGit(context);
  return compared ?? asked;
}

async function askGitHub({ event, inputs, io }: Omit<Context, 'runner'>): Promise<ChangedFiles> {
  const number = event.pullRequest?.number;
  if (number === undefined) return { files: null, reason: messages.NO_PULL_REQUEST_TO_COMPARE };
  try {
    const { files, isWhole } = await listChangedFiles(connect(event, inputs['github-token'], io), number);
    if (!isWhole) return { files: null, reason: messages.TOO_MANY_FILES };
    return {
      files: files.flatMap(({ path, previousPath }) => (previousPath === null ? [path] : [path, previousPath])),
    };
  } catch (error) {
    if (!(error instanceof GroundplanError) || error.exitCode === 1) throw error;
    return { files: null, reason: error.message };
  }
}

/**
 * The repository that was checked out, and no other: files of a pull request may look like one, with a configuration that
 * names programs. Nothing is asked of a host, and no secret is near.
 */
const gitEnvironment = (workspace: string, { env }: Pick<Io, 'env'>): Io['env'] => ({
  PATH: env.PATH,
  // `safe.directory` of the runner, whose workspace may be somebody else's.
  HOME: env.HOME,
  GIT_DIR: join(workspace, '.git'),
  GIT_WORK_TREE: workspace,
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_NO_LAZY_FETCH: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
});

/** A pull request against where it left its base; a push against the commit before. Needs that much history. */
async function askGit({ event, io }: Omit<Context, 'runner'>): Promise<ChangedFiles | null> {
  const base = event.pullRequest?.baseSha ?? '';
  const range = /^[0-9a-f]{40,64}$/.test(base) ? `${base}...HEAD` : event.pullRequest === null ? 'HEAD^...HEAD' : null;
  if (range === null) return null;
  const args = [
    '-c',
    'core.quotePath=false',
    'diff',
    '--name-only',
    '--no-renames',
    '--no-ext-diff',
    '-z',
    range,
    '--',
  ];
  const directory = workspaceOf(io);
  const result = await io.run('git', args, { seconds: LOOK_SECONDS, directory, env: gitEnvironment(directory, io) });
  if (result.end !== 'exit' || result.code !== 0) return null;
  return { files: result.stdout.split('\0').filter((file) => file !== '') };
}
