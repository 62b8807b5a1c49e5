/** A copy of a source directory to plan in, made of links: for a source that is read-only, or in use by another run. */
import { join, relative, sep } from 'node:path';
import type { Io } from '../../io/io.js';
import { topAround } from '../hcl/tree/package.js';
import { LOCK_FILE, OVERRIDE_FILE, OVERRIDE_TEXT } from './override.js';

/** Sorts after the override files of the user, so that it wins. */
const LAST_OVERRIDE_FILE = `~${OVERRIDE_FILE}`;

/**
 * Makes the directories from the top of the repository down to `directory` anew below `target`; everything beside them is
 * a link, so `../modules` leads where it leads in the source. The lock file is a real copy, as `init` may change it.
 * @param directory without links @returns the copy of `directory`
 */
export async function mirror(directory: string, target: string, io: Io): Promise<string> {
  const top = await topAround(directory, io);
  const names = relative(top, directory)
    .split(sep)
    .filter((name) => name !== '');
  let from = top;
  let to = target;
  for (const name of names) {
    await linkAll(from, to, new Set([name]), io);
    from = join(from, name);
    to = join(to, name);
  }
  const isOurs = await hasText(join(directory, OVERRIDE_FILE), OVERRIDE_TEXT, io);
  await linkAll(directory, to, new Set([LOCK_FILE, ...(isOurs ? [OVERRIDE_FILE] : [])]), io);
  await io.writeFile(join(to, LAST_OVERRIDE_FILE), OVERRIDE_TEXT);
  if ((await io.kindOf(join(directory, LOCK_FILE))) === 'file') {
    await io.writeFile(join(to, LOCK_FILE), await io.readFile(join(directory, LOCK_FILE)));
  }
  return to;
}

/** Directories above may hide what is beside: then `../` leads nowhere, as it may in the source. */
async function linkAll(from: string, to: string, without: ReadonlySet<string>, io: Io): Promise<void> {
  await io.makeDirectory(to);
  const entries = await io.list(from).catch(() => []);
  for (const { name } of entries) {
    if (!without.has(name)) await io.link(join(to, name), join(from, name));
  }
}

/** Gone in between is no error: another run has ended. */
async function hasText(path: string, text: string, io: Io): Promise<boolean> {
  const bytes = await io.readFile(path).catch(() => null);
  return bytes !== null && Buffer.from(bytes).toString('utf8') === text;
}
