/**
 * Confines an `Io` to one directory, for `groundplan mcp`: a client may name any path. Files outside the directory
 * appear missing, also through links. Only temporary files and the cache can be written, and hosts can be contacted
 * only if the network is allowed.
 */
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import type { Io } from '../io.js';
import { isWithin } from '../text/paths.js';
import { realLocation } from './links.js';
import { NO_HOSTS } from './world.js';

/** Bounds of an `Io`. */
export interface Bounds {
  /** Real path of the directory. */
  readonly top: string;
  /** True if hosts may be contacted. Fetched files then go to the cache in the user's home. */
  readonly network: boolean;
}

/** The cache of modules and repositories. */
const CACHE = '.groundplan';

/** Returns an error like those of `fs`. Its message has the name only, because the path is not for the client. */
const refusal = (code: string, path: string): Error => Object.assign(new Error(`${code}: ${basename(path)}`), { code });

/** Returns an `Io` confined to `bounds.top`. It reads no descriptors and starts no viewers. */
export function confined(io: Io, bounds: Bounds): Io {
  /** Folders of groundplan itself: temporary ones, and the cache. */
  const writable = new Set(bounds.network ? [join(io.home, CACHE)] : []);
  const isWritable = (path: string) => [...writable].some((folder) => isWithin(folder, path));
  const locate = (path: string) => realLocation(resolve(io.directory, path), io);
  const mayRead = async (path: string) => {
    const location = await locate(path);
    return location !== null && (isWithin(bounds.top, location) || isWritable(location));
  };
  /** @param missing result for a path outside the bounds, or the error to throw */
  const read = async <T>(path: string, act: () => Promise<T>, missing: T | Error): Promise<T> => {
    if (await mayRead(path)) return act();
    if (missing instanceof Error) throw missing;
    return missing;
  };
  /** Does not follow a link at `path` itself, because a link may be created or removed. */
  const write = async <T>(path: string, act: () => Promise<T>): Promise<T> => {
    const folder = await locate(dirname(resolve(io.directory, path)));
    if (folder === null || !isWritable(join(folder, basename(path)))) throw refusal('EROFS', path);
    return act();
  };
  const whileWritable = async <T>(folder: string, act: () => Promise<T>): Promise<T> => {
    writable.add(folder);
    return act().finally(() => writable.delete(folder));
  };
  const { onStdin: _, readDescriptor: __, checkWritable: ___, ...rest } = io;
  return {
    ...rest,
    isAskedByProgram: true,
    readFile: (path) => read(path, () => io.readFile(path), refusal('ENOENT', path)),
    readRegular: (path, bytesMax) => read(path, () => io.readRegular(path, bytesMax), 'missing' as const),
    kindOf: (path) => read(path, () => io.kindOf(path), 'missing' as const),
    sizeOf: (path) => read(path, () => io.sizeOf(path), null),
    list: (path, names) => read(path, () => io.list(path, names), refusal('ENOENT', path)),
    writeNew: (path, content) => write(path, () => io.writeNew(path, content)),
    writeFile: (path, content) => write(path, () => io.writeFile(path, content)),
    makeDirectory: (path) => write(path, () => io.makeDirectory(path)),
    link: (path, target) => write(path, () => io.link(path, target)),
    remove: (path) => write(path, () => io.remove(path)),
    rename: (from, to) => write(from, () => write(to, () => io.rename(from, to))),
    withFile: (path) => Promise.reject(refusal('EROFS', path)),
    withTemporaryFiles: (files, work) => io.withTemporaryFiles(files, work),
    withTemporaryDirectory: (work, inside) => {
      const create = () => io.withTemporaryDirectory((folder) => whileWritable(folder, () => work(folder)), inside);
      return inside === undefined ? create() : write(join(inside, 'new'), create);
    },
    launch: async () => ({ end: 'missing' }),
    run: (command, args, options) =>
      io.run(command, args, { ...options, env: withGitCeiling(options.env ?? io.env, bounds.top) }),
    ...(!bounds.network && NO_HOSTS),
  };
}

/** Stops Git from searching for a repository above `top`. */
const withGitCeiling = (env: Io['env'], top: string): Io['env'] => ({
  ...env,
  GIT_CEILING_DIRECTORIES: [dirname(top), env.GIT_CEILING_DIRECTORIES].filter((folder) => folder).join(delimiter),
});
