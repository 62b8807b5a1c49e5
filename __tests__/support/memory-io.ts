import type { Entry, Io, PathKind } from '../../src/platform/io.js';

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
    readRegular: async (path, bytesMax) => {
      const bytes = stored.get(path) ?? 'missing';
      return typeof bytes === 'object' && bytes.length > bytesMax ? 'too-large' : bytes;
    },
    writeFile: async (path, content) => void stored.set(path, bytesOf(content)),
    writeNew: async (path, content) => void stored.set(path, bytesOf(content)),
    kindOf: async (path): Promise<PathKind> =>
      stored.has(path) ? 'file' : folders.has(path) ? 'directory' : 'missing',
    stdout: async (content) => void out.push(bytesOf(content)),
    stderr: (text) => {
      err += text;
    },
    sizeOf: async (path) => stored.get(path)?.length ?? null,
    oldestFirst: async (paths) => paths,
    list: async (path) => entriesBelow(path, [...stored.keys()], [...folders]),
    realPath: async (path) => (stored.has(path) || folders.has(path) ? path : null),
    makeDirectory: async (path) => void folders.add(path),
    link: async () => fail('ENOSYS'),
    remove: async (path) => {
      for (const file of [...stored.keys()]) if (file === path || file.startsWith(`${path}/`)) stored.delete(file);
    },
    rename: async (from, to) => {
      stored.set(to, stored.get(from) ?? fail('ENOENT'));
      stored.delete(from);
    },
    withTemporaryDirectory: async (work) => work('/temporary'),
    withFile: async (path, content, work) => {
      if (stored.has(path)) return work(false);
      stored.set(path, bytesOf(content));
      return work(true).finally(() => stored.delete(path));
    },
    launch: async () => ({ end: 'missing' }),
    platform: 'linux',
    directory: '/work',
    home: '/home/user',
    run: async () => ({ end: 'missing' }),
    serveGrpc: async () => fail('ENOSYS'),
    processId: 1,
    request: async () => ({ end: 'unreachable', reason: 'ECONNREFUSED' }),
    download: async () => ({ end: 'unreachable', reason: 'ECONNREFUSED' }),
    lookup: async () => [],
    wait: async () => {},
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

function entriesBelow(folder: string, files: readonly string[], folders: readonly string[]): Entry[] {
  const prefix = folder === '.' ? '' : `${folder}/`;
  const found = new Map<string, Entry>();
  for (const path of [...files, ...folders.map((name) => `${name}/`)]) {
    if (!path.startsWith(prefix) || path.length === prefix.length) continue;
    const [name, ...rest] = path.slice(prefix.length).split('/');
    found.set(name!, { name: name!, kind: rest.length > 0 ? 'directory' : 'file' });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** An error as the file system throws it. */
export function fail(code: string): never {
  throw Object.assign(new Error(`${code}: made by a test`), { code });
}
