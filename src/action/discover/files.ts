/**
 * Finds the files that the event changes: for a pull request from GitHub, which needs no history, otherwise from Git.
 */
import { GroundplanError } from '../../errors.js';
import type { Context } from '../context.js';
import { connect } from '../github/client.js';
import { listComparedFiles } from '../github/compare.js';
import { type ChangedFile, listChangedFiles } from '../github/pulls.js';
import * as messages from '../messages.js';
import { askGit } from './git.js';

/** Paths relative to the repository root, or null with a reason if they are unknown. */
export type ChangedFiles =
  | {
      readonly files: readonly string[];
      /** Deleted files among them. */
      readonly removed: readonly string[];
    }
  | {
      readonly files: null;
      readonly reason: string;
      /** True if the event by its nature has no changes, such as a schedule. No notice is needed then. */
      readonly isUsual: boolean;
    };

type World = Omit<Context, 'runner'>;

/**
 * Returns the changed files from the preferred source, or from the other one if that fails. Never rejects because of
 * GitHub or Git.
 */
export async function readChangedFiles(context: World): Promise<ChangedFiles> {
  const { event } = context;
  if (event.pullRequest !== null) {
    const asked = await askGitHub(context);
    if (asked.files !== null) return asked;
    return pathsOf(await askGit(`${event.pullRequest.baseSha}...HEAD`, context.io)) ?? asked;
  }
  if (event.range === null) return { files: null, reason: messages.NOTHING_TO_COMPARE, isUsual: true };
  // Git compares the two revisions directly, even after a force push and without a limit on files.
  const { base, isBranch } = event.range;
  const compared = await askGit(isBranch ? `refs/remotes/origin/${base}...HEAD` : `${base}..HEAD`, context.io);
  return pathsOf(compared) ?? askGitHub(context);
}

async function askGitHub({ event, inputs, io }: World): Promise<ChangedFiles> {
  const { pullRequest, range } = event;
  try {
    const github = connect(event, inputs['github-token'], io);
    const { files, isWhole } =
      pullRequest === null
        ? await listComparedFiles(github, range!)
        : await listChangedFiles(github, pullRequest.number);
    const reason = pullRequest === null ? messages.TOO_MANY_FILES_COMPARED : messages.TOO_MANY_FILES;
    return isWhole ? pathsOf(files)! : { files: null, reason, isUsual: false };
  } catch (error) {
    if (!(error instanceof GroundplanError) || error.exitCode === 1) throw error;
    return { files: null, reason: error.message, isUsual: false };
  }
}

function pathsOf(files: readonly ChangedFile[] | null): ChangedFiles | null {
  if (files === null) return null;
  const before = files.flatMap(({ previousPath }) => previousPath ?? []);
  const removed = [...before, ...files.filter(({ isRemoved }) => isRemoved).map(({ path }) => path)];
  return { files: [...new Set([...files.map(({ path }) => path), ...before])], removed: [...new Set(removed)] };
}
