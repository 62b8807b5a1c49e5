/** From a commit to files. Only plumbing: no command here knows hooks, submodules or what a repository configures. */
import type { Io } from '../../io/io.js';
import * as messages from '../../messages/git.js';
import { isWithin } from '../hcl/tree/package.js';
import { printable } from '../printable.js';
import { printGitAddress } from './address.js';
import { indexOf, select } from './listing.js';
import { cloneFailure, type Git } from './run.js';

/** Writes the files of the commit to `git.tree`. @returns warnings. @throws External where they cannot be listed or are too many */
export async function unpack(git: Git, commit: string, io: Io): Promise<readonly string[]> {
  const listing = await git.try(['ls-tree', '-r', '-z', '--long', '--full-tree', commit]);
  const selection = 'stdout' in listing ? select(listing.stdout) : null;
  if (selection === null) {
    const text = 'stdout' in listing ? messages.TOO_MANY_FILES : messages.FILES_UNREADABLE;
    throw cloneFailure(git.address, { text, advice: null });
  }
  await git.run(['update-index', '-z', '--index-info'], { input: indexOf(selection) });
  await git.run(['checkout-index', '--all', '--force', '--quiet']);

  const shown = printGitAddress(git.address);
  const warnings: string[] = [];
  if (selection.onlyTerraform) warnings.push(messages.onlyTerraformFiles(shown));
  const { tooLarge } = selection;
  if (tooLarge.length > 0) warnings.push(messages.filesLeftOut(shown, tooLarge.length, printable(tooLarge[0]!)));
  const leading = await removeLinksOut(git.tree, selection.links, io);
  if (leading.length > 0) warnings.push(messages.linksLeftOut(shown, leading.length, printable(leading[0]!)));
  return warnings;
}

/** Links that lead out of `tree`, or nowhere, or in a circle. What stays is safe to follow. @returns the paths of those that lead out */
export async function removeLinksOut(tree: string, links: readonly string[], io: Io): Promise<readonly string[]> {
  const top = await io.realPath(tree);
  const out: string[] = [];
  for (const link of links) {
    const target = await io.realPath(`${tree}/${link}`).catch(() => null);
    if (top !== null && target !== null && isWithin(top, target)) continue;
    out.push(link);
  }
  for (const link of out) await io.remove(`${tree}/${link}`);
  return out;
}
