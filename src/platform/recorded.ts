/**
 * Records what is read from the outside world, so that a result can be used again while nothing of it has changed. No
 * modification time counts, only contents.
 */

import { resolve } from 'node:path';
import { sha256 } from './hash.js';
import type { DownloadResult, Files, HttpResult, Io } from './io.js';
import { isWithin } from './text/paths.js';

/** Methods that read, and whose result decides what their caller does. */
const READING = ['readFile', 'readRegular', 'kindOf', 'sizeOf', 'list', 'realPath'] as const;
type Reading = (typeof READING)[number];

export interface Recording {
  /** The world to use; every read through it is recorded. */
  readonly io: Io;
  /** Returns true if all reads so far would have the same results, and no program or host failed. Reads through the given world, without recording. */
  isCurrent(io: Files): Promise<boolean>;
}

/** A read, with a fingerprint of its result. */
interface Row {
  readonly method: Reading;
  readonly path: string;
  readonly bytesMax: number;
  result: Promise<string>;
}

/** Reads that are repeated at once. */
const AT_ONCE = 64;

/**
 * Returns a world that records its reads. Files that are written through it are the writer's own and not recorded.
 * @param io the world to read from
 */
export function recorded(io: Io): Recording {
  const rows = new Map<string, Row>();
  const written: string[] = [];
  const isWritten = (path: string): boolean => written.some((folder) => isWithin(folder, resolve(io.directory, path)));
  const writing = (path: string): void => {
    if (!isWritten(path)) written.push(resolve(io.directory, path));
  };

  let isPassing = false;
  /** Marks a result that may be better next time: without network, or on a busy machine. */
  const passing = async <T>(result: Promise<T>, isFailed: (value: T) => boolean): Promise<T> => {
    const value = await result;
    if (isFailed(value)) isPassing = true;
    return value;
  };

  const record = async <T>(method: Reading, path: string, read: () => Promise<T>, bytesMax = 0): Promise<T> => {
    const result = read();
    const key = `${method} ${bytesMax} ${path}`;
    if (!rows.has(key) && !isWritten(path)) rows.set(key, { method, path, bytesMax, result: fingerprint(result) });
    return result;
  };
  return {
    io: {
      ...io,
      readFile: (path) => record('readFile', path, () => io.readFile(path)),
      readRegular: (path, bytesMax) => record('readRegular', path, () => io.readRegular(path, bytesMax), bytesMax),
      kindOf: (path) => record('kindOf', path, () => io.kindOf(path)),
      sizeOf: (path) => record('sizeOf', path, () => io.sizeOf(path)),
      list: (path) => record('list', path, () => io.list(path)),
      realPath: (path) => record('realPath', path, () => io.realPath(path)),
      writeNew: (path, content) => {
        writing(path);
        return io.writeNew(path, content);
      },
      writeFile: (path, content) => {
        writing(path);
        return io.writeFile(path, content);
      },
      rename: (from, to) => {
        writing(to);
        return io.rename(from, to);
      },
      run: (...args) => passing(io.run(...args), ({ end }) => end !== 'exit' && end !== 'missing'),
      request: (...args) => passing(io.request(...args), isNoSuccess),
      download: (...args) => passing(io.download(...args), isNoSuccess),
      withTemporaryFiles: (files, work) =>
        io.withTemporaryFiles(files, (paths) => {
          for (const path of paths) writing(path);
          return work(paths);
        }),
      withTemporaryDirectory: (work, inside) =>
        io.withTemporaryDirectory((folder) => {
          writing(folder);
          return work(folder);
        }, inside),
    },
    async isCurrent(files) {
      if (isPassing) return false;
      const all = [...rows.values()].filter(({ path }) => !isWritten(path));
      for (let at = 0; at < all.length; at += AT_ONCE) {
        const same = await Promise.all(all.slice(at, at + AT_ONCE).map((row) => isSame(row, files)));
        if (same.includes(false)) return false;
      }
      return true;
    },
  };
}

const HTTP_ERROR = 400;

const isNoSuccess = (result: HttpResult | DownloadResult): boolean =>
  result.end !== 'response' || result.status >= HTTP_ERROR;

async function isSame({ method, path, bytesMax, result }: Row, files: Files): Promise<boolean> {
  const now = method === 'readRegular' ? files.readRegular(path, bytesMax) : files[method](path);
  return (await fingerprint(now)) === (await result);
}

/** Returns a fingerprint of a result, also of a rejection. Never rejects. */
const fingerprint = (result: Promise<unknown>): Promise<string> =>
  result.then(
    (value) => (value instanceof Uint8Array ? sha256(value) : JSON.stringify(value)),
    (error: unknown) => `rejected ${(error as NodeJS.ErrnoException).code ?? String(error)}`,
  );
