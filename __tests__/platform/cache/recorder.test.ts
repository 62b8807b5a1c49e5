/** When a result may be used again in one process. Results on the disk: remember.test.ts. */
import { type Recording, record } from '../../../src/platform/cache/recorder.js';
import type { Io } from '../../../src/platform/io.js';
import { memoryIo } from '../../support/memory-io.js';

const recorded = (io: Io): Recording =>
  record(io, {
    bases: new Map(),
    kindOfRun: (command) => (command === 'probe' || command === 'computation' ? command : 'other'),
  });

const world = () =>
  memoryIo(
    { '/a/main.tf': 'one', '/a/other.txt': 'two', '/b/key': 'three' },
    { folders: ['/a', '/b'], directory: '/' },
  );

/** Reads in each manner. */
async function readAll(io: Io): Promise<void> {
  await io.readFile('/a/main.tf');
  await io.readFile('/a/missing').catch(() => {});
  await io.readRegular('/b/key', 3);
  await io.kindOf('/a/none.tf');
  await io.sizeOf('/b/key');
  await io.list('/a');
  await io.realPath('/b');
}

test('without a change, or with one of a file that was not read, it is current', async () => {
  const io = world();
  const recording = recorded(io);
  await readAll(recording.io);
  expect(await recording.isCurrent(io)).toBe(true);
  io.files.set('/a/other.txt', Buffer.from('2'));
  io.files.set('/a/main.tf', Buffer.from('one'));
  expect(await recording.isCurrent(io)).toBe(true);
});

test.each<[string, (files: Map<string, Uint8Array>) => void]>([
  ['content', (files) => files.set('/a/main.tf', Buffer.from('new'))],
  ['a missing file that is there now', (files) => files.set('/a/missing', Buffer.from('new'))],
  ['a file whose kind was asked for', (files) => files.set('/a/none.tf', Buffer.from('new'))],
  ['a removed file', (files) => files.delete('/a/main.tf')],
  ['a size', (files) => files.set('/b/key', Buffer.from('longer'))],
  ['a new entry of a listed folder', (files) => files.set('/a/new.tf', Buffer.from('new'))],
])('a change is seen: %s', async (_, change) => {
  const io = world();
  const recording = recorded(io);
  await readAll(recording.io);
  change(io.files);
  expect(await recording.isCurrent(io)).toBe(false);
});

test('entries of a listed folder count if their names matter', async () => {
  const io = world();
  const recording = recorded(io);
  await recording.io.list('/a', /[.]tf$/);
  io.files.set('/a/README.md', Buffer.from('new'));
  expect(await recording.isCurrent(io)).toBe(true);
  io.files.set('/a/new.tf', Buffer.from('new'));
  expect(await recording.isCurrent(io)).toBe(false);
});

test('files in a temporary directory do not count', async () => {
  const io = world();
  const recording = recorded(io);
  await recording.io.withTemporaryDirectory(async (folder) => {
    await recording.io.writeNew(`${folder}/plan`, 'x');
    await recording.io.readFile(`${folder}/plan`);
  });
  io.files.clear();
  expect(await recording.isCurrent(io)).toBe(true);
});

test('a file that changes while it is read counts as changed, although it is the same again', async () => {
  const io = world();
  const recording = recorded(io);
  await recording.io.readFile('/a/main.tf');
  io.files.set('/a/main.tf', Buffer.from('meanwhile'));
  await recording.io.readFile('/a/main.tf');
  io.files.set('/a/main.tf', Buffer.from('one'));
  expect(await recording.isCurrent(io)).toBe(false);
});

const REQUEST = { mayConnect: () => true, env: {}, seconds: 1, silentSeconds: 1, bytesMax: 1 };

test.each<[string, (io: Io) => Promise<unknown>, boolean]>([
  ['a program that answers a question', (io) => io.run('probe', [], { seconds: 1 }), true],
  ['a program that computes with temporary files', (io) => compute(io, 'work'), true],
  ['one that takes too long', (io) => compute(io, 'slow'), false],
  ['a question that takes too long', (io) => io.run('probe', ['slow'], { seconds: 1 }), false],
  ['another program', (io) => io.run('other', [], { seconds: 1 }), false],
  ['a host that answers', (io) => io.download('https://ok', REQUEST), false],
  ['a host that is not there', (io) => io.request('https://gone', { ...REQUEST, method: 'GET' }), false],
  ['a written file', (io) => io.writeFile('cache/x', 'x'), false],
])('after %s', async (_, use, isCurrent) => {
  const bytes = new Uint8Array();
  const io = memoryIo(
    {},
    {
      run: async (_command, [first]) =>
        first === 'slow' ? { end: 'time-out' } : { end: 'exit', code: 0, stdout: '', stderr: '' },
      download: async () => ({ end: 'response', status: 200, headers: new Map(), bytes }),
    },
  );
  const recording = recorded(io);
  await use(recording.io);
  expect(await recording.isCurrent(io)).toBe(isCurrent);
});

const compute = (io: Io, first: string): Promise<unknown> =>
  io.withTemporaryDirectory((directory) => io.run('computation', [first], { seconds: 1, directory, env: {} }));

test('another answer of a program is a change', async () => {
  const answering = (stdout: string) =>
    memoryIo({}, { run: async () => ({ end: 'exit', code: 0, stdout, stderr: '' }) });
  const io = answering('1.9.0');
  const recording = recorded(io);
  await recording.io.run('probe', ['version'], { seconds: 1 });
  expect(await recording.isCurrent(answering('1.9.0'))).toBe(true);
  expect(await recording.isCurrent(answering('1.10.0'))).toBe(false);
});
