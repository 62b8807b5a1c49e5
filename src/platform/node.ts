import { constants, createReadStream, fstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as sharedMessages from '../messages.js';
import type { Entry, Files, Hear, Io, PathKind, ReadDescriptor, Regular } from './io.js';
import * as messages from './messages.js';
import { request, wait } from './network/http.js';
import { obeyProxy } from './network/obey-proxy.js';
import { onTerminal, tolerateErrors, writeTo } from './streams.js';
import { withFile, withTemporaryDirectory, withTemporaryFiles } from './temporary.js';
import { checkWritable, writeAtomically } from './write.js';

/** Returns the `Io` of this process, with its streams and the machine's files. */
export const nodeIo = (): Io => ({
  ...nodeFiles,
  readDescriptor,
  hear,
  stdout: (content) => writeTo(process.stdout, content),
  stderr: (text) => void process.stderr.write(onTerminal(text)),
  // Loaded on demand: drawing a graph file or a plan does not need these modules.
  run: async (...asked) => (await import('./programs/run.js')).runCommand(...asked),
  launch: async (...asked) => (await import('./programs/launch.js')).launch(...asked),
  serveGrpc: async (...asked) => (await import('./network/grpc.js')).serveGrpc(...asked),
  processId: process.pid,
  request: async (...asked) => {
    await obeyProxy(process.env);
    return request(...asked);
  },
  download: async (...asked) => (await import('./network/download.js')).download(...asked),
  lookup: async (host) => (await import('./network/lookup.js')).lookup(host),
  wait,
  every,
  withinSeconds,
  installed: installedPackage,
  stdoutIsTerminal: process.stdout.isTTY === true,
  stderrIsTerminal: process.stderr.isTTY === true,
  env: process.env,
  platform: process.platform,
  directory: process.cwd(),
  home: homedir() || process.cwd(),
});

function every(seconds: number, work: () => void): () => void {
  const timer = setInterval(work, seconds * 1000).unref();
  return () => clearInterval(timer);
}

const hear: Hear = (take) =>
  new Promise((resolve) => {
    process.stdin.on('data', take);
    // A broken pipe ends the input.
    for (const event of ['end', 'error', 'close']) process.stdin.once(event, () => resolve());
  });

/**
 * Runs a program with the arguments of this process. Sets the exit code instead of exiting, so that pending output is written.
 */
export async function runProgram(program: (args: readonly string[], io: Io) => Promise<number>): Promise<void> {
  tolerateErrors(process.stdout);
  tolerateErrors(process.stderr);
  tuneV8(process.versions.node);
  if (!hasWorkingDirectory()) {
    process.stderr.write(`${sharedMessages.errorLine(messages.NO_WORKING_DIRECTORY)}\n`);
    process.stderr.write(`${sharedMessages.remedyLine(messages.NO_WORKING_DIRECTORY_REMEDY)}\n`);
    process.exitCode = 2;
    return;
  }
  process.exitCode = await program(process.argv.slice(2), nodeIo());
}

/** False if the working directory was deleted while a shell was in it. Relative paths then have no meaning. */
function hasWorkingDirectory(): boolean {
  try {
    return process.cwd() !== '';
  } catch {
    return false;
  }
}

/** Implements `Io.withinSeconds`. Uses a separate V8 context because that accepts a time limit; the context is not a sandbox. */
export const withinSeconds = <T>(seconds: number, work: () => T): T =>
  runInNewContext('work()', { work }, { timeout: seconds * 1000 }) as T;

/**
 * Returns a package installed next to groundplan in exactly this version; null if it is missing or cannot be loaded. Node
 * resolves it from groundplan's own file, never from the working directory.
 */
export function installedPackage(name: string, version: string): unknown {
  try {
    const load = createRequire(__filename);
    const { version: found } = load(`${name}/package.json`) as { version?: unknown };
    return found === version ? load(name) : null;
  } catch {
    return null;
  }
}

/** Implements `Io.readDescriptor`. Refuses terminals, which would wait for typed input, and devices, which may have no end. */
const readDescriptor: ReadDescriptor = async (descriptor, bytesMax) => {
  const found = fstatSync(descriptor);
  if (!found.isFIFO() && !found.isSocket() && !found.isFile()) return 'device';
  // Streams also read non-blocking sockets and pipes.
  const stream = descriptor === 0 ? process.stdin : createReadStream('', { fd: descriptor, autoClose: false });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    // Leaving the loop closes the stream.
    if (bytes > bytesMax) return 'too-large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * V8 flags for the rasteriser in Node 20: compile quickly, and only once. The optimising compiler takes 0.7 s of CPU for
 * functions that run for less. Measured for a PNG, CPU of the whole process: 1.7 megapixels from 1.4 s to 0.7 s, 6.6 megapixels
 * (the default scale) from 1.6 s to 1.2 s, 26 megapixels from 2.4 s to 2.6 s; memory is the same.
 */
const COMPILES_QUICKLY = ['--liftoff-only'];

/**
 * V8 flags for the rasteriser in Node 22: compile with optimisation, and only once. By default, V8 compiles each function twice
 * and keeps both in memory. Measured for a PNG of 9 megapixels: from 1.4 s and 258 MB to 1.2 s and 157 MB.
 * Node 24 is faster with its defaults.
 */
const COMPILES_ONCE = ['--no-liftoff', '--no-wasm-loop-unrolling', '--no-wasm-loop-peeling', '--no-wasm-opt'];

/**
 * Bytes of a function's code to run before V8 optimises it: 15 times the default. Most optimised code had finished running by the
 * time it was ready. Measured for SVG, CPU of the whole process: 30 nodes from 0.46 s to 0.37 s, 1,000 from 2.3 s to 1.4 s,
 * 10,000 from 9.4 s to 8.2 s. Node 22 and newer count differently, and wait longer by default.
 */
const OPTIMISES_LATE = ['--interrupt-budget=1000000'];

/** Flags by major version of Node. An unlisted version may not know the flags and would complain on stderr. */
const FLAGS: Readonly<Record<string, readonly string[]>> = {
  20: [...COMPILES_QUICKLY, ...OPTIMISES_LATE],
  22: COMPILES_ONCE,
};

/** Sets the V8 flags. Call before heavy work; later calls have little effect. @param version value of `process.versions.node` */
export function tuneV8(version: string): void {
  for (const flag of FLAGS[version.split('.', 1)[0]!] ?? []) setFlagsFromString(flag);
}

// ---- Untrusted files, and files in our own temporary directories.

const CODES: Readonly<Record<string, 'missing' | 'special'>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  ENAMETOOLONG: 'missing',
  // A link instead of the file.
  ELOOP: 'special',
  // A socket, or a pipe without a reader.
  ENXIO: 'special',
  EISDIR: 'special',
};

/** Windows has neither O_NOFOLLOW nor O_NONBLOCK. */
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants> & { O_RDONLY: number };

/** Implements `Files` of io.ts. Opening a pipe does not block. The type is checked on the open file, not on its path. */
async function readRegular(path: string, bytesMax: number): Promise<Regular> {
  let file: FileHandle;
  try {
    file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    const known = CODES[(error as NodeJS.ErrnoException).code ?? ''];
    if (known !== undefined) return known;
    throw error;
  }
  try {
    const found = await file.stat();
    if (!found.isFile() || !(await isStill(path, found))) return 'special';
    if (found.size > bytesMax) return 'too-large';
    const bytes = Buffer.alloc(found.size);
    let length = 0;
    while (length < bytes.length) {
      const { bytesRead } = await file.read(bytes, length, bytes.length - length, length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return bytes.subarray(0, length);
  } finally {
    await file.close();
  }
}

/** True if no directory on the path has become a link since the path was resolved. */
async function isStill(path: string, { dev, ino }: { dev: number; ino: number }): Promise<boolean> {
  if ((await realpath(path).catch(() => null)) !== path) return false;
  const now = await stat(path).catch(() => null);
  return now !== null && now.dev === dev && now.ino === ino;
}

/** Implements `Files` of io.ts. */
async function writeNew(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
  } finally {
    await file.close();
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Returns `absent` for errors with one of the codes, and rethrows all others. */
const orAbsent =
  <T>(absent: T, ...codes: readonly string[]) =>
  (error: unknown): T => {
    if (codes.includes(codeOf(error) ?? '')) return absent;
    throw error;
  };

/**
 * Returns the file status of a path, or null for an error in `absent`. Synchronous, because a diagram of 30 nodes needs 50 calls,
 * for folders of the PATH and around the source. Handing a call to another thread takes several times as long.
 */
function lookAt(path: string, ...absent: readonly string[]): Stats | null {
  try {
    return statSync(path);
  } catch (error) {
    return orAbsent(null, ...absent)(error);
  }
}

async function kindOf(path: string): Promise<PathKind> {
  const found = lookAt(path, 'ENOENT', 'ENOTDIR');
  if (found === null) return 'missing';
  return found.isFile() ? 'file' : found.isDirectory() ? 'directory' : 'other';
}

async function sizeOf(path: string): Promise<number | null> {
  const found = lookAt(path, 'ENOENT', 'ENOTDIR', 'ELOOP');
  return found?.isFile() === true ? found.size : null;
}

async function realPath(path: string): Promise<string | null> {
  try {
    return realpathSync.native(path);
  } catch (error) {
    return orAbsent(null, 'ENOENT', 'ENOTDIR', 'ELOOP')(error);
  }
}

async function list(path: string): Promise<readonly Entry[]> {
  const entries = await readdir(path, { withFileTypes: true });
  return entries
    .map((entry): Entry => {
      const kind = entry.isSymbolicLink()
        ? 'link'
        : entry.isDirectory()
          ? 'directory'
          : entry.isFile()
            ? 'file'
            : 'other';
      return { name: entry.name, kind };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function oldestFirst(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    paths.map(async (path) => ({ path, at: (await stat(path).catch(orAbsent(null, 'ENOENT', 'ENOTDIR')))?.mtimeMs })),
  );
  return found
    .flatMap(({ path, at }) => (at === undefined ? [] : { path, at }))
    .sort((a, b) => a.at - b.at)
    .map(({ path }) => path);
}

/** File access on this machine. */
export const nodeFiles: Files = {
  readFile: (path) => readFile(path),
  readRegular,
  writeNew,
  writeFile: writeAtomically,
  checkWritable,
  kindOf,
  sizeOf,
  list,
  oldestFirst,
  realPath,
  makeDirectory: async (path, isShared = false) =>
    void (await mkdir(path, { recursive: true, mode: isShared ? 0o777 : 0o700 })),
  link: (path, target) => symlink(target, path),
  remove: (path) => rm(path, { recursive: true, force: true }),
  rename,
  withTemporaryFiles,
  withTemporaryDirectory,
  withFile,
};
