/** Results of earlier runs: what is kept, and that no fault of the store is a fault of the run. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remember, type Work } from '../../../src/platform/cache/remember.js';
import { resultStore } from '../../../src/platform/cache/store.js';
import type { Io } from '../../../src/platform/io.js';
import { nodeFiles, nodeIo } from '../../../src/platform/node.js';
import { withUntrustedWorld } from '../../../src/platform/untrusted/world.js';
import { IS_WHOLE } from '../../support/long.js';
import { ROOT } from '../../support/root.js';
import { newTemporary } from '../../support/temporary.js';

interface Scene {
  readonly io: Io;
  readonly home: string;
  readonly file: string;
  readonly entries: () => readonly string[];
}

function scene(overrides: Partial<Io> = {}): Scene {
  const home = newTemporary('groundplan-remember-');
  const file = join(home, 'input');
  writeFileSync(file, 'one');
  const io = { ...nodeIo(), directory: home, home, env: {}, results: resultStore(home, 'test', nodeFiles) };
  const folder = join(home, '.groundplan/results');
  return {
    io: { ...io, ...overrides },
    home,
    file,
    entries: () => readdirSync(folder).map((name) => join(folder, name)),
  };
}

const work = (more: Partial<Work<string>> = {}): Work<string> => ({
  key: ['test'],
  kindOfRun: () => 'other',
  save: (result) => result,
  load: (saved) => saved as string,
  ...more,
});

/** Does a piece of work, and returns its result and whether it was done. */
async function result(io: Io, act: (io: Io) => Promise<string>, more: Partial<Work<string>> = {}) {
  let isDone = false;
  const text = await remember(work(more), io, (recordingIo) => {
    isDone = true;
    return act(recordingIo);
  });
  return { text, isDone };
}

const reading =
  (file: string) =>
  async (io: Io): Promise<string> =>
    Buffer.from(await io.readFile(file)).toString();

test('work is done once for the same input', async () => {
  const { io, file } = scene();
  expect(await result(io, reading(file))).toEqual({ text: 'one', isDone: true });
  expect(await result(io, reading(file))).toEqual({ text: 'one', isDone: false });
  writeFileSync(file, 'two');
  expect(await result(io, reading(file))).toEqual({ text: 'two', isDone: true });
  writeFileSync(file, 'one');
  expect(await result(io, reading(file))).toEqual({ text: 'one', isDone: false });
  expect(await result(io, reading(file), { key: ['other'] })).toEqual({ text: 'one', isDone: true });
});

const OBSTACLES: Readonly<Record<string, (io: Io, home: string) => Promise<unknown>>> = {
  'a request': (io) =>
    io.request('https://example.invalid', { method: 'GET', seconds: 1, silentSeconds: 1, bytesMax: 1 }),
  'a look-up of a host': (io) => io.lookup('example.invalid'),
  'a program': (io) => io.run('git', ['--version'], { seconds: 10 }),
  'a viewer': (io) => io.launch('true', [], { seconds: 1 }),
  'a pause': (io) => io.wait(0),
  'a written file': (io, home) => io.writeFile(join(home, 'output'), 'x'),
  'a new directory': (io, home) => io.makeDirectory(join(home, 'folder')),
  'a removed file': (io, home) => io.remove(join(home, 'nothing')),
  'a rename': (io, home) => io.rename(join(home, 'other'), join(home, 'renamed')),
  'a link to a file outside': (io, home) =>
    io.withTemporaryDirectory((folder) => io.link(join(folder, 'link'), join(home, 'input'))),
  'a file that changes meanwhile': async (io, home) => {
    await io.readFile(join(home, 'input'));
    writeFileSync(join(home, 'input'), 'changed');
    await io.readFile(join(home, 'input'));
  },
  'modification times': (io, home) => io.oldestFirst([join(home, 'input')]),
};

test.each(Object.entries(OBSTACLES))('a result is not kept after %s', async (_, act) => {
  const { io, home } = scene({
    request: async () => ({ end: 'time-out' }),
    lookup: async () => [],
  });
  writeFileSync(join(home, 'other'), '');
  const all = async (recordingIo: Io) => {
    await act(recordingIo, home);
    return 'text';
  };
  expect(await result(io, all)).toMatchObject({ isDone: true });
  writeFileSync(join(home, 'input'), 'one');
  writeFileSync(join(home, 'other'), '');
  expect(await result(io, all)).toMatchObject({ isDone: true });
});

test('files in a temporary directory are no input, and no obstacle', async () => {
  const { io, file } = scene();
  const act = (recordingIo: Io) =>
    recordingIo.withTemporaryDirectory(async (folder) => {
      await recordingIo.writeFile(join(folder, 'copy'), await recordingIo.readFile(file));
      return reading(join(folder, 'copy'))(recordingIo);
    });
  expect(await result(io, act)).toMatchObject({ isDone: true });
  expect(await result(io, act)).toMatchObject({ isDone: false });
});

test('a variable counts if it is asked for, and not if it is only passed on', async () => {
  const env: Record<string, string> = { ASKED: '1', PASSED: '1', TF_VAR_x: '1' };
  const { io } = scene({ env });
  const act = async ({ env: given }: Io) => `${given.ASKED}${Object.keys({ ...given }).length}`;
  expect(await result(io, act)).toMatchObject({ isDone: true });
  for (const [name, isDone] of [
    ['PASSED', false],
    ['ASKED', true],
    ['TF_VAR_x', true],
    ['TF_VAR_new', true],
  ] as const) {
    env[name] = '2';
    expect([name, await result(io, act)]).toMatchObject([name, { isDone }]);
  }
});

test('a failure is not kept', async () => {
  const { io } = scene();
  const failing = () => Promise.reject(new Error('no'));
  await expect(result(io, failing)).rejects.toThrow('no');
  expect(await result(io, async () => 'fine')).toMatchObject({ isDone: true });
});

test('a checkout elsewhere has the same result, unless the result names its place', async () => {
  const { io, home } = scene();
  const at = (name: string) => {
    const folder = join(home, name);
    mkdirSync(folder);
    writeFileSync(join(folder, 'a'), 'same');
    return { folder, bases: new Map([['repository', folder]]) };
  };
  const [one, other] = [at('one'), at('other')];
  const read = (folder: string) => async (recordingIo: Io) => {
    expect(await recordingIo.realPath(folder)).toBe(folder);
    return reading(join(folder, 'a'))(recordingIo);
  };
  expect(await result(io, read(one.folder), one)).toMatchObject({ isDone: true });
  expect(await result(io, read(other.folder), other)).toEqual({ text: 'same', isDone: false });
  const naming = (folder: string) => async () => `in ${folder}/ä ☃`;
  const key = { key: ['naming'] };
  expect(await result(io, naming(one.folder), { ...one, ...key })).toMatchObject({ isDone: true });
  expect(await result(io, naming(one.folder), { ...one, ...key })).toMatchObject({ isDone: true });
});

test('a damaged, cut, empty or foreign entry is removed, and the work is done', async () => {
  const { io, file, entries } = scene();
  const damages: ((path: string) => void)[] = [
    (path) => truncateSync(path, 100),
    (path) => truncateSync(path, 0),
    (path) => writeFileSync(path, 'of another program'),
    (path) => {
      const bytes = readFileSync(path);
      bytes[bytes.length - 1]! ^= 1;
      writeFileSync(path, bytes);
    },
    (path) => writeFileSync(path, readFileSync(path).toString('latin1').replace('result 1', 'result 9'), 'latin1'),
  ];
  await result(io, reading(file));
  for (const damage of damages) {
    damage(entries()[0]!);
    expect(await result(io, reading(file))).toEqual({ text: 'one', isDone: true });
    expect(await result(io, reading(file))).toEqual({ text: 'one', isDone: false });
    expect(entries()).toHaveLength(1);
  }
});

test('a store that fails is one debug line, and never a failure', async () => {
  const refuse = (code: string) => async (): Promise<never> => {
    throw Object.assign(new Error(code), { code });
  };
  const { io, file, home } = scene();
  const store = io.results!;
  const stores: Readonly<Record<string, Io['results']>> = {
    EROFS: { ...bound(store), write: refuse('EROFS') },
    ENOSPC: { ...bound(store), write: refuse('ENOSPC') },
    EDQUOT: { ...bound(store), write: refuse('EDQUOT') },
    EACCES: { ...bound(store), entries: refuse('EACCES'), read: refuse('EACCES'), write: refuse('EACCES') },
    // A home that cannot exist.
    ENOTDIR: resultStore(join(file, 'home'), 'test', nodeFiles),
  };
  for (const [code, results] of Object.entries(stores)) {
    const lines: string[] = [];
    const debug = (line: string) => void lines.push(line);
    expect(await result({ ...io, results: results! }, reading(file))).toEqual({ text: 'one', isDone: true });
    expect(await result({ ...io, results: results! }, reading(file), { debug })).toMatchObject({ isDone: true });
    expect([code, lines.length, lines[0]]).toEqual([code, 1, expect.stringContaining(code)]);
  }
  chmodSync(home, 0o700);
});

const bound = (store: NonNullable<Io['results']>): NonNullable<Io['results']> => ({
  identity: store.identity,
  entries: (key) => store.entries(key),
  read: (name) => store.read(name),
  write: (key, fingerprint, content) => store.write(key, fingerprint, content),
  remove: (name) => store.remove(name),
  summary: () => store.summary(),
  clear: () => store.clear(),
});

test('untrusted code has no store', async () => {
  const { io } = scene();
  await withUntrustedWorld(io, { network: false }, async (untrusted) => {
    expect(untrusted.results).toBeUndefined();
  });
});

test('several writers and readers at once see complete results only', async () => {
  const { io, file } = scene();
  const big = 'x'.repeat(300_000);
  const act = async (recordingIo: Io) => `${await reading(file)(recordingIo)}${big}`;
  const texts = await Promise.all(Array.from({ length: 30 }, () => result(io, act)));
  for (const { text } of texts) expect(text).toBe(`one${big}`);
});

// ---- A process that is killed while it writes.

const KILLS = IS_WHOLE ? 100 : 10;

test(`a process that is killed ${KILLS} times leaves valid results`, async () => {
  const { io, file, home, entries } = scene();
  const program = join(home, 'program.cjs');
  const entry = join(home, 'entry.ts');
  writeFileSync(
    entry,
    `import { remember } from ${JSON.stringify(join(ROOT, 'src/platform/cache/remember.ts'))};
import { resultStore } from ${JSON.stringify(join(ROOT, 'src/platform/cache/store.ts'))};
import { nodeFiles, nodeIo } from ${JSON.stringify(join(ROOT, 'src/platform/node.ts'))};
const [home, file] = process.argv.slice(2);
const io = { ...nodeIo(), directory: home, home, env: {}, results: resultStore(home, 'test', nodeFiles) };
const big = 'x'.repeat(2_000_000);
async function run() {
  for (let i = 0; ; i++) {
    const work = { key: ['test', i % 5], kindOfRun: () => 'other', save: (text) => text, load: (saved) => saved };
    // With a listener, the work is done and written again although it is kept.
    work.debug = () => undefined;
    await remember(work, io, async (recordingIo) => Buffer.from(await recordingIo.readFile(file)) + big);
    process.stdout.write('.');
  }
}
run();
`,
  );
  execFileSync(join(ROOT, 'node_modules/.bin/esbuild'), [
    ...[entry, '--bundle', '--platform=node', '--format=cjs', '--log-level=error', `--outfile=${program}`],
  ]);
  const big = 'x'.repeat(2_000_000);
  let complete = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    await killed([program, home, file], 1 + (kill % 10) * 3);
    for (let i = 0; i < 5; i++) {
      const act = async (recordingIo: Io) => `${await reading(file)(recordingIo)}${big}`;
      const { text, isDone } = await result(io, act, { key: ['test', i] });
      expect(text === `one${big}`).toBe(true);
      if (!isDone) complete++;
    }
    // Leftovers of the killed process are removed by the next writer.
    expect(entries().filter((path) => !/-[0-9a-f]{16}$/.test(path)).length).toBeLessThanOrEqual(1);
  }
  expect(complete).toBeGreaterThan(0);
});

/** Starts a process, and kills it some milliseconds after its first result. */
function killed(args: readonly string[], milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), milliseconds));
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      signal === 'SIGKILL' ? resolve() : reject(new Error(`ended by itself: ${code} ${signal}`)),
    );
  });
}

test('a result inside of another one is an input of both', async () => {
  const { io, home, file } = scene();
  const inner = async (recordingIo: Io) => {
    await recordingIo.list(home, /\.tf$/);
    return `${await reading(file)(recordingIo)}${recordingIo.env.ASKED}`;
  };
  const outer = async (recordingIo: Io) => (await result(recordingIo, inner, { key: ['inner'] })).text;
  expect(await result(io, outer)).toEqual({ text: 'oneundefined', isDone: true });
  expect(await result(io, outer, { key: ['outer 2'] })).toMatchObject({ isDone: true });
  for (const key of ['test', 'outer 2']) {
    expect(await result(io, outer, { key: [key] })).toEqual({ text: 'oneundefined', isDone: false });
    writeFileSync(join(home, 'README.md'), key);
    expect(await result(io, outer, { key: [key] })).toEqual({ text: 'oneundefined', isDone: false });
  }
  for (const key of ['test', 'outer 2']) {
    writeFileSync(join(home, `${key}.tf`), '');
    expect(await result(io, outer, { key: [key] })).toMatchObject({ isDone: true });
    writeFileSync(file, key);
    expect(await result(io, outer, { key: [key] })).toEqual({ text: `${key}undefined`, isDone: true });
    expect(await result({ ...io, env: { ASKED: 'now' } }, outer, { key: [key] })).toMatchObject({ text: `${key}now` });
  }
});

test('a result that is no data is returned, and not kept', async () => {
  const { io, file } = scene();
  for (const save of [() => () => 'a function', () => Promise.reject, () => Symbol('no data')]) {
    const lines: string[] = [];
    const debug = (line: string) => void lines.push(line);
    expect(await result(io, reading(file), { save })).toEqual({ text: 'one', isDone: true });
    expect(await result(io, reading(file), { save, debug })).toEqual({ text: 'one', isDone: true });
    expect(lines).toHaveLength(1);
  }
  const failing = () => {
    throw new Error('cannot be saved');
  };
  expect(await result(io, reading(file), { save: failing })).toEqual({ text: 'one', isDone: true });
});
