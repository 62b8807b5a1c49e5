import { createMemory } from '../../../src/cli/mcp/memory.js';
import { memoryIo } from '../../support/memory-io.js';

/** A memory, and work that reads a file and counts how often it is done. */
function scene() {
  const io = memoryIo(
    { '/project/main.tf': 'one' },
    { run: async (_command, [first]) => (first === 'version' ? { end: 'time-out' } : { end: 'missing' }) },
  );
  const memory = createMemory();
  let done = 0;
  const read = (key: string, run?: readonly string[]) =>
    memory.keep(key, io, async (recordingIo) => {
      done++;
      if (run !== undefined) await recordingIo.run('terraform', run, { seconds: 1 });
      return Buffer.from(await recordingIo.readFile('/project/main.tf')).toString();
    });
  return { io, read, done: () => done };
}

test('work is done again only if something that it read has changed', async () => {
  const { io, read, done } = scene();
  expect([await read('a'), await read('a'), done()]).toEqual(['one', 'one', 1]);
  expect([await read('b'), done()]).toEqual(['one', 2]);
  io.files.set('/project/main.tf', Buffer.from('two'));
  expect([await read('a'), done()]).toEqual(['two', 3]);
});

test.each([
  ['a time-out', ['version']],
  ['a program whose answer may be another one', ['apply']],
])('nothing is kept after %s', async (_, run) => {
  const { read, done } = scene();
  await read('a', run);
  await read('a', run);
  expect(done()).toBe(2);
});

test('the four most recent results are kept', async () => {
  const { read, done } = scene();
  for (const key of ['a', 'b', 'c', 'd', 'a', 'e', 'a']) await read(key);
  expect(done()).toBe(5);
  await read('b');
  expect(done()).toBe(6);
});
