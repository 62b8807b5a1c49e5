import { recorded } from '../../src/platform/recorded.js';
import { memoryIo } from '../support/memory-io.js';

const world = () =>
  memoryIo({ 'a/main.tf': 'one', 'a/other.txt': 'two', 'b/key': 'three' }, { folders: ['a', 'b'], directory: '/' });

/** Reads in each manner. */
async function readAll(io: ReturnType<typeof recorded>['io']): Promise<void> {
  await io.readFile('a/main.tf');
  await io.readFile('a/missing').catch(() => {});
  await io.readRegular('b/key', 3);
  await io.kindOf('a/none.tf');
  await io.sizeOf('b/key');
  await io.list('a');
  await io.realPath('b');
}

test('without a change, or with one of a file that was not read, it is current', async () => {
  const io = world();
  const recording = recorded(io);
  await readAll(recording.io);
  expect(await recording.isCurrent(io)).toBe(true);
  io.files.set('a/other.txt', Buffer.from('2'));
  io.files.set('a/main.tf', Buffer.from('one'));
  expect(await recording.isCurrent(io)).toBe(true);
});

test.each<[string, (files: Map<string, Uint8Array>) => void]>([
  ['content', (files) => files.set('a/main.tf', Buffer.from('new'))],
  ['a missing file that is there now', (files) => files.set('a/missing', Buffer.from('new'))],
  ['a file whose kind was asked for', (files) => files.set('a/none.tf', Buffer.from('new'))],
  ['a removed file', (files) => files.delete('a/main.tf')],
  ['a size', (files) => files.set('b/key', Buffer.from('longer'))],
  ['a new entry of a listed folder', (files) => files.set('a/new.tf', Buffer.from('new'))],
])('a change is seen: %s', async (_, change) => {
  const io = world();
  const recording = recorded(io);
  await readAll(recording.io);
  change(io.files);
  expect(await recording.isCurrent(io)).toBe(false);
});

test('files of the writer itself do not count', async () => {
  const io = world();
  const { io: recording, isCurrent } = recorded(io);
  await recording.kindOf('cache/x');
  await recording.withTemporaryDirectory(async (folder) => {
    await recording.writeNew(`${folder}/plan`, 'x');
    await recording.readFile(`${folder}/plan`);
  });
  await recording.writeFile('cache/x', 'x');
  await recording.readFile('cache/x');
  await recording.rename('cache/x', 'cache/y');
  io.files.clear();
  expect(await isCurrent(io)).toBe(true);
});

test.each<[string, (io: ReturnType<typeof recorded>['io']) => Promise<unknown>, boolean]>([
  ['a program that ends', (io) => io.run('ok', [], { seconds: 1 }), true],
  ['a program that takes too long', (io) => io.run('slow', [], { seconds: 1 }), false],
  ['a host that answers', (io) => io.download('https://ok', REQUEST), true],
  ['a host that refuses', (io) => io.download('https://no', REQUEST), false],
  ['a host that is not there', (io) => io.request('https://gone', { ...REQUEST, method: 'GET' }), false],
])('after %s', async (_, use, isCurrent) => {
  const bytes = new Uint8Array();
  const io = memoryIo(
    {},
    {
      run: async (command) =>
        command === 'ok' ? { end: 'exit', code: 1, stdout: '', stderr: '' } : { end: 'time-out' },
      download: async (url) => ({ end: 'response', status: url.endsWith('ok') ? 200 : 503, headers: new Map(), bytes }),
    },
  );
  const recording = recorded(io);
  await use(recording.io);
  expect(await recording.isCurrent(io)).toBe(isCurrent);
});

const REQUEST = { mayConnect: () => true, env: {}, seconds: 1, silentSeconds: 1, bytesMax: 1 };
