/**
 * Modules that an engine has fetched, in `~/.groundplan/modules/<question>/`. What was fetched once stays, as in
 * `.terraform/modules`: a picture does not change because somebody has published a version.
 */
import { relative, sep } from 'node:path';
import type { Io } from '../../io/io.js';
import { cacheEntry, settle } from '../cache-folder.js';
import { entriesOf, member, textOf } from '../foreign.js';
import type { Engine } from '../terraform/engine.js';
import { type Got, packagesIn, type Wanted } from './get.js';
import { tidyUp } from './tidy.js';

/** Directories by the names of the calls from the module on; '' is the module itself. */
export type Stored = ReadonlyMap<string, string>;

const LIST = 'modules.json';

export const entryOf = (wanted: Pick<Wanted, 'source' | 'version'>, engine: Engine | null, io: Io): Promise<string> =>
  // The registry that is asked where a source names none is another one for OpenTofu.
  cacheEntry('modules', [wanted.source, wanted.version ?? '', engine?.command === 'tofu' ? 'tofu' : 'terraform'], io);

/** Null where it is not there, or not whole. */
export async function stored(entry: string, io: Io): Promise<Stored | null> {
  try {
    const list: unknown = JSON.parse(Buffer.from(await io.readFile(`${entry}/${LIST}`)).toString('utf8'));
    const directories = new Map<string, string>();
    for (const [key, path] of entriesOf(member(list, 'modules'))) {
      const inside = textOf(path);
      if (inside !== null && !inside.split('/').includes('..')) directories.set(key, `${entry}/${inside}`);
    }
    const own = directories.get('');
    return own !== undefined && (await io.kindOf(own)) === 'directory' ? directories : null;
  } catch {
    return null;
  }
}

/**
 * Moves what was got to its place. Packages that are links (an absolute path that a module names) are left behind.
 * @returns null where there is too much of it
 */
export async function store(entry: string, got: Got, folder: string, at: number, io: Io): Promise<Stored | null> {
  const packages = (await io.realPath(packagesIn(folder))) ?? packagesIn(folder);
  const made = `${folder}/made-${at}`;
  await io.makeDirectory(made);
  const kinds = new Map((await io.list(packages)).map(({ name, kind }) => [name, kind]));
  const moved = new Map<string, boolean>();
  const list: [string, string][] = [];
  for (const [key, directory] of got.directories) {
    const inside = relative(packages, directory).split(sep).join('/');
    const [name = '', ...rest] = inside.split('/');
    if (kinds.get(name) !== 'directory' || rest.includes('..')) continue;
    if (!moved.has(name)) {
      const isFit = await tidyUp(`${packages}/${name}`, io);
      if (isFit) await io.rename(`${packages}/${name}`, `${made}/${name}`);
      else if (key === '') return null;
      moved.set(name, isFit);
    }
    if (moved.get(name) && (await io.kindOf(`${made}/${inside}`)) === 'directory') list.push([key, inside]);
  }
  if (!list.some(([key]) => key === '')) return null;
  await io.writeFile(`${made}/${LIST}`, JSON.stringify({ modules: Object.fromEntries(list) }));
  await settle(made, entry, io);
  const there = await stored(entry, io);
  if (there !== null) return there;
  // What is in its place is not whole: somebody has deleted a part of it.
  await io.remove(entry);
  await io.rename(made, entry);
  return stored(entry, io);
}
