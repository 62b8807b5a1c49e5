/**
 * Implements `Io` for this process on Node.js: files, streams, timers. Programs and network are in programs/ and
 * network/, loaded on demand. Both programs, the command line and the action, start with `runProgram`.
 */
import {
  closeSync,
  constants,
  createReadStream,
  type Dirent,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as sharedMessages from '../messages.js';
import type { Entry, FileReadResult, Files, Io, OnStdin, PathKind, ReadDescriptor, ResultStore } from './io.js';
import { STAMP_SECONDS } from './limits.js';
import * as messages from './messages.js';
import { useEnvironmentProxy } from './network/environment-proxy.js';
import { request, wait } from './network/http.js';
import { safeForTerminal, tolerateErrors, writeTo } from './streams.js';
import { withFile, withTemporaryDirectory, withTemporaryFiles } from './temporary.js';
import { checkWritable, writeAtomically } from './write.js';

/** Returns the `Io` of this process, with its streams and the machine's files. */
export const nodeIo = (): Io => ({
  ...nodeFiles,
  readDescriptor,
  onStdin,
  stdout: (content) => writeTo(process.stdout, content),
  stderr: (text) => void process.stderr.write(safeForTerminal(text)),
  // Loaded on demand: drawing a graph file or a plan does not need these modules.
  run: async (...args) => (await import('./programs/run.js')).runCommand(...args),
  launch: async (...args) => (await import('./programs/run.js')).launch(...args),
  serveGrpc: async (...args) => (await import('./network/grpc.js')).serveGrpc(...args),
  serveFiles: async (find) => (await import('./network/serve.js')).serveFiles(find),
  processId: process.pid,
  request: async (...args) => {
    await useEnvironmentProxy(process.env);
    return request(...args);
  },
  download: async (...args) => (await import('./network/download.js')).download(...args),
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
  ...(BUILD !== null && homedir() !== '' && { results: lazyResults(homedir(), identityOf(BUILD)) }),
});

declare const GROUNDPLAN_BUILD: string | undefined;

const inserted = typeof GROUNDPLAN_BUILD === 'string' ? GROUNDPLAN_BUILD : '';

/**
 * Hash of the program, inserted by scripts/build/stamp.mjs. Null for unbundled sources, as in tests: they may be edited
 * between two runs, so results of an earlier run must not be used.
 */
const BUILD: string | null = /^[0-9a-f]{20}$/.test(inserted) ? inserted : null;

/** Identifies the program whose results may be used again: the build, and the Node that runs it. */
const identityOf = (build: string): string =>
  [build, process.version, process.versions.v8, process.platform, process.arch].join(' ');

/** Returns the store of results, whose code is loaded with the first use: a plan or graph file needs none. */
function lazyResults(home: string, identity: string): ResultStore {
  let opened: Promise<ResultStore> | null = null;
  const open = (): Promise<ResultStore> => {
    opened ??= import('./cache/store.js').then(({ resultStore }) => resultStore(home, identity, nodeFiles));
    return opened;
  };
  return {
    identity,
    entries: async (key) => (await open()).entries(key),
    read: async (name) => (await open()).read(name),
    write: async (key, fingerprint, content) => (await open()).write(key, fingerprint, content),
    remove: async (name) => (await open()).remove(name),
    summary: async () => (await open()).summary(),
    clear: async () => (await open()).clear(),
  };
}

/** Implements `Io.every`. */
function every(seconds: number, work: () => void): () => void {
  const timer = setInterval(work, seconds * 1000).unref();
  return () => clearInterval(timer);
}

/** Implements `OnStdin`. */
const onStdin: OnStdin = (take) =>
  new Promise((resolve) => {
    process.stdin.on('data', take);
    // A broken pipe ends the input.
    for (const event of ['end', 'error', 'close']) process.stdin.once(event, () => resolve());
  });

/**
 * Runs a program with the arguments and the `Io` of this process. Sets the exit code instead of exiting, so that
 * pending output is written.
 * @param program returns the exit code, and never rejects
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

/**
 * True unless the working directory was deleted while a shell was in it. Without one, relative paths have no meaning.
 */
function hasWorkingDirectory(): boolean {
  try {
    return process.cwd() !== '';
  } catch {
    return false;
  }
}

/**
 * Implements `Io.withinSeconds`. Uses a separate V8 context because that accepts a time limit; the context is not a
 * sandbox.
 */
export const withinSeconds = <T>(seconds: number, work: () => T): T =>
  runInNewContext('work()', { work }, { timeout: seconds * 1000 }) as T;

/**
 * Returns a package installed next to groundplan in exactly this version; null if it is missing or cannot be loaded.
 * Node resolves it from groundplan's own file, never from the working directory.
 */
export function installedPackage(name: string, version: string): unknown {
  try {
    const load = createRequire(__filename);
    const manifest = load(`${name}/package.json`) as { version?: unknown };
    return manifest.version === version ? load(name) : null;
  } catch {
    return null;
  }
}

/**
 * Implements `Io.readDescriptor`. Refuses terminals, which would wait for typed input, and devices, which may have no
 * end.
 */
const readDescriptor: ReadDescriptor = async (descriptor, bytesMax) => {
  const status = fstatSync(descriptor);
  if (!status.isFIFO() && !status.isSocket() && !status.isFile()) return 'device';
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

// ---- V8 flags.

/**
 * V8 flags for the rasteriser in Node 20: compile quickly, and only once. The optimising compiler takes 0.7 s of CPU
 * for functions that run for less. Measured for a PNG, CPU of the whole process: 1.7 megapixels from 1.4 s to 0.7 s,
 * 6.6 megapixels (the default scale) from 1.6 s to 1.2 s, 26 megapixels from 2.4 s to 2.6 s; memory is the same.
 */
const QUICK_COMPILATION = ['--liftoff-only'];

/**
 * V8 flags for the rasteriser in Node 22: compile with optimisation, and only once. By default, V8 compiles each
 * function twice and keeps both in memory. Measured for a PNG of 9 megapixels: from 1.4 s and 258 MB to 1.2 s and 157
 * MB. Node 24 is faster with its defaults.
 */
const OPTIMISED_COMPILATION = ['--no-liftoff', '--no-wasm-loop-unrolling', '--no-wasm-loop-peeling', '--no-wasm-opt'];

/**
 * Bytes of a function's code to run before V8 optimises it: 15 times the default. Most optimised code had finished
 * running by the time it was ready. Measured for SVG, CPU of the whole process: 30 nodes from 0.46 s to 0.37 s, 1,000
 * from 2.3 s to 1.4 s, 10,000 from 9.4 s to 8.2 s. Node 22 and newer count differently, and wait longer by default.
 */
const LATE_OPTIMISATION = ['--interrupt-budget=1000000'];

/**
 * Flags by major version of Node. Other versions get none: they may not know the flags, and would complain on stderr.
 */
const FLAGS: Readonly<Record<string, readonly string[]>> = {
  20: [...QUICK_COMPILATION, ...LATE_OPTIMISATION],
  22: OPTIMISED_COMPILATION,
};

/**
 * Sets the V8 flags. Call it before heavy work; later, compiled code stays.
 * @param version `process.versions.node`: `20.11.0`
 */
export function tuneV8(version: string): void {
  for (const flag of FLAGS[version.split('.', 1)[0]!] ?? []) setFlagsFromString(flag);
}

// ---- Files.

/** Results of `readRegular` for system error codes. Other errors are thrown. */
const REGULAR_BY_CODE: Readonly<Record<string, 'missing' | 'special'>> = {
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

/**
 * Implements `Files.readRegular`. Opening a pipe does not block. The type is checked on the open file, not on its path.
 * Synchronous, because each of the six calls would take several times as long on another thread.
 */
async function readRegular(path: string, bytesMax: number): Promise<FileReadResult> {
  let file: number;
  try {
    file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    const known = REGULAR_BY_CODE[codeOf(error) ?? ''];
    if (known !== undefined) return known;
    throw error;
  }
  try {
    const status = fstatSync(file);
    if (!status.isFile() || !isUnmoved(path, status)) return 'special';
    if (status.size > bytesMax) return 'too-large';
    const bytes = Buffer.alloc(status.size);
    let length = 0;
    while (length < bytes.length) {
      const bytesRead = readSync(file, bytes, length, bytes.length - length, length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return bytes.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

/** True if the path still leads to the open file: no directory on it has become a link since the path was resolved. */
function isUnmoved(path: string, { dev, ino }: Stats): boolean {
  try {
    if (realpathSync.native(path) !== path) return false;
    const current = statSync(path);
    return current.dev === dev && current.ino === ino;
  } catch {
    return false;
  }
}

/** Implements `Files.writeNew`. */
async function writeNew(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
  } finally {
    await file.close();
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Returns an error handler: it returns `absent` for errors with one of the codes, and throws all others. */
const orAbsent =
  <T>(absent: T, ...codes: readonly string[]) =>
  (error: unknown): T => {
    if (codes.includes(codeOf(error) ?? '')) return absent;
    throw error;
  };

/**
 * Returns the status of a path, following links; null for an error with one of the codes. Synchronous, because a
 * diagram of 30 nodes needs 50 calls, for folders of the PATH and around the source, and handing a call to another
 * thread takes several times as long.
 */
function statusOf(path: string, ...absentCodes: readonly string[]): Stats | null {
  try {
    return statSync(path);
  } catch (error) {
    return orAbsent(null, ...absentCodes)(error);
  }
}

async function kindOf(path: string): Promise<PathKind> {
  const status = statusOf(path, 'ENOENT', 'ENOTDIR');
  if (status === null) return 'missing';
  return status.isFile() ? 'file' : status.isDirectory() ? 'directory' : 'other';
}

async function sizeOf(path: string): Promise<number | null> {
  const status = statusOf(path, 'ENOENT', 'ENOTDIR', 'ELOOP');
  return status?.isFile() === true ? status.size : null;
}

async function realPath(path: string): Promise<string | null> {
  try {
    return realpathSync.native(path);
  } catch (error) {
    return orAbsent(null, 'ENOENT', 'ENOTDIR', 'ELOOP')(error);
  }
}

async function list(path: string): Promise<readonly Entry[]> {
  return readdirSync(path, { withFileTypes: true })
    .map((entry): Entry => ({ name: entry.name, kind: entryKind(entry) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function entryKind(entry: Dirent): Entry['kind'] {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return 'directory';
  return entry.isFile() ? 'file' : 'other';
}

/**
 * Implements `Files.stampOf`. Some file systems have times of two seconds: a younger file gets a new stamp each time,
 * because a second change in the same moment would leave no trace.
 */
async function stampOf(path: string): Promise<string> {
  const status = await stat(path).catch((error: unknown) => codeOf(error) ?? 'unknown');
  if (typeof status === 'string') return status;
  const { mtimeMs, ctimeMs, size, ino, mode } = status;
  const isYoung = Math.abs(Date.now() - mtimeMs) < STAMP_SECONDS * 1000;
  if (isYoung) youngStamps += 1;
  return [mtimeMs, ctimeMs, size, ino, mode, ...(isYoung ? [youngStamps] : [])].join(' ');
}

/** Number of stamps given to young files so far, which makes each of these stamps unique. */
let youngStamps = 0;

async function oldestFirst(paths: readonly string[]): Promise<readonly string[]> {
  const files = await Promise.all(
    paths.map(async (path) => {
      const status = await stat(path).catch(orAbsent(null, 'ENOENT', 'ENOTDIR'));
      return status === null ? [] : [{ path, modified: status.mtimeMs }];
    }),
  );
  return files
    .flat()
    .sort((a, b) => a.modified - b.modified)
    .map(({ path }) => path);
}

/** Implements `Files` for this machine. */
export const nodeFiles: Files = {
  readFile: (path) => readFile(path),
  readRegular,
  writeNew,
  writeFile: writeAtomically,
  checkWritable,
  kindOf,
  sizeOf,
  list,
  stampOf,
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
