import type { Io, PathKind } from '../../src/io/io.js';

export interface MemoryIo extends Io {
  readonly files: Map<string, Uint8Array>;
  out(): string;
  err(): string;
}

/** A world in memory: files by path, folders by what the files are in, what was written to the streams. */
export function memoryIo(
  files: Record<string, string | Uint8Array> = {},
  overrides: Partial<Io> & { folders?: string[] } = {},
): MemoryIo {
  const stored = new Map(Object.entries(files).map(([path, content]) => [path, bytesOf(content)]));
  const folders = new Set(overrides.folders ?? ['.']);
  const out: Uint8Array[] = [];
  let err = '';
  return {
    files: stored,
    out: () => Buffer.concat(out).toString('utf8'),
    err: () => err,
    readFile: async (path) => stored.get(path) ?? fail('ENOENT'),
    writeFile: async (path, content) => void stored.set(path, bytesOf(content)),
    kindOf: async (path): Promise<PathKind> =>
      stored.has(path) ? 'file' : folders.has(path) ? 'directory' : 'missing',
    stdout: async (content) => void out.push(bytesOf(content)),
    stderr: (text) => {
      err += text;
    },
    run: async () => ({ end: 'missing' }),
    installed: () => null,
    withTemporaryFiles: async (_, work) => work([]),
    stdoutIsTerminal: false,
    stderrIsTerminal: false,
    env: {},
    ...overrides,
  };
}

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content, 'utf8') : content;

/** An error as the file system throws it. */
export function fail(code: string): never {
  throw Object.assign(new Error(`${code}: made by a test`), { code });
}
