/**
 * Confines an `Io` to one directory. Files outside of it appear missing, also through links. Only temporary files can be written,
 * and hosts can be contacted only if the network is allowed.
 */
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import type { Io } from '../io.js';
import { isWithin } from '../text/paths.js';
import { realLocation } from './links.js';
import { NO_HOSTS } from './world.js';

export interface Bounds {
  /** Real path. */
  readonly top: string;
  /** True if hosts may be contacted. Fetched files then go to the cache in the user's home. */
  readonly network: boolean;
}

/** The cache of modules and repositories. */
const CACHE = '.groundplan';

const refusal = (code: string, path: string): Error => Object.assign(new Error(`${code}: ${basename(path)}`), { code });

/** Returns an `Io` confined to `bounds.top`. @param io captures its streams, because the output of a call is its answer */
export function confined(io: Io, bounds: Bounds): Io {
  const own = new Set(bounds.network ? [join(io.home, CACHE)] : []);
  const isOwn = (path: string) => [...own].some((folder) => isWithin(folder, path));
  const placeOf = (path: string) => realLocation(resolve(io.directory, path), io);
  const mayRead = async (path: string) => {
    const place = await placeOf(path);
    return place !== null && (isWithin(bounds.top, place) || isOwn(place));
  };
  const read = async <T>(path: string, act: () => Promise<T>, outside: T | Error): Promise<T> => {
    if (await mayRead(path)) return act();
    if (outside instanceof Error) throw outside;
    return outside;
  };
  /** Does not follow the last name, because a link may be removed or created. */
  const write = async <T>(path: string, act: () => Promise<T>): Promise<T> => {
    const folder = await placeOf(dirname(resolve(io.directory, path)));
    if (folder === null || !isOwn(join(folder, basename(path)))) throw refusal('EROFS', path);
    return act();
  };
  const whileOwn = async <T>(folder: string, act: () => Promise<T>): Promise<T> => {
    own.add(folder);
    return act().finally(() => own.delete(folder));
  };
  const { hear: _, readDescriptor: __, checkWritable: ___, ...rest } = io;
  return {
    ...rest,
    isAskedByProgram: true,
    readFile: (path) => read(path, () => io.readFile(path), refusal('ENOENT', path)),
    readRegular: (path, bytesMax) => read(path, () => io.readRegular(path, bytesMax), 'missing' as const),
    kindOf: (path) => read(path, () => io.kindOf(path), 'missing' as const),
    sizeOf: (path) => read(path, () => io.sizeOf(path), null),
    list: (path) => read(path, () => io.list(path), refusal('ENOENT', path)),
    writeNew: (path, content) => write(path, () => io.writeNew(path, content)),
    writeFile: (path, content) => write(path, () => io.writeFile(path, content)),
    makeDirectory: (path) => write(path, () => io.makeDirectory(path)),
    link: (path, target) => write(path, () => io.link(path, target)),
    remove: (path) => write(path, () => io.remove(path)),
    rename: (from, to) => write(from, () => write(to, () => io.rename(from, to))),
    withFile: (path) => Promise.reject(refusal('EROFS', path)),
    withTemporaryFiles: (files, work) => io.withTemporaryFiles(files, work),
    withTemporaryDirectory: (work, inside) => {
      const make = () => io.withTemporaryDirectory((folder) => whileOwn(folder, () => work(folder)), inside);
      return inside === undefined ? make() : write(join(inside, 'new'), make);
    },
    launch: async () => ({ end: 'missing' }),
    run: (command, args, options) =>
      io.run(command, args, { ...options, env: withinTop(options.env ?? io.env, bounds.top) }),
    ...(!bounds.network && NO_HOSTS),
  };
}

/** Stops Git from searching for a repository above `top`. */
const withinTop = (env: Io['env'], top: string): Io['env'] => ({
  ...env,
  GIT_CEILING_DIRECTORIES: [dirname(top), env.GIT_CEILING_DIRECTORIES].filter((folder) => folder).join(delimiter),
});
