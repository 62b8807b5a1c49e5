/** A copy of a source directory to plan in, made of links: for a source that is read-only, or in use by another run. */
import { dirname, join, relative } from 'node:path';
import { packageAround } from '../../fetch/package.js';
import { readSmallFile } from '../../fetch/small-file.js';
import type { Io } from '../../platform/io.js';
import { LOCK_BYTES_MAX } from './limits.js';
import { LOCK_FILE, OVERRIDE_FILE, OVERRIDE_TEXT } from './override.js';

/** Sorts after the override files of the user, so that it wins. */
const LAST_OVERRIDE_FILE = `~${OVERRIDE_FILE}`;

/**
 * @param directory without links
 * @param leftOut names in it
 * @returns the copy of `directory`. The lock file in it is a real one, as `init` may change it.
 */
export async function mirror(
  directory: string,
  target: string,
  io: Io,
  leftOut: readonly string[] = [],
): Promise<string> {
  // Real Terraform goes where the code leads it.
  const { reach: top } = await packageAround(directory, io);
  const copy = join(target, relative(top, directory));
  const isOurs = await hasText(join(directory, OVERRIDE_FILE), OVERRIDE_TEXT, io);
  const without = new Set(
    [LOCK_FILE, ...leftOut, ...(isOurs ? [OVERRIDE_FILE] : [])].map((name) => join(directory, name)),
  );
  await mirrorTree(top, target, { real: new Set([directory]), without }, io);
  await io.writeFile(join(copy, LAST_OVERRIDE_FILE), OVERRIDE_TEXT);
  const lock = leftOut.includes(LOCK_FILE)
    ? null
    : await readSmallFile(join(directory, LOCK_FILE), LOCK_BYTES_MAX, io, null);
  if (lock !== null) await io.writeFile(join(copy, LOCK_FILE), lock);
  return copy;
}

/**
 * The tree below `top` again below `target`. Directories of `real`, and those above them, are made anew; everything in them
 * is a link, so `../modules` leads where it leads in the source, and what is made in them is made in the copy only.
 * @param without paths that are left out
 */
export async function mirrorTree(
  top: string,
  target: string,
  { real, without = new Set() }: { readonly real: ReadonlySet<string>; readonly without?: ReadonlySet<string> },
  io: Io,
): Promise<void> {
  const anew = new Set(real);
  for (const path of real) {
    for (let at = path; at !== top && dirname(at) !== at; at = dirname(at)) anew.add(at);
  }
  const make = async (from: string, to: string): Promise<void> => {
    await io.makeDirectory(to);
    // Directories above may hide what is beside: then `../` leads nowhere, as it may in the source.
    for (const { name } of await io.list(from).catch(() => [])) {
      const path = join(from, name);
      if (anew.has(path)) await make(path, join(to, name));
      else if (!without.has(path)) await io.link(join(to, name), path);
    }
  };
  await make(top, target);
}

/** Gone in between is no error: another run has ended. */
async function hasText(path: string, text: string, io: Io): Promise<boolean> {
  const bytes = await readSmallFile(path, text.length, io, null);
  return bytes !== null && Buffer.from(bytes).toString('utf8') === text;
}
