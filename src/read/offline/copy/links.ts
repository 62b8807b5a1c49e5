/**
 * Files that expressions read are linked into the copy, and only those: nothing is copied that nobody asks for. A link
 * is made to what a path really is, and only where that is in the same package.
 */
import { join, relative, sep } from 'node:path';
import type { Files } from '../../../io/io.js';
import { LINKED_DEPTH_MAX, LINKED_FILE_BYTES_MAX, LINKED_FILES_MAX } from '../../../limits/offline.js';
import { isWithin } from '../../hcl/tree/package.js';
import { callsFunctionsOfTheMachine, type Readable, type Wanted } from '../sanitise/functions.js';
import { type Layout, type Package, packageOf } from './layout.js';

/** Of Git and Terraform themselves, with the secrets of a state. */
const NEVER = /^(?:\.git|\.terraform(?:\.lock\.hcl)?|.*\.tfstate(?:\..*)?|terraform\.tfstate\.d)$/;

export interface Links {
  /** Place in the copy to the file that it shows, without links. */
  readonly files: ReadonlyMap<string, string>;
  readonly readable: (wanted: Wanted) => Readable;
}

const keyOf = ({ path, all, isTemplate, module }: Wanted): string => [path, all, isTemplate, module].join('\n');

export async function gatherLinks(wanted: readonly Wanted[], layout: Layout, io: Files): Promise<Links> {
  const files = new Map<string, string>();
  const found = new Map<string, Readable>();
  for (const one of wanted) {
    const key = keyOf(one);
    if (!found.has(key)) found.set(key, await gather(one, layout, files, io));
  }
  return { files, readable: (one) => found.get(keyOf(one)) ?? 'no' };
}

async function gather(wanted: Wanted, layout: Layout, files: Map<string, string>, io: Files): Promise<Readable> {
  const home = packageOf(layout, wanted.module);
  if (home === null || home !== packageOf(layout, wanted.path)) return 'no';
  if (
    relative(home.from, wanted.path)
      .split(sep)
      .some((name) => NEVER.test(name))
  )
    return 'no';
  const seen: string[] = [];
  const result = wanted.all
    ? await gatherAll(wanted.path, home, files, seen, [], io)
    : await gatherFile(wanted.path, home, files, seen, io);
  if (result !== 'yes' || !wanted.isTemplate) return result;
  for (const path of seen) {
    if (callsFunctionsOfTheMachine(Buffer.from(await io.readFile(path)).toString('utf8'))) return 'no';
  }
  return 'yes';
}

async function gatherFile(
  path: string,
  { from, to }: Package,
  files: Map<string, string>,
  seen: string[],
  io: Files,
): Promise<Readable> {
  const real = await io.realPath(path);
  if (real === null) return 'missing';
  if (
    !isWithin(from, real) ||
    relative(from, real)
      .split(sep)
      .some((name) => NEVER.test(name))
  )
    return 'no';
  // A pipe would never end.
  if ((await io.kindOf(real)) !== 'file') return 'no';
  if (((await io.sizeOf(real)) ?? 0) > LINKED_FILE_BYTES_MAX) return 'no';
  if (files.size >= LINKED_FILES_MAX) return 'no';
  files.set(join(to, relative(from, path)), real);
  seen.push(real);
  return 'yes';
}

/** What may not be linked is left out: it is not there for `fileset`, and missing for `file`. */
async function gatherAll(
  directory: string,
  home: Package,
  files: Map<string, string>,
  seen: string[],
  above: readonly string[],
  io: Files,
): Promise<Readable> {
  const real = await io.realPath(directory);
  if (real === null) return 'missing';
  if (!isWithin(home.from, real) || (await io.kindOf(real)) !== 'directory') return 'no';
  // A link to a directory that it is in would never end.
  if (above.includes(real) || above.length > LINKED_DEPTH_MAX) return 'yes';
  for (const { name, kind } of await io.list(real).catch(() => [])) {
    if (files.size >= LINKED_FILES_MAX) return 'no';
    if (NEVER.test(name)) continue;
    const path = join(directory, name);
    const actual = kind === 'link' ? await io.kindOf(path).catch(() => 'missing') : kind;
    if (actual === 'directory') await gatherAll(path, home, files, seen, [...above, real], io);
    else if (actual === 'file') await gatherFile(path, home, files, seen, io);
  }
  return 'yes';
}
