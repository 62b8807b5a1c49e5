/** Writes a commit to files. Uses plumbing commands only, which run no hooks, submodules or repository settings. */
import { byText } from '../../../graph/order.js';
import type { Io } from '../../../platform/io.js';
import { printable } from '../../../platform/text/printable.js';
import { LINKS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { removeLinksOut } from '../unpack/links-out.js';
import { isPlainLink } from '../unpack/names.js';
import { printGitAddress } from './address.js';
import { indexOf, linesIn, type Selection, select, sizeOf } from './listing.js';
import { cloneFailure, type Git } from './run.js';

/**
 * Writes the commit's files to `git.tree` and returns warnings.
 * @throws External if the files cannot be listed, or exceed the limits
 */
export async function unpack(git: Git, commit: string, io: Io): Promise<readonly string[]> {
  const listing = await git.try(['ls-tree', '-r', '-z', '--long', '--full-tree', commit]);
  if ('stdout' in listing) git.allowance.spend({ entries: linesIn(listing.stdout) });
  const selection = 'stdout' in listing ? select(listing.stdout) : null;
  if (selection === null) {
    const text = 'stdout' in listing ? messages.TOO_MANY_FILES : messages.FILES_UNREADABLE;
    throw cloneFailure(git.address, { text, advice: null });
  }
  git.allowance.spend(sizeOf(selection.files));
  const wild = await wildLinks(git, selection);
  const taken = { ...selection, files: selection.files.filter(({ path }) => !wild.has(path)) };
  await git.run(['update-index', '-z', '--index-info'], { input: indexOf(taken) });
  await git.run(['checkout-index', '--all', '--force', '--quiet']);

  const shown = printGitAddress(git.address);
  const warnings: string[] = [];
  if (selection.onlyTerraform) warnings.push(messages.onlyTerraformFiles(shown));
  const { tooLarge, unfit } = selection;
  if (tooLarge.length > 0) warnings.push(messages.filesLeftOut(shown, tooLarge.length, printable(tooLarge[0]!)));
  if (unfit.length > 0) warnings.push(messages.namesLeftOut(shown, unfit.length, printable(unfit[0]!)));
  const kept = selection.links.filter((path) => !wild.has(path));
  const leading = [...wild, ...(await removeLinksOut(git.tree, kept, io))].sort(byText);
  if (leading.length > 0) warnings.push(messages.linksLeftOut(shown, leading.length, printable(leading[0]!)));
  return warnings;
}

const LINE_END = 10;

/**
 * Returns the links that are never created: those above LINKS_MAX, and those whose target is not a plain path in the repository.
 */
async function wildLinks(git: Git, { files, links }: Selection): Promise<ReadonlySet<string>> {
  const isLink = new Set(links);
  const all = files.filter(({ path }) => isLink.has(path));
  const wild = new Set(all.slice(LINKS_MAX).map(({ path }) => path));
  const asked = all.slice(0, LINKS_MAX);
  if (asked.length === 0) return wild;
  const answer = await git.run(['cat-file', '--batch'], { input: asked.map(({ id }) => `${id}\n`).join('') });
  // A target that is not UTF-8 was decoded to another length, so the boundaries of all targets are lost.
  const said = answer.includes('\ufffd') ? Buffer.alloc(0) : Buffer.from(answer);
  let at = 0;
  for (const { path, bytes } of asked) {
    // The output for each object is one line, its content, and a line end.
    const start = said.indexOf(LINE_END, at) + 1;
    const target = said.toString('utf8', start, start + bytes);
    at = start + bytes + 1;
    if (start === 0 || !isPlainLink(path, target)) wild.add(path);
  }
  return wild;
}
